/** The keys that do something now. */

import { armyRange, repeatTerritory, restCanBePlaced } from "../store/selection.js";
import { isInert } from "../store/selectors.js";
import { key } from "./controls.js";
import { h } from "./dom.js";

/** @typedef {import("../store/commands.js").Command} Command */
/** @typedef {import("./context.js").Ctx} Ctx */

/**
 * The keys that do something now, printed below everything: nothing has to be guessed.
 * @param {Ctx} ctx
 * @param {object} o
 * @param {boolean} o.picks something on the map can be picked
 * @param {Command|null} o.filled
 * @param {Command[]} o.beside
 */
export function keyHints({ ui, snapshot, say }, { picks, filled, beside }) {
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
  /** @param {string} hook */
  const open = (hook) => [filled, ...beside].some((c) => c?.hook === hook && !c.closed);
  /** @type {Array<[keys: string|false|null|undefined, text: string]>} */
  const lines = [
    [snapshot.screen !== "handover" && "← ↑ → ↓", say("page-key-next-territory")],
    [picks && "N P", say("page-key-next-possible")],
    [
      (picks || filled) && "Enter",
      picks || !filled ? say("page-key-choose") : say(...filled.label),
    ],
    [back && "Esc", say(placing ? "page-key-stop-placing" : "page-key-back")],
    [several && legal.defend && `${least} – ${most}`, say("page-key-dice")],
    [
      several && !legal.defend && (most > 9 ? "1 – 9 + −" : `${least} – ${most} + −`),
      say("page-key-armies"),
    ],
    [several && !legal.defend && "A", say("page-key-all", { armies: several ? most : 0 })],
    [several && selection.kind === "into" && "L", say("page-key-least", { armies: least })],
    [rest && "A", say("page-key-rest", { armies: snapshot.to_place })],
    // A lesson goes on by its own button, and takes wrong moves back by itself.
    [open("end_phase") && !lesson && "E", say("page-key-end-phase")],
    [open("roll_until") && "F", say("page-key-fight")],
    [live && restCanBePlaced(snapshot) && "R", say("page-key-for-me")],
    [live && snapshot.undo && !lesson && "U", say("page-key-undo")],
    [live && snapshot.redo && !lesson && "Shift+U", say("page-key-redo")],
    ["?", say("page-key-why")],
  ];
  return h(
    "footer.rw-keys",
    { key: "keys", inert: isInert(ui) },
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
