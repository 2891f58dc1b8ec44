/** The dialogs that save a game or a position as text, and load such a text to play on. */

import { positionQuery } from "../store/queries.js";
import { hostPart, isGuest, isPast, movesOf, overOf } from "../store/screens.js";
import { isPlaying } from "../store/selectors.js";
import { setLocal } from "../store/uiEvents.js";
import { sentences } from "../words/index.js";
import { button, select, typed, whenAnswered } from "./controls.js";
import { h } from "./dom.js";
import { strong } from "./messageParts.js";
import { playerChoices } from "./newGame.js";
import { chip } from "./symbols.js";
import { whyLink } from "./why.js";

/** @import { Ctx } from "../calls.js" */

/**
 * Draw a text field with its copy button. Without a clipboard, the text is left selected.
 * @param {Ctx} ctx
 * @param {string} screen the view that remembers the result of copying
 * @param {string} label
 * @param {string} text
 */
export function copyField({ copy, say, dispatch, ui }, screen, label, text) {
  const said = ui.local[screen]?.said ?? "";
  return [
    h("textarea.rw-field.rw-text-field", {
      key: "text",
      readonly: true,
      rows: 4,
      "aria-label": label,
      "data-code": "",
      value: text,
    }),
    h(
      "div.rw-row",
      { key: "copy" },
      h("span.rw-meta", { role: "status" }, said),
      button("copy_text", say("page-copy"), async (event) => {
        const done = await copy(text, event);
        const words = say(done ? "page-copied" : "page-copy-selected");
        dispatch(setLocal(screen, { said: words }));
      }),
    ),
  ];
}

/**
 * Draw a link with its copy button. A link without an address begins with its fragment.
 * @param {Ctx} ctx
 * @param {string} screen the view that remembers the result of copying
 * @param {string} link
 */
const linkField = (ctx, screen, link) => [
  h(
    "p",
    { key: "link", role: "status" },
    strong(ctx.say(link.startsWith("#") ? "page-link-nowhere" : "page-link-done")),
  ),
  ...copyField(ctx, screen, ctx.say("page-link-text"), link),
];

const WAYS = {
  link: "page-way-link",
  story: "page-way-story",
  film: "page-way-film",
  save: "page-way-save",
};

/**
 * Offer a way to share or save: a description, and its buttons.
 * @param {Ctx} ctx
 * @param {keyof typeof WAYS} name
 * @param {import("./dom.js").Children} about its purpose, or its outcome
 * @param {import("./dom.js").Child[]} buttons
 */
const shareWay = ({ say }, name, about, ...buttons) =>
  h(
    "section.rw-way",
    { key: name },
    h("b", say(WAYS[name])),
    // The results of the other ways are shown elsewhere.
    h("small", { role: name === "story" || name === "film" ? "status" : null }, about),
    h("div.rw-row.rw-right", buttons),
  );

/** Offer a film, or show how much of it has been drawn. @param {Ctx} ctx */
function filmWay(ctx) {
  const { film, live, say, ui } = ctx;
  const { frames = 0, drawn = 0, file, failed } = ui.local.film ?? {};
  /** @param {"game"|"last_round"} part @param {Event} event */
  const start = (part, { currentTarget }) =>
    film.start(
      /** @type {Element} */ (currentTarget).ownerDocument,
      part,
      fileName(live, "gif", part === "game" ? "" : part),
    );
  const said = failed
    ? h("span.rw-refusal", say("page-film-failed"))
    : strong(file ? say("page-film-done", { file }) : say("page-way-film.about"));
  return frames
    ? shareWay(
        ctx,
        "film",
        h("progress.rw-drawn", {
          max: frames,
          value: drawn,
          "aria-label": say("page-film-drawing"),
        }),
        button("film_stop", say("page-do-stop"), film.stop),
      )
    : shareWay(
        ctx,
        "film",
        said,
        button("film_round", say("page-film-round"), (event) => start("last_round", event)),
        button("film_game", say("page-film-game"), (event) => start("game", event)),
      );
}

/** @param {Ctx["snapshot"]} snapshot @param {"toml"|"html"|"gif"} [kind] @param {string} [part] */
function fileName({ edition, mode }, kind = "toml", part = "") {
  const now = new Date();
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  const date = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  return `${edition}-${mode}-${part && `${part}-`}${date}.${kind}`
    .replace(/[^\w.-]+/g, "-")
    .slice(-80);
}

/** The length that few stories exceed, in characters; the dialog gives the size of a longer one. */
const USUAL_STORY = 500_000;

