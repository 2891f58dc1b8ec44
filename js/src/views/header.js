/** The head of the widget: whose turn it is, where in the turn, and the sentence with its buttons. */

import { armyRange, repeatTerritory } from "../store/reducer.js";
import { capitalize } from "../words/english.js";
import { button, chip, icon, key, segments } from "./controls.js";
import { h } from "./dom.js";

/** @typedef {import("./context.js").Ctx} Ctx */
/** @typedef {import("../store/commands.js").Command} Command */

const STEPS = ["Reinforce", "Attack", "Move"];
/** Letters of the sentence and what follows it, from which on both are written smaller. */
const LONG = 110;

/** @type {Record<string, number>} */
const STEP_OF = {
  reinforce: 0,
  reinforce_third: 0,
  attack: 1,
  defend: 1,
  occupy: 1,
  attack_third: 1,
  fortify: 2,
};

/**
 * @param {Ctx} ctx
 * @param {any} [lesson] stands instead of the parts of the turn
 */
export function header(ctx, lesson) {
  const { snapshot, send, dispatch, ui, lost, viewport } = ctx;
  const { turn, actor, viewer, screen, over } = snapshot;
  const seat = over ? over.winner : snapshot.lesson ? viewer : turn;
  const row = snapshot.seats.find((s) => s.seat === seat);
  const round = snapshot.round ? `round ${snapshot.round}` : "setting up";
  const what = over
    ? over.winner
      ? `won in ${round}`
      : `ended in ${round}`
    : snapshot.lesson
      ? "you"
      : screen === "handover"
        ? `next · ${round}`
        : actor !== turn && snapshot.phase === "defend" && snapshot.human
          ? `attacks · ${round}`
          : row?.player === "human"
            ? turn === viewer && screen !== "past"
              ? `your turn · ${round}`
              : round
            : `bot · ${round}`;
  const name = row?.player === "human" && row.name.toLowerCase() !== seat ? `${row.name} · ` : "";
  const step = over || snapshot.lesson ? undefined : STEP_OF[snapshot.phase];
  const off = lost || screen === "handover";
  return h(
    "header.rw-top",
    { key: "top", inert: inert(ui) },
    h(
      "div.rw-who",
      null,
      seat ? [chip(seat), h("b", { key: "b" }, capitalize(seat))] : null,
      h("span.rw-meta", { key: "meta" }, name + what),
    ),
    step === undefined
      ? (lesson ?? h("span.rw-steps", { key: "nosteps" }, ""))
      : h(
          "ol.rw-steps",
          { key: "steps", "aria-label": "Parts of the turn" },
          STEPS.map((text, i) =>
            h(
              "li",
              { class: i < step ? "rw-done" : "", "aria-current": i === step ? "step" : null },
              h("i", { "aria-hidden": "true" }, i < step ? "✓" : i + 1),
              text,
            ),
          ),
        ),
    h(
      "div.rw-tools",
      null,
      !snapshot.lesson && [
        tool("undo", "Undo", icon("undo"), () => send({ type: "undo" }), off || !snapshot.undo),
        tool("redo", "Redo", icon("redo"), () => send({ type: "redo" }), off || !snapshot.redo),
      ],
      button("rules", "Rules", () => dispatch({ type: "dialog", dialog: "rules" }), {
        kind: "rw-tb.rw-txt",
      }),
      button("full_screen", icon(viewport.full() ? "smaller" : "larger"), viewport.toggleFull, {
        kind: "rw-tb",
        "aria-label": viewport.full() ? "Leave full screen" : "Full screen",
        "aria-pressed": viewport.full(),
      }),
      !snapshot.lesson &&
        button(
          "menu",
          icon("more"),
          () => dispatch({ type: "dialog", dialog: ui.dialog === "menu" ? null : "menu" }),
          {
            kind: "rw-tb",
            "aria-label": "More",
            "aria-expanded": ui.dialog === "menu",
          },
        ),
      ui.dialog === "menu" && menu(ctx),
    ),
  );
}

/** While a dialog is open, nothing behind it can be reached. @param {Ctx["ui"]} ui */
export const inert = ({ dialog }) => dialog !== null && dialog !== "menu";

/**
 * @param {string} hook
 * @param {string} label
 * @param {any} content
 * @param {() => void} click
 * @param {boolean} off
 */
