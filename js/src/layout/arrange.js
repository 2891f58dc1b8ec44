/**
 * The layout for the available room: the width of the widget and its visible height. The sentence,
 * the map and the controls of the decision should be in sight together, and not move during play:
 * nothing here depends on their content. The map gets what the others do not need.
 */

/** Height of the head, in CSS pixels. */
const HEAD = 42;
/** Height of the bar with the sentence: in one row, where the buttons have a row of their own, and where
 * they have two: on a phone, and in the panel. */
const BAR = 64;
const TALL_BAR = 142;
const PHONE_BAR = 184;
const SIDE_BAR = 178;
/** The second row, which is not there where two buttons at most are ever shown: in the set-up, and for a
 * lesson's questions. */
const ROW = 46;
/** Least height of the strip below the map, with the table of six players and the hand of cards. */
const STRIP = 168;
/** Least height of what stands there in a lesson: what a learner is told. */
const LESSON_STRIP = 198;
/** The widget's own edges, above and below. */
const EDGES = 2;
/** Height of the line below a small map that tells its outlines. */
const LEGEND = 26;
/** A map from this width on has room for its legend over the sea. */
const OWN_LEGEND = 640;
/** The room for a decision below the map. */
const DECISION = 396;
const LESSON = 436;
/** A widget this narrow is a phone's: the map goes from edge to edge, and one scrolls to the rest. */
const PHONE = 480;
/** The visible height from which on the panel's parts need not be close together. */
const ROOMY = 800;
/** The buttons have a row of their own below this width of the widget. */
const NARROW = 700;
/** The visible height below which the sentence stands in the panel, beside the map. */
const SHORT = 480;
/** Minimum width of the map, in a widget at least as wide. */
const LEAST_MAP = 300;
/** No panel is wider: lines would be too long to read. */
const WIDEST_PANEL = 440;

/**
 * @typedef {object} Arrangement
 * @property {"beside"|"below"} layout where the panel stands: beside the map or below it
 * @property {"top"|"side"} bar where the sentence stands: over the whole width, or in the panel
 * @property {number} map width of the map
 * @property {number} panel width of the panel; the widget's own where it stands below
 * @property {number} pane height that is left below the head and the bar
 * @property {number} strip height that is left below the map, for players and cards
 * @property {number} head height
 * @property {number} barHeight height of the bar; 0 in a lesson's panel, where it is as high as it must be
 * @property {boolean} stacked what a button does goes over the whole width, the others stand below it
 * @property {boolean} oneRow where they would be stacked, one row is enough
 * @property {boolean} tight little can be seen: what the panel holds moves closer together
 */

/**
 * Width that a panel beside the map needs: as narrow as its controls allow, but a lesson is read, and
 * a sentence with its buttons has to be pressed.
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
 * @param {number} room.height that can be seen at once
 * @param {number} room.ratio the map's width for its height
 * @param {boolean} [room.lesson] the panel holds a lesson, which needs more room
 * @param {boolean} [room.fewButtons] no more than two buttons are shown at a time
 * @param {boolean} [room.crowded] the map has no sea where its legend could lie, however large it is
 * @returns {Arrangement}
 */
export function arrange({
  width,
  height,
  ratio,
  lesson = false,
  fewButtons = false,
  crowded = false,
}) {
  /** From which width on the map's legend lies over the sea. */
  const ownLegend = crowded ? Number.POSITIVE_INFINITY : OWN_LEGEND;
  /** The widest map in so much room. @param {number} wide @param {number} high */
  const widest = (wide, high) => {
    const most = Math.min(wide, high * ratio);
    // A small map has its legend below; it may be a little smaller than one that has not.
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
  const beside = wide ? widest(width - least, pane - under) : 0;
  const below = widest(width, pane - (lesson ? LESSON : DECISION));
  const layout = beside > Math.max(0, below) ? "beside" : "below";
  const floor = width < PHONE ? width : LEAST_MAP;
  const map = Math.floor(Math.max(floor, beside, below));
  const panel = layout === "beside" ? Math.max(least, Math.min(width - map, WIDEST_PANEL)) : width;
  const left = Math.floor(pane - EDGES - map / ratio - (map < ownLegend ? LEGEND : 0));
  const strip = layout === "beside" ? Math.max(STRIP, left) : STRIP;
  const tight = height < ROOMY;
  const rows = { barHeight, stacked, oneRow };
  return { layout, bar, map, panel, pane, strip, head: HEAD, ...rows, tight };
}
