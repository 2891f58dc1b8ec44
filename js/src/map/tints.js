/**
 * The colours of the continents as `--rw-c-ID`, for washes, swatches and silhouettes. The board
 * brings a pair for each, for light and for dark.
 * @param {HTMLElement} element
 * @param {import("../pageTypes.js").Board} board
 */
export function applyTints(element, board) {
  for (const [id, [light, dark]] of Object.entries(board.shapes.tints)) {
    element.style.setProperty(`--rw-c-${id}`, `light-dark(${light},${dark})`);
  }
}

/** Style that gives an element the colour of a continent as `--cont`.
 * @param {import("../types.js").Continent} id */
export const tint = (id) => `--cont:var(--rw-c-${id})`;
