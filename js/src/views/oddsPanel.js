/** The odds of going on with an attack, and the attack that repeats itself. */

import { stopAt } from "../store/selectors.js";
import { capitalize, percent, seatName } from "../words/english.js";
import { block, button, fold } from "./controls.js";
import { h } from "./dom.js";
import { whyLink } from "./whyLink.js";

/** @typedef {import("./context.js").Ctx} Ctx */

/**
 * What the decision needs: the chance, and the attack that repeats itself.
 * @param {Ctx} ctx
 */
export const oddsPanel = (ctx) => (ctx.snapshot.lesson ? [] : [chanceBlock(ctx), untilBlock(ctx)]);

/**
 * The chance of an attack that goes on, in a line.
 * @param {Ctx} ctx
 */
function chanceBlock(ctx) {
  const { snapshot, ui, odds, name } = ctx;
  const { selection } = ui;
  if (selection.kind !== "pair") return null;
  const defender = snapshot.territories[selection.target]?.[0] ?? null;
  return block(
    "odds",
    "",
    h(
      "div.rw-row.rw-base",
      null,
      h(
        "span",
        null,
        h("span.rw-big", null, odds ? percent(odds.win) : "…"),
        ` to take ${name(selection.target)}`,
      ),
      h(
        "span.rw-meta",
        null,
        odds ? `${percent(1 - odds.win)} ${seatName(snapshot, defender)} holds` : "",
      ),
    ),
  );
}

/**
 * What is left of both armies where an attack goes on until it ends.
 * @param {Ctx} ctx
 */
export function oddsInFull(ctx) {
  const { snapshot, ui, odds, name } = ctx;
  const { selection } = ui;
  if (selection.kind !== "pair") return null;
  const attacker = snapshot.territories[selection.source]?.[0] ?? null;
  const defender = snapshot.territories[selection.target]?.[0] ?? null;
  const edition = snapshot.edition_title.replace(/ \(.*| \d+$/, "");
  return block(
    "odds-full",
    [
      fold(ctx, "odds", "If you attack until it ends"),
      h("span.rw-meta", null, `exact, ${edition} dice`),
    ],
    ui.unfolded.odds && [
      h(
        "div.rw-oddsbar",
        { key: "bar", "aria-hidden": "true" },
        side(attacker, odds?.win ?? 0),
        side(defender, odds ? 1 - odds.win : 0),
      ),
      bars(
        [odds?.attackers ?? [], attacker, `armies ${seatName(snapshot, attacker)} keeps`],
        [odds?.defenders ?? [], defender, `armies ${seatName(snapshot, defender)} keeps`],
      ),
      whyLink(ctx, "odds", "How is this worked out?", ["attack.compare", "attack.defence-dice"], {
        text: `Every roll that can come is counted, with ${name(selection.source)} rolling as many dice as it may and the defender too. No sample, no guess.`,
      }),
    ],
  );
}

/** @param {string|null} seat @param {number} part */
const side = (seat, part) => h(`i.seat.s-${seat}`, { style: `flex:${(part * 100).toFixed(1)}` });

/** Bars that are drawn beside each other at most. */
const MOST_BARS = 12;
/** The room that bars take; there is room for words even below a single one. @param {any[]} items */
const slots = ({ length }) => Math.max(length, 4);

/**
 * What is left, as two rows of bars on one line.
 * @param {...[Array<[number, number]>, string|null, string]} sides
 */
function bars(...sides) {
  const all = sides.map(([rows, seat, text]) => ({ ...condense(rows), seat, text }));
  // A side that is as good as certain to lose everything has nothing to draw.
  const some = all.filter(({ items }) => items.length);
  const shown = some.length ? some : all;
  const top = Math.max(0.01, ...shown.flatMap(({ items }) => items.map(([, p]) => p)));
  const total = shown.reduce((n, { items }) => n + slots(items), 0);
  const gap = 14;
  const step = Math.min(26, (314 - gap) / total);
  const width = step * 0.82;
  let x = 0;
  const kids = shown.map(({ items, seat, text }) => {
    const from = x;
    const group = items.map(([label, p], i) => {
      const at = from + i * step;
      const height = (p / top) * 62;
      const middle = at + width / 2;
      return h(
        "g",
        { key: i },
        h("rect", { x: at, y: 86 - height, width, height, rx: 2 }),
        step > 15 && h("text.rw-v", { x: middle, y: 82 - height }, Math.round(p * 100) || "<1"),
        h("text", { x: middle, y: 100 }, label),
      );
    });
    x = from + slots(items) * step + gap;
    const end = x - gap - step + width;
    // Words that run on to the left have more room there than those before them need.
    const late = from > 0 && items.length > slots([]);
    return h(
      `g.seat.s-${seat}`,
      null,
      h("path", { d: `M${from} 86.500H${end}` }),
      group,
      h(late ? "text.rw-late" : "text.rw-at", { x: late ? end : from, y: 115 }, text),
    );
  });
  const spoken = shown
    .map(({ items, text }) => `${text}: ${items.map(([n, p]) => `${n}: ${percent(p)}`).join(", ")}`)
    .join("; ");
  return h(
    "svg.rw-bars",
    { key: "bars", viewBox: "0 0 314 119", role: "img", "aria-label": capitalize(spoken) },
    kids,
  );
}

/**
 * Bars that can be told apart: the unlikely ends of a long row are left out.
 * @param {Array<[number, number]>} all
 */
function condense(all) {
  const likely = all.filter(([, p]) => p >= 0.005);
  if (likely.length <= MOST_BARS) return { items: likely };
  const step = Math.ceil(likely.length / MOST_BARS);
  /** @type {Array<[string|number, number]>} */
  const items = [];
  for (let i = 0; i < likely.length; i += step) {
    const part = likely.slice(i, i + step);
    items.push([part[0]?.[0] ?? 0, part.reduce((sum, [, p]) => sum + p, 0)]);
  }
  return { items };
}

/**
 * Attack again and again, down to a limit of own armies.
 * @param {Ctx} ctx
 */
function untilBlock(ctx) {
  const { snapshot, ui, odds, name, dispatch, send } = ctx;
  const { selection } = ui;
  if (selection.kind !== "pair") return null;
  const { source, target, armies } = selection;
  const most = (snapshot.territories[source]?.[1] ?? 2) - 1;
  const at = stopAt(ctx);
  const fightOn = button("roll_until", "Fight on", () =>
    send({
      type: "roll_until",
      source,
      target,
      armies,
      ...(selection.dice === null ? {} : { dice: selection.dice }),
      stop_at: at,
    }),
  );
  return block(
    "until",
    "",
    h(
      "div.rw-row",
      null,
      fightOn,
      h(
        "label",
        null,
        h("span.rw-sr", null, `${name(target)} falls or ${name(source)} has armies left:`),
        h("span", { "aria-hidden": "true" }, "until "),
        h(
          "select.rw-fld",
          {
            value: at,
            on: {
              change: (/** @type {Event} */ e) =>
                dispatch({
                  type: "stop_at",
                  value: Number(/** @type {HTMLSelectElement} */ (e.target).value),
                }),
            },
          },
          Array.from({ length: most }, (_, i) => h("option", { key: i, value: i + 1 }, i + 1)),
        ),
        h("span", { "aria-hidden": "true" }, " left"),
      ),
      h(
        "small",
        { key: "chance" },
        odds?.stop_win === null || odds?.stop_win === undefined ? "" : percent(odds.stop_win),
      ),
    ),
  );
}
