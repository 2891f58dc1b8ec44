/** A game as a story: its chapters, and the moves that the reader has to guess first. */

import { boardOf, storyOf } from "./screens.js";
import { lookBackTo, setLocal } from "./uiEvents.js";

/** @import { Shown } from "../pageTypes.js" */
/** @import { CommentShown, Snapshot, StoryChapter } from "../types.js" */
/** @import { Message } from "../words/index.js" */
/** @import { Ui, UiEvent } from "./state.js" */

/** A button of the bar, which changes only the page. @typedef {{name: string, label: Message, event: UiEvent}} Step */

/** Return the moment at which a story begins; null on other screens. @param {Snapshot|Shown} screen */
export const storyBegins = (screen) => storyOf(screen)?.chapters[0]?.at ?? null;

/**
 * Return the number of the chapter in view, or -1. Several chapters may begin at one moment.
 * @param {Snapshot|Shown} screen @param {Pick<Ui, "past">} ui
 */
export function chapterNumber(screen, { past }) {
  const { chapters } = storyOf(screen) ?? { chapters: [] };
  if (!past) return -1;
  const { at, chapter = -1 } = past;
  return chapters[chapter]?.at === at ? chapter : chapters.findIndex((each) => each.at === at);
}

/**
 * Return the reader's answers by the number of the chapter; "" if the reader only looked.
 * @param {Pick<Ui, "local">} ui @returns {Record<number, string>}
 */
const guesses = ({ local }) => local.guesses ?? {};

/**
 * The chapter in view. `asked`: the reader has yet to answer its question; `guess`: the answer.
 * @typedef {{number: number, chapter: StoryChapter, asked: boolean, guess: string|undefined}} Reading
 */

/** @param {Snapshot|Shown} screen @param {Pick<Ui, "past"|"local">} ui @returns {Reading|null} */
export function reading(screen, ui) {
  const number = chapterNumber(screen, ui);
  const chapter = storyOf(screen)?.chapters[number];
  if (!chapter) return null;
  const guess = guesses(ui)[number];
  return { number, chapter, guess, asked: chapter.asks !== undefined && guess === undefined };
}

/** Record the reader's answer. @param {number} chapter @param {string} territory @returns {UiEvent} */
export const recordGuess = (chapter, territory) => setLocal("guesses", { [chapter]: territory });

/** Go to a chapter. @param {StoryChapter[]} chapters @param {number} chapter @returns {UiEvent} */
export const toChapter = (chapters, chapter) => ({
  type: "look_back",
  at: chapters[chapter]?.at ?? 0,
  chapter,
});

/**
 * Return the territories that may be named, while the reader is asked for one.
 * @param {Shown} shown @param {Pick<Ui, "past"|"local">} ui
 * @returns {string[]}
 */
export function askedPlaces(shown, ui) {
  const now = reading(shown, ui);
  const asks = now?.asked ? now.chapter.asks : undefined;
  if (!asks || asks.kind === "other") return [];
  const own = asks.kind !== "attack";
  return Object.entries(shown.territories)
    .filter(([, [owner]]) => (owner === asks.seat) === own)
    .map(([place]) => place);
}

/**
 * Return the comment that is being written on the moment in view.
 * @param {Shown} shown @param {Pick<Ui, "local">} ui
 * @returns {{draft: string, marking: boolean}|null}
 */
export function draftOf(shown, { local }) {
  const { comment } = local;
  return shown.screen === "past" && comment?.open && comment.at === shown.at ? comment : null;
}

/** The mark of a territory in a comment. */
const MARK = /\s*\[([a-z0-9_-]+)\]/g;

/** Add the mark of a territory to a comment, or remove it. @param {string} written @param {string} territory */
export function withMark(written, territory) {
  const without = written.replace(MARK, (mark, name) => (name === territory ? "" : mark));
  return without === written ? `${written} [${territory}]`.trimStart() : without;
}

/**
 * Return the places that a comment, or the chapter in view, points to, without giving an answer
 * away.
 * @param {Shown} shown @param {Pick<Ui, "past"|"local">} ui
 * @returns {Pick<CommentShown, "marks"|"arrows">|null}
 */
export function pointedTo(shown, ui) {
  if (shown.screen !== "past") return null;
  const now = reading(shown, ui);
  const writing = draftOf(shown, ui);
  if (writing)
    return { marks: [...writing.draft.matchAll(MARK)].map(([, name = ""]) => name), arrows: [] };
  if (!now) return shown.comment ?? null;
  const { marks, arrows, asks, kind } = now.chapter;
  // The author's marks belong to the question, and the arrow of a turning point to its answer.
  if (now.asked) return kind === "note" ? { marks, arrows } : null;
  return asks ? { marks: [...marks, ...asks.answer], arrows: [asks.arrow] } : { marks, arrows };
}

/**
 * Return the buttons of the bar in a story.
 * @param {Shown} shown @param {Ui} ui
 * @returns {{filled: Step, beside: Step[]}|null}
 */
export function storyCommands(shown, ui) {
  const { chapters } = storyOf(shown) ?? { chapters: [] };
  if (!chapters.length) return null;
  if (shown.screen !== "past") {
    const again = { name: "story_again", event: toChapter(chapters, 0) };
    return { filled: { ...again, label: ["page-story-again"] }, beside: [] };
  }
  const { at } = shown;
  const here = chapterNumber(shown, ui);
  const next = here < 0 ? chapters.findIndex((each) => each.at > at) : here + 1;
  const last = chapters.filter((each) => each.at < at).length - 1;
  const before = here < 0 ? last : here - 1;
  /** @type {Step} */
  const onward = chapters[next]
    ? { name: "story_next", label: ["page-story-next"], event: toChapter(chapters, next) }
    : { name: "story_end", label: ["page-story-end"], event: lookBackTo(null) };
  /** @type {Step[]} */
  const back = chapters[before]
    ? [{ name: "story_back", label: ["page-story-back"], event: toChapter(chapters, before) }]
    : [];
  if (!reading(shown, ui)?.asked) return { filled: onward, beside: back };
  const show = { name: "story_show", event: recordGuess(here, "") };
  return { filled: { ...show, label: ["page-story-show"] }, beside: back };
}

/** Whether replaying has to stop at a moment, until the reader goes on.
 * @param {{snapshot: Snapshot, ui: Ui}} state */
export const stopsHere = ({ snapshot, ui }) => reading(boardOf(snapshot), ui) !== null;
