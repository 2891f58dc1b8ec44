/**
 * The first screen: a picture of the game, one button that starts it, and links to all other parts.
 */

import { chooseEdition, firstForm, freshForm, newGameAction } from "../store/gameSetup.js";
import { isWholeForm } from "../store/selectors.js";
import { setLocal, showDialog } from "../store/uiEvents.js";
import { button, link, submitted } from "./controls.js";
import { demoMap } from "./demoMap.js";
import { h } from "./dom.js";
import { faceCalled } from "./faces.js";
import { languageChoice, languageOffer } from "./language.js";
import { openMistakes, personOf } from "./mistakes.js";

/** @import { FormCtx, SetupCtx } from "../calls.js" */

/** The action that opens the puzzle of the day. @type {import("../types.js").Action} */
export const PUZZLE = { type: "lesson", do: "open", step: "puzzle" };

/** Whether to show the first screen: nobody has played here yet, or opened the whole form.
 * @param {FormCtx} ctx @returns {ctx is SetupCtx} */
export function isFirst(ctx) {
  const { newest, ui } = ctx;
  return newest.screen === "setup" && !newest.chosen && !isWholeForm({ snapshot: newest, ui });
}

/** Show the whole form, or the first screen. @param {boolean} everything
 * @returns {import("../store/state.js").UiEvent} */
export const showEverything = (everything) => setLocal("newGame", { everything });

/** Return the person's level as a parameter of messages. @param {FormCtx} ctx */
export const levelOf = (ctx) =>
  personOf(ctx).level ?? { sureness: "none", rung: 0, low: 0, high: 0 };

/** Drawings on a 32 × 32 field: areas, and lines over them. */
const DRAWINGS = {
  learn: [
    "M3 8c4.5-1.6 9-1.4 13 1.2C20 6.6 24.5 6.4 29 8v17c-4.5-1.6-9-1.4-13 1.2C12 23.6 7.5 23.4 3 25z",
    "M16 9.2v17M7 12.5c2-.4 4-.3 5.6.4M7 17c2-.4 4-.3 5.6.4M19.4 15.5l2.6 2.6 4-5",
  ],
  puzzle: [
    "M8 5h16a3 3 0 0 1 3 3v16a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3z",
    "M12.4 13c0-2.2 1.6-3.6 3.7-3.6s3.6 1.3 3.6 3.2c0 2.8-3.6 2.8-3.6 5.6M16.1 22.4h.01",
  ],
  load: [
    "M4 9a2 2 0 0 1 2-2h6l3 3h11a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2z",
    "M16 22.5v-8M12.4 18l3.6-3.6 3.6 3.6",
  ],
  mistakes: [
    "M27 16a11 11 0 1 1-22 0 11 11 0 0 1 22 0z",
    "M9.6 18.4a6.6 6.6 0 1 0 1.2-6.5M10 8.4v4h4",
  ],
};

/** @param {keyof typeof DRAWINGS} name */
function drawing(name) {
  const [area, lines] = DRAWINGS[name];
  return h(
    "svg.rw-drawing",
    { viewBox: "0 0 32 32", "aria-hidden": "true" },
    h("path.rw-area", { d: area }),
    h("path", { d: lines }),
  );
}

/**
 * Draw a tile that leads to something other than a game.
 * @param {FormCtx["say"]} say
 * @param {keyof typeof DRAWINGS} name
 * @param {string} id of its title; the message's `about` describes it
 * @param {() => void} open
 * @param {{due?: number}} [about] parameters of the description
 * @param {Record<string, any>} [more] of the button
 */
const tile = (say, name, id, open, about = {}, more = {}) =>
  button(
    name,
    [drawing(name), h("span", h("b", say(id)), h("small", say(`${id}.about`, about)))],
    open,
    { kind: "rw-tile", key: name, ...more },
  );

/** Draw the tile that leads to the person's mistakes, if there are any. @param {FormCtx} ctx */
function mistakesTile(ctx) {
  const { mistakes } = personOf(ctx);
  if (!mistakes) return null;
  return tile(
    ctx.say,
    "mistakes",
    "page-mistakes",
    () => openMistakes(ctx.dispatch),
    { due: mistakes.due },
    { kind: "rw-tile.rw-own-mistakes", "aria-haspopup": "dialog" },
  );
}