const tool = (hook, label, content, click, off) =>
  // Closed by aria-disabled: the focus stays on the button when nothing is left to undo.
  button(hook, content, () => off || click(), {
    kind: "rw-tb",
    "aria-label": label,
    "aria-disabled": off,
  });

/** @param {string} hook @param {string} label @param {() => void} click */
const item = (hook, label, click) => button(hook, label, click, { kind: "rw-item" });

/**
 * A switch of the menu.
 * @param {string} hook
 * @param {string} label
 * @param {boolean} checked
 * @param {(value: boolean) => void} change
 */
const check = (hook, label, checked, change) =>
  h(
    "label.rw-item.rw-check",
    { key: hook },
    h("input", {
      type: "checkbox",
      checked,
      "data-action": hook,
      on: { change: () => change(!checked) },
    }),
    label,
  );

/** @param {Ctx} ctx */
function menu({ snapshot, dispatch, send, uid }) {
  const playing = snapshot.screen === "play" || snapshot.screen === "handover";
  const persons = snapshot.seats.filter(({ player, out }) => player === "human" && !out);
  return h(
    "div.rw-menu",
    { key: "menu", role: "group", "aria-label": "More" },
    snapshot.moves > 0 &&
      snapshot.screen !== "handover" &&
      item("look_back", "Look back", () => dispatch({ type: "look", at: snapshot.moves })),
    item("save", "Save game…", () => dispatch({ type: "dialog", dialog: "save" })),
    item("load", "Load game or position…", () => dispatch({ type: "dialog", dialog: "load" })),
    item("copy_position", "Copy position…", () => dispatch({ type: "dialog", dialog: "position" })),
    button("new_game", "New game…", () => dispatch({ type: "dialog", dialog: "new" }), {
      kind: "rw-item",
    }),
    playing &&
      button("end_now", "End this game…", () => dispatch({ type: "dialog", dialog: "end" }), {
        kind: "rw-item",
      }),
    h(
      "div.rw-item",
      { key: "speed" },
      "Bots",
      segments({
        label: "Speed of the bots",
        name: `${uid}-menu-speed`,
        choices: /** @type {const} */ (["normal", "fast", "instant"]).map((value) => ({
          value,
          label: capitalize(value),
        })),
        value: snapshot.bots.speed,
        change: (value) => send({ type: "speed", value }),
      }),
    ),
    check("teach", "Teach me: explain each move", !!snapshot.teach, (value) =>
      send({ type: "teach", value }),
    ),
    playing &&
      persons.map(({ seat, auto_defend }) =>
        check(
          `auto-${seat}`,
          `${capitalize(seat)} always defends with the most dice`,
          auto_defend,
          (value) => send({ type: "auto_defend", seat, value }),
        ),
      ),
  );
}

/**
 * The bar with the one sentence and the one filled button.
 * @param {Ctx} ctx
 * @param {object} o
 * @param {import("../store/commands.js").Sentence} o.line
 * @param {Command|null} o.filled
 * @param {Command[]} o.beside
 * @param {(command: Command) => void} o.run
 */
export function sayBar(ctx, { line, filled, beside, run }) {
  const { snapshot, ui, lost } = ctx;
  const seat = snapshot.handover?.to ?? snapshot.over?.winner ?? snapshot.actor ?? snapshot.turn;
  const { refusal } = ui;
  const long = line.text.length + (refusal?.message ?? line.sub).length > LONG;
  return h(
    "section.rw-say.seat",
    {
      key: "say",
      class: `s-${seat}`,
      "aria-label": "What to do now",
      "data-part": "sentence",
      inert: inert(ui),
    },
    h(
      "p",
      { "data-message": "", role: "status", class: long ? "rw-long" : "" },
      h("span.rw-line", null, line.text),
      refusal
        ? h(
            "span.rw-sub.rw-refusal",
            { key: "refusal", "data-refusal": refusal.rule },
            refusal.message,
            /^(?!protocol).+\./.test(refusal.rule) && [
              " · ",
              h("code", null, refusal.rule),
              " ",
              whyLink(ctx),
            ],
          )
        : h(
            "span.rw-sub",
            { key: "sub" },
            lost ? "Nothing can be played until the kernel is back." : line.sub || "\u00a0",
          ),
    ),
    h(
      "div.rw-acts",
      null,
      beside.map((command) =>
        button(command.hook, named(ctx, command), () => run(command), {
          key: command.hook,
          "aria-disabled": command.closed ?? null,
        }),
      ),
      filled &&
        button(filled.hook, [named(ctx, filled), " ", key("Enter")], () => run(filled), {
          kind: "rw-btn.rw-p",
          key: "filled",
        }),
    ),
  );
}

