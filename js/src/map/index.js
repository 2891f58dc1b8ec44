/**
 * The map: territories, tags, names and the choice under way.
 *
 * @param {HTMLElement} host element that the map fills in width
 * @param {import("../types.js").Board} board
 * @param {import("../types.js").MapOptions} options
 * @returns {import("../types.js").MapHandle}
 */
export function createMap(host, board, options) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  element.setAttribute("viewBox", `0 0 ${board.shapes.w} ${board.shapes.h}`);
  host.append(element);
  void options;
  return {
    element,
    update() {},
    focus() {},
    focused: () => null,
    flash() {},
    destroy: () => element.remove(),
  };
}
