/**
 * A lesson in one view: what the learner has entered, what is played out, and what is drawn of it.
 * What is right the kernel says; nothing here judges.
 */

import { primaryCommand, secondaryCommands } from "../store/commands.js";
import { handIn, judged, needs, tried, usualVerb } from "../store/lesson.js";
import { pointing, taughtMap, trying } from "../store/lessonMap.js";
import { triedInWords } from "../views/lesson/attemptForm.js";
import { head } from "../views/lesson/lessonHeader.js";
import { panel } from "../views/lesson/lessonPanel.js";
import { lessonTray } from "../views/lesson/lessonTray.js";
import { plain } from "../views/lesson/prose.js";
import { repliesBelow } from "../views/lesson/replies.js";
import { sentence } from "../views/sentence.js";
import { createReel } from "./scenePlayback.js";

/** @typedef {import("../lessonTypes.js").Ctx} Ctx */
/** @typedef {import("../lessonTypes.js").Desk} Desk */
/** @typedef {import("../lessonTypes.js").Draft} Draft */
/** @typedef {import("../lessonTypes.js").Taught} Taught */
/** @typedef {import("../lessonTypes.js").Texts} Texts */
/** @typedef {import("../store/commands.js").Command} Command */
/** @typedef {import("../views/sentence.js").Sentence} Sentence */

/** @param {Taught} snapshot @returns {Draft} */
const empty = (snapshot) => ({
  answer: "",
  places: [],
  attempt: { verb: usualVerb(snapshot), source: null, target: null, armies: 1, cards: [] },
  said: "",
  hints: false,
});