/**
 * What a button says; for dice also what so many cost the defender on average.
 * @param {Ctx} ctx
 * @param {Command} command
 */
function named({ snapshot, defence }, { label, action }) {
  if (action?.type !== "defend" || !snapshot.legal.defend) return label;
  const choices = /** @type {import("./battle.js").Defence|undefined} */ (defence())?.choices;
  const lost = choices?.find(({ dice }) => dice === action.dice)?.defender;
  const whose = snapshot.battle?.defender === "third" ? "it loses" : "you lose";
  const cost = lost === undefined ? "…" : `${whose} ${lost.toFixed(2)} on average`;
  return h("span", null, label, h("small.rw-cost", null, cost));
}

/** @param {Ctx} ctx */
const whyLink = ({ ui, dispatch }) =>
  h(
    "button.rw-link",
    {
      "data-why": "refusal",
      "aria-haspopup": "dialog",
      on: {
        click: () =>
          ui.refusal &&
          dispatch({
            type: "ask",
            asked: {
              id: "refusal",
              question: "Why not?",
              rules: [ui.refusal.rule],
              text: ui.refusal.message,
            },
          }),
      },
    },
    "why?",
  );

/**
 * While somebody is to decide and cannot see all of it: a button that scrolls there.
 * @param {Ctx} ctx
 */
export const cutOff = ({ snapshot, viewport, lost }) =>
  viewport.cut() && !lost && (snapshot.human || snapshot.screen === "handover")
    ? h(
        "div.rw-cut",
        { key: "cut" },
        button("bring_into_view", [icon("up"), "Bring into view"], viewport.bringIntoView),
      )
    : null;

/**
 * The keys that do something now, printed below everything: nothing has to be guessed.
 * @param {Ctx} ctx
 * @param {object} o
 * @param {boolean} o.picks something on the map can be picked
 * @param {Command|null} o.filled
 * @param {Command[]} o.beside
 */
export function keyLine({ ui, snapshot }, { picks, filled, beside }) {
  const { legal, lesson } = snapshot;
  const { selection } = ui;
  const live = /^(play|over)/.test(snapshot.screen) && !ui.past;
  const dice = legal.defend ?? [];
  const [least, most] = armyRange(snapshot, selection) ?? [Math.min(...dice), Math.max(...dice)];
  const several = most > least;
  const placing = repeatTerritory(ui, snapshot);
  const back =
    ui.past ||
    ui.refusal ||
    placing ||
    (legal.trade && ui.cards.length > 0) ||
    (picks && !/none|into/.test(selection.kind));
  const rest =
    snapshot.phase === "place" && selection.kind === "one" && !placing && snapshot.to_place > 1;
  const ends = [filled, ...beside].some((c) => c?.hook === "end_phase" && !c.closed);
  /** @type {Array<[keys: string|false|null|undefined, text: string]>} */
  const lines = [
    [snapshot.screen !== "handover" && "← ↑ → ↓", "next territory"],
    [picks && "N P", "next, previous possible"],
    [(picks || filled) && "Enter", picks ? "choose, then do it" : `${filled?.label}`],
    [back && "Esc", placing ? "stop placing" : "back"],
    [several && legal.defend && `${least} – ${most}`, "dice"],
    [several && !legal.defend && (most > 9 ? "1 – 9 + −" : `${least} – ${most} + −`), "armies"],
    [several && !legal.defend && "A", `all ${most}`],
    [rest && "A", `all ${snapshot.to_place} here, one each turn`],
    // A lesson goes on by its own button, and takes wrong moves back by itself.
    [ends && !lesson && "E", "end phase"],
    [live && snapshot.undo && !lesson && "U", "undo"],
    [live && snapshot.redo && !lesson && "Shift+U", "redo"],
    ["?", "why"],
  ];
  return h(
    "footer.rw-keys",
    { key: "keys", inert: inert(ui) },
    lines.map(
      ([keys, text]) =>
        keys &&
        h(
          "span",
          { key: keys, "data-key": keys },
          keys.split(" ").map((k) => (k === "–" ? k : key(k))),
          ` ${text}`,
        ),
    ),
  );
}
