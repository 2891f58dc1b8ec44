/** Which keys do something now. */

import { repeatTerritory, restCanBePlaced, restCanGoHere } from "../store/queuedClicks.js";
import { armyRange, canStepBack, liftedTrade, nextSet } from "../store/selection.js";
import { canSteer, placesAtOnce } from "../store/selectors.js";
import { key } from "./controls.js";
import { h } from "./dom.js";

/** @import { Command } from "../store/barButtons.js" */
/** @import { Ctx } from "../calls.js" */

/**
 * @typedef {object} Offer
 * @property {boolean} picks something on the map can be picked
 * @property {Command|null} filled
 * @property {Command[]} beside
 */

/**
 * The keys that do something now, once this is closed: nothing has to be guessed.
 * @param {Ctx} ctx
 * @param {Offer} offer
 */
export function keysDialog({ ui: now, snapshot, say }, { picks, filled, beside }) {
  const ui = { ...now, dialog: null };
  const { legal, lesson } = snapshot;
  const { selection } = ui;
  const live = /^(play|over)/.test(snapshot.screen) && !ui.past;
  const dice = legal.defend ?? [];
  const [least, most] = armyRange(snapshot, selection) ?? [Math.min(...dice), Math.max(...dice)];
  const several = most > least;
  const hints = snapshot.screen === "play" && snapshot.human && !lesson && !ui.past;
  const placing = repeatTerritory(ui, snapshot);
  const steers = canSteer(snapshot, ui);
  const choosing = picks && steers;
  const atOnce = choosing && placesAtOnce(snapshot);
  const chosen = selection.kind === "one" ? selection : null;
  const toPlace = selection.kind === "none" ? (legal.place?.max ?? 0) : 0;
  const next = snapshot.screen === "handover" ? snapshot.handover : null;
  /** @param {string} name */
  const open = (name) =>
    !ui.past && [filled, ...beside].some((c) => c?.name === name && !c.disabled);
  /** @type {Array<[keys: string|false|null|undefined, text: string]>} */
  const keys = [
    [ui.past && "← →", say("page-key-next-move")],
    [steers && "← ↑ → ↓", say("page-key-next-territory")],
    [steers && "/", say("page-key-find")],
    [choosing && "N P", say("page-key-next-possible")],
    [
      next && "Enter",
      next
        ? say("page-handover-ready", { seat: next.to, secret: snapshot.phase === "capital" })
        : "",
    ],
    [
      (choosing || (filled && !filled.deliberate)) && "Enter",
      atOnce
        ? say("page-key-at-once", { claim: Boolean(legal.claim), ...(chosen ?? { armies: 1 }) })
        : choosing || !filled
          ? say("page-key-choose")
          : say(...filled.label),
    ],
    [choosing && !chosen && toPlace > 1 && `1 – ${Math.min(toPlace, 9)}`, say("page-key-so-many")],
    [canStepBack(ui, snapshot) && "Esc", say(placing ? "page-key-stop-placing" : "page-key-back")],
    [legal.defend && (several ? `${least} – ${most}` : `${least}`), say("page-key-dice")],
    [legal.defend && !lesson && "D", say("page-key-always")],
    [
      several && !legal.defend && (most > 9 ? "1 – 9 + −" : `${least} – ${most} + −`),
      say("page-key-armies"),
    ],
    [several && !legal.defend && "A", say("page-key-all", { armies: several ? most : 0 })],
    [several && selection.kind === "into" && "L", say("page-key-least", { armies: least })],
    [restCanGoHere(ui, snapshot) && "A", say("page-key-rest", { armies: snapshot.to_place })],
    [open("end_phase") && "E", say("page-key-end-phase")],
    [open("roll_until") && "F", say("page-key-fight")],
    [live && nextSet(snapshot, ui) && "S", say("page-key-set")],
    [live && liftedTrade(snapshot, ui) && "T", say("page-key-trade")],
    [live && !placing && restCanBePlaced(snapshot) && "R", say("page-key-for-me")],
    // A lesson undoes wrong actions by itself.
    [hints && "H", say("page-key-hint", { level: ui.hint?.level ?? "none" })],
    [hints && ui.hint && "Shift+H", say("page-hint-do")],
    [live && snapshot.undo && !lesson && "U", say("page-key-undo")],
    [live && snapshot.redo && !lesson && "Shift+U", say("page-key-redo")],
    ["W", say("page-key-why")],
  ];
  return h(
    "ul.rw-keys",
    keys.map(
      ([names, text]) =>
        names &&
        h(
          "li",
          { key: names, "data-key": names },
          h(
            "span",
            names.split(" ").map((k) => (k === "–" ? k : key(k))),
          ),
          ` ${text}`,
        ),
    ),
  );
}
