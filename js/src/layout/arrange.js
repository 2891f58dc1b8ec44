/**
 * The layout for the available room: the width of the widget and its visible height. The sentence,
 * the map and the controls of the decision should be in sight together, and not move during play:
 * nothing here depends on their content. The map gets the room that the other parts do not need.
 */

/** Height of the head, in CSS pixels. */
const HEAD = 42;
/**
 * Heights of the bar with the sentence: in one row; with the buttons in a row of their own; and
 * with the buttons in two rows of their own, on a phone and in the panel.
 */
const BAR = 64;
const TALL_BAR = 142;
const PHONE_BAR = 184;
const SIDE_BAR = 178;
/**
 * Height of the second row of buttons. There is none if at most two buttons are ever shown: in the
 * set-up, and for a lesson's questions.
 */
const ROW = 46;
/**
 * Minimum height of the strip below the map, with the table of six players and the hand of cards.
 */
const STRIP = 168;
/**
 * For a panel with the players' table: the minimum height of the strip below the map, which then
 * holds only the hand; and the panel's minimum width, and its minimum height without the table.
 */
const HAND_STRIP = 100;
const TABLE_PANEL = 300;
const ZONES = 470;
/** Height of the table's head, and of a row. */
const TABLE_HEAD = 34;
const TABLE_ROW = 22.5;
/** The factor by which the map must gain size for the table to move into the panel. */
const WORTH_IT = 1.06;
/** Minimum height of the strip below the map in a lesson, with the replies to the learner. */
const LESSON_STRIP = 198;
/** The widget's own edges, above and below. */
const EDGES = 2;
/** Height of the legend below a small map. */
const LEGEND = 26;
/** The minimum width of a map with room for its legend over the sea. */
const OWN_LEGEND = 640;
/** The height for a decision below the map, in a game and in a lesson. */
const DECISION = 396;
const LESSON = 436;
/**
 * The width below which the widget counts as a phone's: the map spans it, and the other parts are
 * reached by scrolling.
 */
const PHONE = 480;
/** The least visible height at which the panel's parts need not be close together. */
const ROOMY = 800;
/** The width of the widget below which the buttons have a row of their own. */
const NARROW = 700;
/** The visible height below which the sentence is in the panel, next to the map. */
const SHORT = 480;
/** Minimum width of the map, in a widget at least as wide. */
const LEAST_MAP = 300;
/** The greatest width of a panel: longer lines are hard to read. */
const WIDEST_PANEL = 440;

/**
 * @typedef {object} Arrangement
 * @property {"beside"|"below"} layout where the panel is: next to the map or below it
 * @property {"top"|"side"} bar where the sentence is: over the whole width, or in the panel
 * @property {number} map width of the map
 * @property {number} panel width of the panel; the widget's width if it is below the map
 * @property {number} pane height left below the head and the bar
 * @property {number} strip height left below the map, for players and cards
 * @property {number} table height of the players' table in the panel; 0 if it is below the map
 * @property {number} head height
 * @property {number} barHeight height of the bar; 0 in a lesson's panel, where its content sets the height
 * @property {boolean} stacked whether the filled button spans the whole width, with the others below it
 * @property {boolean} oneRow whether one row is enough for buttons that would be stacked
 * @property {boolean} tight whether the visible height is so small that the panel's parts move closer together
 */

/**
 * Compute the width of a panel next to the map: as narrow as its controls allow, but wide enough to read a
 * lesson and to press the buttons of a sentence.
 * @param {number} width @param {boolean} lesson @param {"top"|"side"} bar
 */
function panelFor(width, lesson, bar) {
  const [share, least, most] =
    bar === "side" ? [0.345, 286, 372] : lesson ? [0.226, 288, 400] : [0.2, 228, 320];
  return Math.round(Math.min(most, Math.max(least, width * share)));
}

/**
 * @param {object} room
 * @param {number} room.width of the widget, in CSS pixels
 * @param {number} room.height visible at once
 * @param {number} room.ratio the map's width divided by its height
 * @param {boolean} [room.lesson] whether the panel holds a lesson, which needs more room
 * @param {boolean} [room.fewButtons] whether at most two buttons are shown at a time
 * @param {number} [room.players] how many rows their table has
 * @param {boolean} [room.crowded] whether even a large map has no sea for its legend
 * @returns {Arrangement}
 */
export function arrange({
  width,
  height,
  ratio,
  lesson = false,
  fewButtons = false,
  players = 6,
  crowded = false,
}) {
  /** The minimum width at which the map's legend lies over the sea. */
  const ownLegend = crowded ? Number.POSITIVE_INFINITY : OWN_LEGEND;
  /** Compute the widest map that fits. @param {number} wide @param {number} high */
  const widest = (wide, high) => {
    const most = Math.min(wide, high * ratio);
    // A small map needs room below for its legend, so it may be smaller than a map with its legend
    // over the sea.
    return most >= ownLegend ? most : Math.min(most, ownLegend - 1, (high - LEGEND) * ratio);
  };
  const bar = height < SHORT && width >= 600 ? "side" : "top";
  const stacked = bar === "side" || width < PHONE;
  const oneRow = stacked && fewButtons && !(lesson && bar === "side");
  const twoRows = bar === "top" ? PHONE_BAR : lesson ? 0 : SIDE_BAR;
  const one = width < NARROW ? TALL_BAR : BAR;
  const barHeight = stacked ? twoRows - (oneRow ? ROW : 0) : one;
  const pane = Math.max(0, height - HEAD - (bar === "top" ? barHeight : 0));
  const least = panelFor(width, lesson, bar);
  const under = bar === "side" ? 0 : lesson ? LESSON_STRIP : STRIP;
  const wide = width - least >= LEAST_MAP;
  const over = wide ? widest(width - least, pane - under) : 0;
  // Where height is scarce and width is not, the players' table goes into the panel.
  const rows = Math.ceil(TABLE_HEAD + TABLE_ROW * players);
  const roomy = bar === "top" && !lesson && pane - rows >= ZONES;
  const larger = roomy ? widest(width - TABLE_PANEL, pane - HAND_STRIP - EDGES) : 0;
  const moves = larger > over * WORTH_IT;
  const beside = moves ? larger : over;
  const below = widest(width, pane - (lesson ? LESSON : DECISION));
  const layout = beside > Math.max(0, below) ? "beside" : "below";
  const floor = width < PHONE ? width : LEAST_MAP;
  const map = Math.floor(Math.max(floor, beside, below));
  const table = moves && layout === "beside" ? rows : 0;
  const narrowest = table ? TABLE_PANEL : least;
  const panel =
    layout === "beside" ? Math.max(narrowest, Math.min(width - map, WIDEST_PANEL)) : width;
  const left = Math.floor(pane - EDGES - map / ratio - (map < ownLegend ? LEGEND : 0));
  const strip = layout === "beside" ? Math.max(table ? HAND_STRIP : STRIP, left) : STRIP;
  const tight = height < ROOMY;
  const buttons = { barHeight, stacked, oneRow };
  return { layout, bar, map, panel, pane, strip, table, head: HEAD, ...buttons, tight };
}