/** Format the time at which a game began, with the day if it was not today.
 * @param {number} begun in seconds @param {string} language */
function whenBegun(begun, language) {
  const then = new Date(begun * 1000);
  const today = then.toDateString() === new Date().toDateString();
  /** @type {Intl.DateTimeFormatOptions} */
  const day = today ? {} : { day: "numeric", month: "short" };
  const time = new Intl.DateTimeFormat(language, { ...day, hour: "2-digit", minute: "2-digit" });
  return time.format(then);
}

/** Draw the button that continues the last unfinished game, if one was saved. @param {FormCtx} ctx */
export function goOnButton({ newest, say, goOn, language }) {
  const [last] = newest.screen === "setup" ? newest.kept : [];
  if (!last) return null;
  const { begun, round, edition_title: edition, mode_title: mode } = last;
  return button(
    "go_on",
    [
      say("page-go-on", { when: whenBegun(begun, language), round }),
      h("small", say("page-go-on.about", { edition, mode })),
    ],
    () => goOn(last),
    { kind: "rw-button.rw-primary.rw-go-on", key: "go-on" },
  );
}

/** @param {SetupCtx} ctx */
export function firstScreen(ctx) {
  const { newest, ui, catalog, say, board, dispatch, send, startGame } = ctx;
  const form = firstForm(catalog, newest.game_id);
  const modes = catalog.editions.find(({ id }) => id === form.edition)?.modes ?? [];
  const mode = modes.find(({ id }) => id === form.mode);
  const everything = () => dispatch(showEverything(true));
  const goOn = goOnButton(ctx);
  /** @param {string} edition */
  const inEdition = (edition) => {
    dispatch({
      type: "form",
      form: ui.form
        ? chooseEdition(catalog, ui.form, edition)
        : freshForm(newest, catalog, edition),
    });
    everything();
  };
  return h(
    "form.rw-short-form",
    {
      // The key differs from that of the whole form: no button may turn into a submit button while
      // it is clicked.
      key: "first",
      "aria-label": say("page-new"),
      on: submitted(() => startGame({ ...newGameAction(catalog, form), suggested: true })),
    },
    h("div.rw-picture", { key: "picture" }, demoMap(board, !ctx.reducedMotion())),
    h(
      "div.rw-first-game",
      { key: "game" },
      h(
        "div.rw-mission-card",
        h("small", say("page-first-mission")),
        h("b", mode?.title),
        h("p", say("page-first")),
      ),
      h(
        "div.rw-rivals",
        { key: "rivals" },
        form.seats.map(
          ({ seat, player, face: name }) =>
            player !== "human" &&
            h("span", { key: seat }, faceCalled(ctx, seat, name), h("b", name)),
        ),
        h("small", { key: "level" }, say("page-first-rivals", levelOf(ctx))),
      ),
      goOn,
      button("play_now", say(goOn ? "page-first-new" : "page-first-play"), () => {}, {
        kind: goOn ? "rw-button" : "rw-button.rw-primary",
        key: "play",
        type: "submit",
      }),
      languageOffer(ctx, form.edition),
      h("span.rw-refusal", { role: "status", key: "refusal" }, ui.refusal?.message),
    ),
    h(
      "div.rw-tiles",
      { key: "tiles" },
      mistakesTile(ctx),
      tile(say, "learn", "page-new-learn", () => send({ type: "lesson", do: "open" })),
      tile(say, "puzzle", "page-new-puzzle", () => send(PUZZLE)),
      tile(say, "load", "page-new-load", () => dispatch(showDialog("load"))),
      h(
        "div.rw-tile.rw-editions-tile",
        { key: "everything" },
        link("choose_everything", say("page-first-everything"), everything),
        languageChoice(ctx, "rw-language"),
        h(
          "span.rw-edition-chips",
          { role: "group", "aria-label": say("page-new-edition") },
          catalog.editions.map(({ id, title }) =>
            button("choose_edition", title, () => inEdition(id), {
              kind: "rw-chip-button",
              key: id,
              value: id,
            }),
          ),
        ),
      ),
    ),
  );
}
