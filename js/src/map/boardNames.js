/**
 * The names on the map in the page's language. The board's own names are broken into lines by hand.
 */

/** @import { Board, Catalog, LabelPlace } from "../pageTypes.js" */
/** @import { Words } from "../words/index.js" */

/** The size of a map on which names may have to be abbreviated. @type {import("../pageTypes.js").Tier} */
const SMALLEST = "s";

/**
 * Rename a board's territories and continents in the language; a name that the language lacks stays
 * as it is.
 * @param {Board} board
 * @param {Catalog["on_map"]} onMap
 * @param {Words} say
 * @returns {Board}
 */
export function boardNamedBy(board, onMap, say) {
  const { territories: lines = {}, continents: parts = {}, short = {} } = onMap ?? {};
  if (![lines, parts, short].some((names) => Object.keys(names).length)) return board;
  const { place, contlab } = board.shapes;
  const named = (/** @type {Record<string, LabelPlace>} */ places, /** @type {string} */ size) =>
    Object.fromEntries(
      Object.entries(places).map(([id, spot]) => [
        id,
        {
          ...spot,
          t: lines[size]?.[id] ?? spot.t,
          ...(size === SMALLEST && short[id] ? { short: short[id] } : {}),
        },
      ]),
    );
  const shapes = {
    ...board.shapes,
    place: Object.fromEntries(Object.entries(place).map(([size, all]) => [size, named(all, size)])),
    contlab: { ...contlab },
  };
  for (const [id, [name = "", short = ""]] of Object.entries(parts)) {
    const label = contlab[id];
    if (label) shapes.contlab[id] = { ...label, name, short };
  }
  const territories = board.territories.map((each) => ({
    ...each,
    name: say("page-territory", { territory: each.id }),
  }));
  const continents = board.continents.map((each) => ({
    ...each,
    name: parts[each.id]?.[0] ?? each.name,
  }));
  return /** @type {Board} */ ({ ...board, territories, continents, shapes });
}
