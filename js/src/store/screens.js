/**
 * The kinds of screens, told apart by their field `screen`, and the parts that some of them have. Screens are
 * never copied here: each function returns a part of a screen, or says that it has none.
 */

/** @import { NoGame, Parts, PastScreen, Shown } from "../pageTypes.js" */
/** @import { AtBoard, GameScreen, HostPart, OfGame, Snapshot, Switches, TaughtScreen } from "../types.js" */

/** The board behind the form: no territory has an owner, and no action is possible. @type {NoGame} */
const NO_GAME = {
  v: 3,
  screen: "none",
  seq: 0,
  game_id: "",
  bots: { running: false, paused: false, speed: "normal" },
  acks: [],
  edition: "",
  edition_title: "",
  mode: "",
  goal: "",
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

const { human, legal, private: secrets, hand, mission } = NO_GAME;
/** The actions and secrets on a board without a game: there are none. */
export const NO_CHOICE = { human, legal, private: secrets, hand, mission };

/** The null fields of a board without a game. */
const NOTHING = Object.fromEntries(Object.entries(NO_GAME).filter(([, value]) => value === null));

/**
 * Restore the null fields of a screen, which are lost when Python runs in the browser.
 * @param {Snapshot} sent @returns {Snapshot}
 */
export const whole = (sent) => (sent.screen === "setup" ? sent : { ...NOTHING, ...sent });

/** Return the screen that the board is drawn from. @param {Snapshot|Shown} screen @returns {Shown} */
export const boardOf = (screen) => (screen.screen === "setup" ? NO_GAME : screen);

/** View a screen as one with optional parts. @param {Snapshot|Shown} screen @returns {Parts} */
export function partsIn(screen) {
  return screen;
}

/** Whether the screen is a lesson's: a learner's, a class's or a pupil's. @param {Snapshot|Shown} screen @returns {screen is TaughtScreen} */
export const hasLesson = (screen) => "lesson" in screen;

/** @param {Snapshot|Shown} screen */
export const lessonOf = (screen) => partsIn(screen).lesson ?? null;

/** Whether the screen is a game's, present or past. @param {Snapshot|Shown} screen @returns {screen is GameScreen|PastScreen} */
export const hasGame = (screen) => "moves" in screen;

/** Whether the screen is a guest's at a table or in a class; only the host decides what concerns everyone.
 * @param {Snapshot|Shown} screen */
export const isGuest = (screen) => screen.screen === "pupil" || Boolean(partsIn(screen).guest);

/** Return what only the host's page of a game shows. @param {Snapshot|Shown} screen @returns {Partial<HostPart>} */
export const hostPart = (screen) => partsIn(screen).host ?? {};

/** Return the person's settings; a lesson has none. @param {Snapshot|Shown} screen @returns {Partial<Switches>} */
export const switchesOf = (screen) => partsIn(screen).switches ?? {};

/** Return what the screens of all moments of a game share. @param {GameScreen|PastScreen} screen @returns {OfGame} */
export function ofGame(screen) {
  const { moves, switches, advice, host, guest } = screen;
  const all = /** @type {Record<string, any>} */ (screen);
  const board = Object.fromEntries(Object.keys(NO_GAME).map((name) => [name, all[name]]));
  return { .../** @type {AtBoard} */ (board), moves, switches, advice, host, guest };
}

/**
 * Whether the screen shows a past position, or an action that has been put back.
 * @param {Shown} screen
 */
export const isPast = (screen) => screen.screen === "past" || isPutBack(screen);

/** Whether the screen is a scene of a lesson whose action is put back. @param {Snapshot|Shown} screen */
const isPutBack = (screen) => partsIn(screen).put_back === true;

/** Whether a game or a lesson is being played here now. @param {Snapshot|Shown} screen */
export const isOn = (screen) =>
  screen.screen === "play" || (hasLesson(screen) && !isPutBack(screen));

/** Return the chapters of a story; null on other screens. @param {Snapshot|Shown} screen */
export const storyOf = (screen) => partsIn(screen).guest?.story ?? null;

/** Return the number of decisions in the game so far; 0 in a lesson. @param {Snapshot|Shown} screen */
export const movesOf = (screen) => partsIn(screen).moves ?? 0;

/** Return the events since the previous snapshot. @param {Snapshot|Shown} screen */
export const newsIn = (screen) => partsIn(screen).last ?? [];

/** Return the attack that is being repeated, if any. @param {Snapshot|Shown} screen */
export const rollingIn = (screen) => partsIn(screen).rolling ?? null;

/** Whether a bot is placing the person's armies. @param {Shown} screen */
export const isPlacedFor = (screen) => Boolean(partsIn(screen).placing);

/** Return how the game ended, on its last screen; else null. @param {Shown} screen */
export const overOf = (screen) => (screen.screen === "over" ? screen.over : null);

/** Return the sentences about the latest events. @param {Shown} screen */
export const momentsIn = (screen) => partsIn(screen).moments ?? [];

/** Return the newest line of the log. @param {Shown} screen */
export const lastLine = (screen) => partsIn(screen).recent?.at(-1);