/** @param {Desk} desk */
export function createSchool(desk) {
  const { live, render } = desk;
  let draft = empty(live());
  let begun = live().lesson.begun;
  let told = live().lesson.feedback?.n ?? 0;
  /** The learner has sent this view to another step: the focus follows. */
  let moving = false;
  /** @type {Map<string, Texts|null>} */
  const library = new Map();
  const reel = createReel({
    changed: render,
    flash: desk.flash,
    reduced: desk.reduced,
    signal: desk.signal,
  });

  /** The texts of the step at hand; asked for once. */
  function texts() {
    const { key } = live().lesson;
    if (!library.has(key)) {
      library.set(key, null);
      queueMicrotask(() =>
        desk.fetch({ type: "query", what: "lesson" }, ({ ok, data }) => {
          if (ok) library.set(data.key, data);
          if (data?.key !== key) library.delete(key);
        }),
      );
    }
    return library.get(key) ?? null;
  }

  /** @param {Partial<Draft>} change */
  function set(change) {
    draft = { ...draft, ...change };
    render();
  }

  /** @param {Record<string, any>} action */
  function lesson(action) {
    reel.stop();
    moving = /^(next|back|go)$/.test(action.do);
    desk.send({ type: "lesson", ...action });
    render();
  }

  const board = {
    desk,
    reel,
    set,
    lesson,
    get draft() {
      return draft;
    },
    get texts() {
      return texts();
    },
    setAttempt: (/** @type {Partial<import("../lessonTypes.js").Attempt>} */ change) =>
      set({ attempt: { ...draft.attempt, ...change } }),
    check() {
      const answer = handIn(/** @type {any} */ ({ snapshot: live() }), board);
      if (answer !== null) lesson({ do: "check", answer });
    },
  };

  /** Empties the field, so that another answer can be given. */
  function again() {
    set({ answer: "", places: [] });
    /** @type {HTMLElement|null} */ (desk.root.querySelector("[data-answer]"))?.focus();
  }

  // ---- the bar ---------------------------------------------------------------------------------

  /** @typedef {{line: Sentence, filled: Command|null, beside: Command[]}} Bar */

  /** @param {Ctx} ctx @returns {Bar} */
  function finished({ snapshot }) {
    const { marks, at, can, feedback } = snapshot.lesson;
    const titles = board.texts?.lesson.steps ?? [];
    const solved = feedback?.status === "right" ? "Solved." : "This is how it is done.";
    const open = marks.indexOf("open");
    const beside = [{ hook: "again", label: "Do it again", run: () => lesson({ do: "retry" }) }];
    if (can.next) {
      const run = () => lesson({ do: "next" });
      return {
        line: { text: solved, sub: `Next: ${titles[at + 1] ?? "…"}.` },
        filled: { hook: "next", label: "Next step", run },
        beside,
      };
    }
    if (open >= 0) {
      const run = () => lesson({ do: "go", step: String(open + 1) });
      return {
        line: { text: solved, sub: `Still open: ${titles[open] ?? "…"}.` },
        filled: { hook: "next", label: `To step ${open + 1}`, run },
        beside,
      };
    }
    return {
      line: { text: "That was the last step.", sub: "The whole lesson is done." },
      filled: null,
      beside,
    };
  }

  /** @param {Ctx} ctx @returns {Bar} */
  function asking(ctx) {
    const { lesson: part } = ctx.snapshot;
    const answer = handIn(ctx, board);
    const asked = {
      choice: ["What is your answer?", "Choose one, then check."],
      number: ["What is your answer?", "Give a number, then check."],
      territory: ["Point at it on the map.", "Click a territory, then check."],
      continent: ["Point at it on the map.", "Click anywhere on a continent, then check."],
      territories: ["Point at them on the map.", "Click each one, then check."],
      action: ["", ""],
    }[part.input];
    const [text = "", sub = ""] = asked;
    if (judged(ctx, board)) {
      const run = again;
      return {
        line: { text, sub: "Not yet right." },
        filled: { hook: "try_again", label: "Try again", run },
        beside: [],
      };
    }
    const names = draft.places.map(ctx.name);
    const label =
      part.input === "territories"
        ? `Check ${names.length}`
        : names.length
          ? `Check ${names[0]}`
          : "Check";
    return {
      line: { text, sub: answer === null ? sub : "Ready to be checked." },
      filled: answer === null ? null : { hook: "check", label, run: board.check },
      beside: [],
    };
  }

  /** @param {Ctx} ctx @returns {Bar} */
  function attempting(ctx) {
    const { attempt } = draft;
    const action = tried(attempt);
    const sub = action
      ? "Nothing bad can happen."
      : needs(attempt.verb)
        ? "Choose on the map."
        : "Choose three cards.";
    return {
      line: { text: triedInWords(ctx, attempt), sub },
      filled: action && {
        hook: "try",
        label: "Try it",
        run() {
          reel.stop();
          desk.send(action);
          render();
        },
      },
      beside: [],
    };
  }

  return {
    /** What is on the screen: the snapshot, or a scene. @param {Taught} snapshot */
    shown: (snapshot) => reel.snapshot(snapshot),
    /** The face of the dice that are rolled in a scene; undefined: as the view has it. */
    face: () => (reel.playing ? reel.face : undefined),
    /** @param {Ctx} ctx */
    panel: (ctx) => panel(ctx, board),
    /** @param {Ctx} ctx */
    head: (ctx) => head(ctx, board),
    /** @param {Ctx} ctx */
    tray: (ctx) => lessonTray(ctx, board),
    /** @param {Ctx} ctx */
    replies: (ctx) => repliesBelow(ctx, board),
    /** @param {Ctx} ctx @param {import("../types.js").MapView} view */
    map: (ctx, view) => taughtMap(ctx, view, board),
    /** Enter on the map chooses there, and does not press the filled button. */
    choosing: () => pointing(live()) || trying(live()),

    /** @param {Ctx} ctx @returns {Bar} */
    bar(ctx) {
      const { snapshot } = ctx;
      if (reel.playing) {
        const run = () => {
          reel.stop();
          render();
        };
        return {
          line: {
            text: reel.back ? "See what comes of it." : "So it is played.",
            sub: reel.back ? "Played out, then taken back." : "",
          },
          filled: { hook: "skip_scenes", label: "Go on", run },
          beside: [],
        };
      }
      if (snapshot.lesson.done) return finished(ctx);
      if (snapshot.lesson.kind === "refuse") return attempting(ctx);
      if (snapshot.lesson.input !== "action") return asking(ctx);
      const filled = primaryCommand(snapshot, ctx.ui, ctx.name);
      const beside = secondaryCommands(snapshot, ctx.ui, filled);
      return {
        line: sentence(snapshot, ctx.ui, ctx.name),
        filled,
        // What is closed in play may be tried here: the answer says why not.
        beside: beside.map((command) => ({ ...command, closed: false })),
      };
    },

    /**
     * A territory was chosen on the map; whether that is the lesson's affair.
     * @param {string} t
     */
    pick(t) {
      const snapshot = live();
      if (reel.playing) {
        reel.stop();
        render();
      }
      if (snapshot.lesson.done) return true;
      if (pointing(snapshot)) {
        const { places } = draft;
        if (snapshot.lesson.input === "territories") {
          set({ places: places.includes(t) ? places.filter((p) => p !== t) : [...places, t] });
        } else if (snapshot.lesson.input === "continent") {
          const continent = desk.board().continents.find((c) => c.territories.includes(t))?.id;
          if (continent) set({ places: [continent] });
        } else if (places[0] === t) board.check();
        else set({ places: [t] });
        return true;
      }
      if (!trying(snapshot)) return snapshot.lesson.input !== "action";
      const { source, target, verb } = draft.attempt;
      if (needs(verb) < 2) board.setAttempt({ source: source === t ? null : t });
      // A pair is complete: whatever is chosen now begins another one.
      else if (!source || target) board.setAttempt({ source: t, target: null });
      else if (source === t) board.setAttempt({ source: null });
      else board.setAttempt({ target: t });
      return true;
    },

    /** Texts that came with the answer to an action. @param {Texts|undefined} data */
    heard(data) {
      if (data?.key) library.set(data.key, data);
    },

    /**
     * A snapshot has come. Call before it is drawn.
     * @param {Taught} prev
     */
    arrive(prev) {
      const snapshot = live();
      const { lesson: part } = snapshot;
      const { feedback } = part;
      if (part.begun !== begun) {
        begun = part.begun;
        draft = { ...empty(snapshot), said: draft.said };
        reel.stop();
        if (moving) queueMicrotask(() => desk.toTitle());
      }
      moving = false;
      if (feedback && feedback.n !== told) {
        const { heading, blocks, hint, back, status } = feedback;
        if (status === "refused")
          draft = { ...draft, attempt: { ...draft.attempt, source: null, target: null } };
        const taken = back ? "Taken back." : "";
        desk.say([heading, plain(blocks), hint ?? "", taken].filter(Boolean).join(" "));
        reel.play(feedback.scenes, prev.territories, back);
      }
      told = feedback?.n ?? told;
      // What was asked for while the kernel was away is asked for again.
      for (const [key, text] of library) if (!text) library.delete(key);
    },
  };
}
