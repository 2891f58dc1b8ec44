/** The panels for claiming territories and for placing and moving armies. */

import { inHandAhead, repeatTerritory } from "../store/queuedClicks.js";
import { isPlacedFor, partsIn } from "../store/screens.js";
import { armyRange } from "../store/selection.js";
import { setTraded } from "../store/selectors.js";
import { KEYS } from "../store/shortcuts.js";
import {
  armiesChosen,
  block,
  button,
  fromTo,
  slider,
  stepper,
  termList,
  UNCHOSEN,
} from "./controls.js";
import { h } from "./dom.js";
import { faceOf } from "./faces.js";
import { strong } from "./messageParts.js";
import { sign } from "./symbols.js";
import { whyLink } from "./why.js";

/** @import { Ctx } from "../calls.js" */

/** The maximum number of armies that are shown as boxes; larger numbers are written as digits. */
const MOST_BOXES = 12;

/**
 * Draw the armies left as boxes, if there are few.
 * @param {Ctx["say"]} say
 * @param {number} left
 * @param {number} placed
 * @param {number} come the number of armies left that have just arrived
 */
const armiesLeft = (say, left, placed, come) =>
  h(
    "div.rw-flow.rw-boxes",
    { key: `boxes-${come}`, class: come ? "rw-come" : "" },
    armyBoxes(left, placed, left - come),
    count(say, left, placed),
  );

/** @param {Ctx["say"]} say @param {number} left @param {number} placed */
const count = (say, left, placed) =>
  h("p", { key: "text" }, strong(say("page-armies-left", { left, placed })));

/**
 * @param {number} left
 * @param {number} placed
 * @param {number} [old] how many of the armies left were already there
 */
const armyBoxes = (left, placed, old = left) =>
  left + placed <= MOST_BOXES &&
  h(
    "span",
    { key: "boxes", "aria-hidden": "true" },
    Array.from({ length: placed }, (_, i) => h("i", { key: `p${i}` })),
    Array.from({ length: left }, (_, i) =>
      h("i.rw-filled", { key: `l${i}`, class: i < old ? "" : "rw-new" }, sign("infantry")),
    ),
  );

/** @param {Ctx} ctx */
export function inHandBlock({ snapshot, ui, say, dispatch }) {
  const { selection } = ui;
  const t = selection.kind === "one" ? selection.territory : null;
  const n = inHandAhead(snapshot, ui) ?? snapshot.to_place;
  // Parts that appear and disappear come last, so that no button takes another's place.
  return block(
    "hand",
    say("page-in-hand"),
    count(say, n, 0),
    t &&
      !repeatTerritory(ui, snapshot) &&
      !isPlacedFor(snapshot) &&
      n > 1 &&
      h(
        "div.rw-gap",
        button(
          "place_rest",
          say("page-in-hand-all", { armies: n, territory: t }),
          () => dispatch({ type: "repeat", territory: t }),
          { title: say("page-in-hand-rest"), shortcut: KEYS.place_rest },
        ),
      ),
    h("div.rw-flow.rw-boxes.rw-gap", { key: "pictures" }, armyBoxes(n, 0)),
    n > 1 &&
      !isPlacedFor(snapshot) &&
      h(
        "p.rw-stack.rw-meta.rw-gap",
        { key: "how" },
        h("b", say("page-in-hand-for-me")),
        h("span", say("page-in-hand-for-me.how")),
      ),
  );
}

/** @param {Ctx} ctx */
export function reinforceBlock(ctx) {
  const { snapshot, ui, say } = ctx;
  const { income, to_place: left } = snapshot;
  const placed = Object.values(snapshot.placed).reduce((sum, n) => sum + n, 0);
  const { selection } = ui;
  const bounds = armyRange(snapshot, selection);
  const rules = [...new Set((income ?? []).map(({ rule }) => rule))];
  const total = (income ?? []).reduce((sum, { armies }) => sum + armies, 0);
  const t = selection.kind === "one" ? selection.territory : null;
  const there = t ? (snapshot.territories[t]?.[1] ?? 0) : 0;
  const third = snapshot.phase === "reinforce_third";
  // As in every panel, controls come before text that is only read.
  return block(
    "reinforce",
    say(third ? "page-reinforce-third" : "page-reinforce"),
    armiesLeft(say, left, placed, ctx.reducedMotion() ? 0 : (setTraded(snapshot)?.armies ?? 0)),
    selection.kind === "one" &&
      t &&
      bounds && [
        h(
          "div.rw-gap",
          { key: "on" },
          h(
            "p.rw-row.rw-baseline",
            h("b", say("page-reinforce-on", { territory: t })),
            h(
              "small",
              say("page-reinforce-there", { armies: there, after: there + selection.armies }),
            ),
          ),
          stepper(armiesChosen(ctx, say("page-reinforce-armies"), selection.armies, bounds)),
        ),
      ],
    income &&
      income.length > 0 && [
        h(
          "dl.rw-sums.rw-gap",
          { key: "sum" },
          termList(income.map(({ label, armies }, i) => [label, i ? `+ ${armies}` : armies])),
          income.length > 1 && [
            h("dt.rw-total", { key: "tt" }, say("page-reinforce-total")),
            h("dd.rw-total", { key: "td" }, total),
          ],
        ),
      ],
    rules.length > 0 &&
      h(
        "div.rw-gap",
        { key: "why" },
        whyLink(ctx, "income", say("page-reinforce-why", { armies: total }), rules, {
          about: "income",
          n: snapshot.seq,
        }),
      ),
    third &&
      h(
        "div.rw-gap",
        { key: "whyt" },
        whyLink(ctx, "third", say("page-reinforce-why-third"), ["reinforce.third-army"]),
      ),
  );
}

