/**
 * The colour of a continent, for its wash, swatch and silhouettes. The board brings a pair, for
 * light and for dark.
 * @param {import("../types.js").Board} board
 * @param {import("../types.js").Continent} id
 * @returns {string} a CSS colour
 */
export function continentTint(board, id) {
  const [light, dark] = board.shapes.tints[id] ?? ["#6c8291", "#6f8796"];
  return `light-dark(${light}, ${dark})`;
}
