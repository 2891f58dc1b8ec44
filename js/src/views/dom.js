/**
 * A small keyed renderer: describes elements as data and patches the document in place.
 *
 * It creates no element again, because a snapshot may arrive at any moment: a button keeps the
 * focus, a field keeps its caret and a scrolled log stays where it is.
 */

/** @typedef {string|number|null|undefined|false|VNode} Child */
/** @typedef {Child|Array<Child|Child[]>} Children */
/**
 * @typedef {object} VNode
 * @property {string} tag
 * @property {string|number|undefined} key
 * @property {Record<string, any>} props
 * @property {Array<VNode|string>} kids
 */

const SVG = "http://www.w3.org/2000/svg";
const FOCUSABLE = /^(button|input|select|textarea|a)$/;

/** Map each node to the description it was last drawn from. @type {WeakMap<Node, VNode>} */
const drawn = new WeakMap();

/** @param {any} value */
const isProps = (value) =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !("kids" in value);

/**
 * Describe an element: its tag, its props, if any, and its children. `tag` may carry
 * classes: `"div.a.b"`.
 *
 * Props are attributes, except `on` (handlers by event type), `key`, `html` (constant markup of
 * ours, never data), `keep` (other code fills the element), `value` and `checked` (properties).
 *
 * @param {string} tag
 * @param {Record<string, any>|Children} [first] props or a child
 * @param {...Children} others
 * @returns {VNode}
 */
export function h(tag, first, ...others) {
  const [name = "", ...classes] = tag.split(".");
  const props = isProps(first) ? /** @type {Record<string, any>} */ (first) : {};
  const kids = isProps(first) ? others : [/** @type {Children} */ (first), ...others];
  const { key, class: extra, ...rest } = props;
  if (extra) classes.push(extra);
  if (classes.length) rest.class = classes.join(" ");
  // JupyterLab acts on its single-key shortcuts unless the focused element itself says not to.
  if (FOCUSABLE.test(name) || rest.tabindex !== undefined) {
    rest["data-lm-suppress-shortcuts"] = "true";
  }
  if (name === "button") rest.type ??= "button";
  const flat = /** @type {Child[]} */ (kids.flat(2));
  return {
    tag: name,
    key,
    props: rest,
    kids: flat.flatMap((kid) =>
      kid === null || kid === undefined || kid === false
        ? []
        : [typeof kid === "object" ? kid : String(kid)],
    ),
  };
}

/**
 * Make the children of `parent` match the description.
 *
 * @param {Element} parent
 * @param {Array<VNode|string>} kids
 */
export function patch(parent, kids) {
  const old = [...parent.childNodes];
  const nodes = kids.map((kid) => {
    const at = old.findIndex((node) => isSame(node, kid));
    return at < 0 ? null : /** @type {ChildNode} */ (old.splice(at, 1)[0]);
  });
  // Remove old nodes first, so that the others need not move: a moved node loses the focus.
  for (const node of old) node.remove();
  kids.forEach((kid, i) => {
    const node = nodes[i] ?? create(parent, kid);
    if (typeof kid === "string") {
      if (node.nodeValue !== kid) node.nodeValue = kid;
    } else {
      draw(/** @type {Element} */ (node), kid);
    }
    const here = parent.childNodes[i] ?? null;
    if (here !== node) parent.insertBefore(node, here);
  });
}

/** @param {Node} node @param {VNode|string} kid */
function isSame(node, kid) {
  if (typeof kid === "string") return node.nodeType === 3;
  const was = drawn.get(node);
  return was !== undefined && was.tag === kid.tag && was.key === kid.key;
}

/** @param {Element} parent @param {VNode|string} kid @returns {ChildNode} */
function create(parent, kid) {
  const { ownerDocument, namespaceURI } = parent;
  if (typeof kid === "string") return ownerDocument.createTextNode(kid);
  const svg = kid.tag === "svg" || (namespaceURI === SVG && parent.localName !== "foreignObject");
  return svg ? ownerDocument.createElementNS(SVG, kid.tag) : ownerDocument.createElement(kid.tag);
}

/** @param {Element} element @param {VNode} next */
function draw(element, next) {
  const was = drawn.get(element);
  const before = was?.props ?? {};
  drawn.set(element, next);
  for (const name of Object.keys(before)) {
    if (!(name in next.props)) set(element, name, null, before[name]);
  }
  for (const [name, value] of Object.entries(next.props)) {
    if (name !== "value") set(element, name, value, before[name]);
  }
  if (next.props.html === undefined && !next.props.keep) patch(element, next.kids);
  // A select takes its value from its options, so these come first.
  if ("value" in next.props) {
    const field = /** @type {HTMLInputElement} */ (element);
    if (field.value !== String(next.props.value)) field.value = String(next.props.value);
  }
}

/**
 * @param {Element} element
 * @param {string} name
 * @param {any} value
 * @param {any} before
 */
function set(element, name, value, before) {
  if (name === "on") {
    for (const type of Object.keys(value ?? {})) {
      if (!before || !(type in before)) element.addEventListener(type, dispatch);
    }
  } else if (name === "html") {
    if (value !== before) element.innerHTML = value ?? "";
  } else if (name === "checked") {
    /** @type {HTMLInputElement} */ (element).checked = Boolean(value);
  } else if (name !== "keep" && value !== before) {
    const off = value === null || value === undefined || (value === false && !/^aria-/.test(name));
    if (off) element.removeAttribute(name);
    else element.setAttribute(name, value === true && !/^aria-/.test(name) ? "" : String(value));
  }
}

/** Call the handler from the last rendering; there is one listener per type and element.
 * @param {Event} event */
function dispatch(event) {
  const element = /** @type {Element} */ (event.currentTarget);
  drawn.get(element)?.props.on?.[event.type]?.(event);
}