/** @param {Ctx} ctx */
export function saveDialog(ctx) {
  const { live, ui, say, language, dispatch, fetch } = ctx;
  const local = ui.local.save ?? {};
  const set = (/** @type {object} */ value) => dispatch(setLocal("save", value));
  const people = live.seats.filter(({ player }) => player === "human").length;
  const seat = live.private === "shown" ? live.viewer : null;
  /** @param {boolean} whole */
  const askLink = (whole) => () =>
    fetch({ type: "query", what: "link", whole }, ({ ok, data, message }) =>
      set(ok ? { link: data.text, text: "", error: "", said: "" } : { error: message }),
    );
  /** @param {boolean} whole */
  const ask = (whole) => (/** @type {Event} */ event) => {
    const doc = /** @type {Element} */ (event.currentTarget).ownerDocument;
    fetch({ type: "query", what: "record", whole }, ({ ok, data, message }) => {
      if (!ok) return set({ error: message });
      const name = fileName(live);
      set({ text: data.text, name, link: "", error: "", said: "" });
      ctx.download(doc, { name, type: "application/toml", text: data.text });
    });
  };
  /** @param {Event} event */
  const askStory = (event) => {
    const doc = /** @type {Element} */ (event.currentTarget).ownerDocument;
    const name = fileName(live, "html");
    set({ said: say("page-story-writing"), text: "", link: "", error: "" });
    fetch({ type: "query", what: "story" }, async ({ ok, data, message }) => {
      if (!ok) return set({ error: message, said: "" });
      const text = await ctx.wholePage(data.text);
      ctx.download(doc, { name, type: "text/html", text });
      const size = Math.round(text.length / 1000).toLocaleString(language);
      const long = text.length > USUAL_STORY && say("page-story-written.long", { size });
      set({ said: sentences(say, say("page-story-written", { file: name }), long || "") });
    });
  };
  // Once somebody has won, nothing is a secret any more.
  const secret = isGuest(live) || !overOf(live)?.winner;
  return [
    secret &&
      h(
        "p.rw-note",
        { key: "secrets", "data-secrets": people },
        strong(say("page-save-secrets", { several: people > 1 })),
      ),
    shareWay(
      ctx,
      "link",
      say("page-way-link.about"),
      secret && button("link_seen", say("page-link-seen", { seat }), askLink(false)),
      (!secret || !isGuest(live)) && button("link_whole", say("page-link-whole"), askLink(true)),
    ),
    local.link && linkField(ctx, "save", local.link),
    movesOf(live) > 0 &&
      !isGuest(live) &&
      shareWay(
        ctx,
        "story",
        (!local.text && !local.link && local.said) ||
          say(hostPart(live).in_notebook ? "page-story-kept" : "page-story-about"),
        hostPart(live).in_notebook === false &&
          button("keep_story", say("page-story-keep"), () => ctx.send({ type: "keep_story" })),
        button("story", say("page-story-save"), askStory),
      ),
    filmWay(ctx),
    shareWay(
      ctx,
      "save",
      sentences(say, say("page-save-about"), secret ? say("page-save-about.whole") : ""),
      secret && button("save_seen", say("page-save-seen", { seat }), ask(false)),
      !isGuest(live) &&
        button("save_whole", say("page-save-whole"), ask(true), { kind: "rw-button.rw-primary" }),
    ),
    local.error && h("p.rw-refusal", { key: "error", role: "alert" }, local.error),
    local.text && [
      h("p", { key: "done", role: "status" }, strong(say("page-save-done", { file: local.name }))),
      ...copyField(ctx, "save", say("page-save-text"), local.text),
    ],
  ];
}

/** @param {Ctx} ctx */
export function positionDialog(ctx) {
  const { snapshot, live, say } = ctx;
  const seat = live.private === "shown" ? live.viewer : null;
  const about = say("page-position-about", { seat, past: isPast(snapshot) });
  const local = ctx.ui.local.position_link ?? {};
  const askLink = () => {
    const at = snapshot.screen === "past" ? snapshot.at : movesOf(live);
    ctx.fetch({ type: "query", what: "link", at }, ({ ok, data }) =>
      ctx.dispatch(setLocal("position_link", { link: ok ? data.text : "", said: "" })),
    );
  };
  return whenAnswered(
    ctx,
    positionQuery(snapshot, live),
    (/** @type {{text: string}} */ { text }) => [
      h(
        "p",
        { key: "what" },
        sentences(say, about, text.includes("?") ? say("page-position-about.hidden") : ""),
      ),
      ...(local.link
        ? linkField(ctx, "position_link", local.link)
        : [
            copyField(ctx, "position", say("page-position-text"), text),
            h(
              "div.rw-row.rw-right",
              { key: "links" },
              button("position_link", say("page-link-text"), askLink),
            ),
          ]),
    ],
  );
}

/** The longest text that the kernel reads, in characters. */
const MOST = 1_000_000;

