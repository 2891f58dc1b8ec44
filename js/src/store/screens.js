/**
 * The kinds of screens, told apart by their word `screen`, and what some of them have. Screens are
 * never copied here: what is asked for is a part of them, or that they do not have it.
 */

/** @import { NoGame, Parts, PastScreen, Shown } from "../pageTypes.js" */
/** @import { GameScreen, Snapshot, TaughtScreen } from "../types.js" */

/** The board behind the form: nobody holds anything, and nothing can be done. @type {NoGame} */
const NO_GAME = {
  v: 2,
  screen: "none",
  seq: 0,
  game_id: "",
  bots: { running: false, paused: false, speed: "normal" },
  acks: [],
  edition: "",
  edition_title: "",
  mode: "",
  options: {},
  board: "",
  round: 0,
  turn: "red",
  phase: "over",
  actor: null,
  viewer: null,
  human: false,
  private: "none",
  territories: {},
  seats: [],
  third: null,
  to_place: 0,
  hand: null,
  mission: null,
  capital: null,
  capitals_shown: {},
  cards: {
    sets_traded: 0,
    next_value: null,
    values: null,
    deck: null,
    discard: 0,
    must_trade_at: 0,
  },
  dice_colours: ["", ""],
  legal: {},
  tired: {},
  income: null,
  placed: {},
  battle: null,
};

/** What nobody has, decides or fights over, on a board. */
const NOTHING = Object.fromEntries(Object.entries(NO_GAME).filter(([, value]) => value === null));

/** A screen as the kernel meant it: where Python runs in the browser, what is null gets lost.
 * @param {Snapshot} sent @returns {Snapshot} */
export const whole = (sent) => (sent.screen === "setup" ? sent : { ...NOTHING, ...sent });

/** What the board is drawn from. @param {Snapshot|Shown} screen @returns {Shown} */
export const boardOf = (screen) => (screen.screen === "setup" ? NO_GAME : screen);

/** A screen whose parts may be missing: some have them. @param {Snapshot|Shown} screen @returns {Parts} */
export function partsIn(screen) {
  return screen;
}

/** It is a lesson's, of a learner, a class or a pupil. @param {Snapshot|Shown} screen @returns {screen is TaughtScreen} */
export const hasLesson = (screen) => "lesson" in screen;

/** @param {Snapshot|Shown} screen */
export const lessonOf = (screen) => partsIn(screen).lesson ?? null;

/** It is a game's, at present or in the past. @param {Snapshot|Shown} screen @returns {screen is GameScreen|PastScreen} */
export const hasGame = (screen) => "moves" in screen;

/** The screen of somebody who came to a table or a class: what concerns all is the host's.
 * @param {Snapshot|Shown} screen */
export const isGuest = (screen) => screen.screen === "pupil" || Boolean(partsIn(screen).guest);

/** What is shown has been put back since. @param {Shown} screen */
export const isPast = (screen) => screen.screen === "past" || isPutBack(screen);

/** A scene of a lesson whose action does not stay. @param {Snapshot|Shown} screen */
const isPutBack = (screen) => partsIn(screen).put_back === true;

/** Somebody plays here now, in a game or in a lesson. @param {Snapshot|Shown} screen */
export const isOn = (screen) =>
  screen.screen === "play" || (hasLesson(screen) && !isPutBack(screen));

/** Decisions of the game so far; a lesson counts none. @param {Snapshot|Shown} screen */
export const movesOf = (screen) => partsIn(screen).moves ?? 0;

/** What has happened since the snapshot before. @param {Snapshot|Shown} screen */
export const newsIn = (screen) => partsIn(screen).last ?? [];

/** The attack that is being repeated. @param {Snapshot|Shown} screen */
export const rollingIn = (screen) => partsIn(screen).rolling ?? null;

/** A bot places the armies of the person. @param {Shown} screen */
export const isPlacedFor = (screen) => Boolean(partsIn(screen).placing);

/** How the game ended, on its last screen. @param {Shown} screen */
export const overOf = (screen) => (screen.screen === "over" ? screen.over : null);

/** What has come of the latest events, in sentences. @param {Shown} screen */
export const momentsIn = (screen) => partsIn(screen).moments ?? [];

/** The newest line of the log. @param {Shown} screen */
export const lastLine = (screen) => partsIn(screen).recent?.at(-1);