/** Show the news since the seat's last turn, while it places its armies. @param {Ctx} ctx */
export function sinceBlock({ snapshot, catalog, say }) {
  const { since = [], since_by: by = [] } = partsIn(snapshot).recap ?? {};
  return since.length > 1
    ? block(
        "since",
        say("page-since"),
        h(
          "ul.rw-recap",
          since.map((line, i) =>
            h(
              "li",
              { key: i },
              faceOf(
                { catalog },
                snapshot.seats.find(({ seat }) => seat === by[i]),
              ),
              h("span", line),
            ),
          ),
        ),
      )
    : null;
}

/** @param {Ctx} ctx */
export function claimPanel({ snapshot, board, say, name }) {
  const free = new Set(snapshot.legal.claim ?? []);
  const mine = snapshot.actor;
  return block(
    "claim",
    say("page-claim"),
    h(
      "dl.rw-sums",
      { key: "continents" },
      termList(
        board.continents.map(({ id, territories }) => {
          const left = territories.filter((t) => free.has(t)).length;
          const own = territories.filter((t) => snapshot.territories[t]?.[0] === mine).length;
          return [
            [name(id), h("span", own ? [" ", say("page-claim-own", { own })] : "")],
            say("page-of", { some: left, all: territories.length }),
          ];
        }),
      ),
    ),
    snapshot.to_place > 0 &&
      h(
        "p.rw-meta.rw-gap",
        { key: "in-hand" },
        say("page-claim-in-hand", { armies: snapshot.to_place }),
      ),
  );
}

/** Mention the armies that may not move any more this turn. @param {Ctx} ctx */
export function tired(ctx) {
  const { snapshot, say, name } = ctx;
  // One army has to stay anyway, so a single tired army needs no mark.
  const all = Object.entries(snapshot.tired).filter(
    ([t, n]) =>
      n > 0 &&
      (snapshot.territories[t]?.[1] ?? 0) > 1 &&
      snapshot.territories[t]?.[0] === snapshot.actor,
  );
  if (!all.length) return null;
  return block(
    "tired",
    say("page-tired"),
    h(
      "dl.rw-sums",
      termList(
        all.map(([t, n]) => [
          name(t),
          say("page-of", { some: n, all: snapshot.territories[t]?.[1] ?? n }),
        ]),
      ),
    ),
    h("div.rw-gap", whyLink(ctx, "tired", say("page-tired-why"), ["move.tired"])),
  );
}

/** Whether a hint's plan is shown and proposes the number of armies. @param {Ctx} ctx */
const isPlanned = ({ ui, hint }) => ui.hint?.level === "plan" && hint?.action.type === "occupy";

/** @param {Ctx} ctx */
export function occupyBlock(ctx) {
  const { snapshot, ui, say, name } = ctx;
  const { selection } = ui;
  const bounds = armyRange(snapshot, selection);
  if (selection.kind !== "into" || !bounds) return null;
  const { source, target, armies, open } = selection;
  const { proposal } = partsIn(snapshot);
  const left = open ? UNCHOSEN : (snapshot.territories[source]?.[1] ?? 0) - armies;
  return block(
    "occupy",
    say("page-occupy"),
    fromTo([name(source), left], [name(target), open ? UNCHOSEN : armies]),
    slider(armiesChosen(ctx, say("page-occupy"), armies, bounds, open)),
    proposal &&
      !isPlanned(ctx) &&
      h(
        "p.rw-meta",
        { key: "because" },
        say("page-occupy-proposal", { ...proposal, source, target }),
      ),
    whyLink(ctx, "occupy", say("page-occupy-why", { least: bounds[0] }), ["capture.occupy"]),
  );
}

/** @param {Ctx} ctx */
export function fortifyBlock(ctx) {
  const { snapshot, ui, say } = ctx;
  const { selection } = ui;
  const bounds = armyRange(snapshot, selection);
  if (selection.kind !== "pair" || !bounds) {
    return [
      block(
        "move",
        say("page-move"),
        h("p", say("page-move-about")),
        h(
          "div.rw-gap",
          whyLink(ctx, "move", say("page-move-how-often"), ["move.count", "move.adjacent"]),
        ),
      ),
    ];
  }
  const { source, target, armies, open } = selection;
  const left = open ? UNCHOSEN : (snapshot.territories[source]?.[1] ?? 0) - armies;
  const got = open ? UNCHOSEN : (snapshot.territories[target]?.[1] ?? 0) + armies;
  return [
    block(
      "move",
      say("page-move-armies"),
      fromTo(
        [say("page-move-keeps", { territory: source }), left],
        [say("page-move-gets", { territory: target }), got],
      ),
      slider(armiesChosen(ctx, say("page-move-armies"), armies, bounds, open)),
      whyLink(ctx, "move", say("page-move-why", { most: bounds[1] }), [
        "move.adjacent",
        "move.count",
        ...(snapshot.tired[source] ? ["move.tired"] : []),
      ]),
    ),
  ];
}