/** @param {Ctx} ctx */
export function loadDialog(ctx) {
  const { ui, say, language, dispatch, fetch } = ctx;
  const local = ui.local.load ?? {};
  const set = (/** @type {object} */ value) => dispatch(setLocal("load", value));
  /** @param {string} text */
  const read = (text) => {
    if (text.length > MOST) {
      return set({
        summary: null,
        refused: say("page-load-too-long", { most: MOST.toLocaleString(language) }),
      });
    }
    fetch({ type: "query", what: "check", text }, ({ ok, data, message }) =>
      set(
        ok
          ? { text, summary: data, seats: data.seats, refused: "" }
          : { summary: null, refused: message },
      ),
    );
  };
  /** @param {Event} event */
  const chosen = async ({ target }) => {
    const file = /** @type {HTMLInputElement} */ (target).files?.[0];
    if (!file) return;
    const text = file.size > 4 * MOST ? " ".repeat(MOST + 1) : await file.text();
    set({ draft: text.length > MOST ? "" : text });
    read(text);
  };
  return [
    h(
      "label.rw-stack.rw-option",
      { key: "file" },
      h("span", say("page-load-file")),
      h("input.rw-field.rw-file-field", {
        type: "file",
        accept: ".toml,.txt,text/*",
        on: { change: chosen },
      }),
    ),
    h(
      "label.rw-stack.rw-option",
      { key: "paste" },
      h("span", say("page-load-paste")),
      h("textarea.rw-field.rw-text-field", {
        rows: 3,
        value: local.draft ?? "",
        spellcheck: "false",
        on: typed((draft) => set({ draft, summary: null, refused: "" })),
      }),
    ),
    h(
      "div.rw-row.rw-right",
      { key: "read" },
      button("read_text", say("page-load-read"), () => read(local.draft ?? ""), {
        kind: local.summary ? "rw-button" : "rw-button.rw-primary",
        disabled: !local.draft?.trim(),
      }),
    ),
    (local.refused || ui.refusal) &&
      h(
        "p.rw-refusal",
        { key: "refused", role: "alert", "data-refused": "" },
        local.refused || ui.refusal?.message,
      ),
    local.summary && foundGame(ctx, local, set),
  ];
}

/**
 * Show what a loaded text contains, and ask who plays. If parts of the game are unknown, nobody can
 * play on.
 * @param {Ctx} ctx
 * @param {any} local
 * @param {(value: object) => void} set
 */
function foundGame(ctx, { summary, text, seats }, set) {
  const { say, send, live, catalog, uid } = ctx;
  const { stopped } = summary;
  const playing = isPlaying(live);
  const part = Boolean(summary.unknown);
  const where = say("page-load-where", {
    state: summary.winner ? "won" : summary.turn ? "turn" : "over",
    seat: summary.winner || summary.turn,
  });
  const stands = say("page-load-found", {
    edition: summary.edition_title,
    mode: summary.mode_title,
    round: summary.round || 0,
    moves: summary.moves,
    where,
  });
  return [
    h(
      "p",
      { key: "summary", role: "status", "data-found": summary.kind },
      strong(sentences(say, stands, part ? say("page-load-part") : "")),
    ),
    stopped &&
      h(
        "div.rw-note",
        { key: "stopped", "data-stopped": stopped.line },
        h("b", say("page-load-stops", { line: stopped.line })),
        " ",
        stopped.message,
        " ",
        h("code", stopped.rule),
        " ",
        stopped.source &&
          whyLink(
            ctx,
            "stopped",
            say("page-load-why"),
            [stopped.rule],
            { text: stopped.message },
            { label: say("page-why") },
          ),
      ),
    !summary.unknown &&
      h(
        "ul.rw-stack.rw-loaded-players",
        { key: "seats" },
        seats.map((/** @type {any} */ row, /** @type {number} */ i) =>
          h(
            "li",
            { key: row.seat },
            chip(row.seat),
            h("b", say("page-colour", { holder: row.seat })),
            h("bdi.rw-meta", row.name),
            select(
              playerChoices(say, catalog, row.player),
              row.player,
              (player) =>
                set({
                  seats: seats.map((/** @type {any} */ s, /** @type {number} */ j) =>
                    j === i ? { ...s, player } : s,
                  ),
                }),
              {
                "aria-label": say("page-load-played-by", { seat: row.seat }),
                id: `${uid}-seat-${row.seat}`,
              },
            ),
          ),
        ),
      ),
    playing &&
      h("p.rw-note", { key: "gives-up" }, say("page-load-gives-up", { round: live.round || 0 })),
    h(
      "div.rw-row.rw-right",
      { key: "go" },
      button(
        "load_game",
        say("page-load-go", { playing, part }),
        () => send({ type: "load", text, seats }),
        { kind: "rw-button.rw-primary" },
      ),
    ),
  ];
}
