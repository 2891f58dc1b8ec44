/** The names on the map in the page's language. A board is drawn with its own, broken into lines by hand. */

/** @import { Board, Place } from "../pageTypes.js" */
/** @import { Words } from "../words/index.js" */

/** Characters of a name that stand in one line. */
const LINE = 12;

/** A name in one line or, where it is long and can be broken, in two. @param {string} name */
export function linesOf(name) {
  if (name.length <= LINE) return [name];
  const breaks = [...name.matchAll(/ |(?<=-)/g)].map(({ index }) => index);
  const middle = (/** @type {number} */ at) => Math.abs(at - name.length / 2);
  const [at] = breaks.sort((one, other) => middle(one) - middle(other));
  return at ? [name.slice(0, at), name.slice(at).trim()] : [name];
}

/**
 * A board with the names that the language has for its territories and continents; where it has none of
 * its own, the board's stay as they are drawn.
 * @param {Board} board
 * @param {Words} say
 * @returns {Board}
 */
export function boardNamedBy(board, say) {
  const territories = board.territories.map((each) => ({
    ...each,
    name: say("page-territory", { territory: each.id }),
  }));
  const continents = board.continents.map((each) => ({
    ...each,
    name: say("page-continent", { continent: each.id }),
  }));
  const renamed = territories.filter(({ name }, i) => name !== board.territories[i]?.name);
  const parts = continents.filter(({ name }, i) => name !== board.continents[i]?.name);
  if (!renamed.length && !parts.length) return board;
  const lines = Object.fromEntries(renamed.map(({ id, name }) => [id, linesOf(name)]));
  const named = (/** @type {Record<string, Place>} */ places) =>
    Object.fromEntries(
      Object.entries(places).map(([id, spot]) => {
        const t = spot.t.length ? lines[id] : undefined;
        return [id, t ? { ...spot, t } : spot];
      }),
    );
  const { place, contlab } = board.shapes;
  const shapes = {
    ...board.shapes,
    place: Object.fromEntries(Object.entries(place).map(([tier, all]) => [tier, named(all)])),
    contlab: { ...contlab },
  };
  for (const { id, name } of parts) {
    const label = contlab[id];
    if (label) shapes.contlab[id] = { ...label, name, short: name };
  }
  return /** @type {Board} */ ({ ...board, territories, continents, shapes });
}
