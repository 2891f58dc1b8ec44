const NS = "http://www.w3.org/2000/svg";

/**
 * Build a maker of SVG nodes for one document. Undefined attributes are left out; children may be
 * strings.
 * @param {Document} doc
 */
export const svgMaker =
  (doc) =>
  /**
   * @template {keyof SVGElementTagNameMap} K
   * @param {K} name
   * @param {Record<string, string|number|undefined>} [attributes]
   * @param {Array<Node|string>} children
   * @returns {SVGElementTagNameMap[K]}
   */
  (name, attributes = {}, ...children) => {
    const node = doc.createElementNS(NS, name);
    for (const [key, value] of Object.entries(attributes)) {
      if (value !== undefined) node.setAttribute(key, String(value));
    }
    node.append(...children);
    return node;
  };

/** @typedef {ReturnType<typeof svgMaker>} Maker */

/**
 * Set or remove an attribute; touch the node only if something changes.
 * @param {Element} node
 * @param {string} name
 * @param {string|number|null|undefined|false} value
 */
export function setAttr(node, name, value) {
  if (value === null || value === undefined || value === false) {
    if (node.hasAttribute(name)) node.removeAttribute(name);
  } else if (node.getAttribute(name) !== String(value)) {
    node.setAttribute(name, String(value));
  }
}

/** Set several attributes at once.
 * @param {Element} node @param {Record<string, string|number|null|undefined|false>} attributes */
export function setAttrs(node, attributes) {
  for (const [name, value] of Object.entries(attributes)) setAttr(node, name, value);
}

/** @param {Element} node @param {string} text */
export function setText(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

/** Round a coordinate to one decimal, finer than any screen shows at map scale.
 * @param {number} value */
export const round = (value) => Math.round(value * 10) / 10;

/** Find the territory whose land or tag a node belongs to.
 * @param {EventTarget|null} target @returns {import("../types.js").Territory|null} */
export function territoryOf(target) {
  const node = /** @type {SVGElement|null} */ (
    /** @type {Element|null} */ (target)?.closest?.("[data-territory],[data-land]")
  );
  return node?.dataset.territory ?? node?.dataset.land ?? null;
}

/**
 * Lengths by text and font: measuring one forces a layout of the page, and other widgets have the
 * same texts.
 * @type {Map<string, number>}
 */
const measured = new Map();

/**
 * Measure the length of a text in CSS pixels; if that is impossible, estimate it from the letters.
 * @param {SVGTextContentElement} text @param {Element} letters @param {number} font
 */
export function lengthOf(text, letters, font) {
  const words = letters.textContent ?? "";
  const key = `${font} ${text.tagName} ${text.getAttribute("class")} ${text.textContent}`;
  const length = measured.get(key) ?? text.getComputedTextLength?.();
  if (!length) return (words.length * 0.78 + 2) * font;
  measured.set(key, length);
  return length;
}
