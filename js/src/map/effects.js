/**
 * Short animations on the map for the latest events: lost armies, and land that changes
 * hands. They only ever cover a state that is already drawn, so a map without them says the same.
 */

import { SEAT_GLYPHS } from "../glyphs.js";
import { BREAKS } from "../momentTimes.js";

/** @import { Point } from "../pageTypes.js" */
/** @import { GameEvent, Owner, Territory } from "../types.js" */

/**
 * The maximum number of animations for one snapshot; a fast bot's whole turn would only flicker.
 */
const MOST = 6;

/** The width of the number of lost armies, in CSS pixels. */
const NUMBER = 22;

/**
 * @param {import("./scene.js").Scene} scene
 * @param {import("../pageTypes.js").Shapes} shapes
 * @param {ReturnType<typeof import("./labelPlacement.js").createLabelPlacement>} placement
 */
export function createEffects({ territories }, shapes, placement) {
  /** @param {Territory} t @param {number} armies */
  function lose(t, armies) {
    const nodes = territories.get(t);
    if (!armies || !nodes) return;
    dip(nodes.tag.body);
    const there = Number(nodes.tag.g.dataset.armies);
    showLoss(
      nodes.tag.g,
      armies,
      placement.chipSpot(t, there, NUMBER, { right: true, keep: false }),
    );
  }

  /** @param {GameEvent} event @param {Map<Territory, Owner|null>} before */
  function show({ type, source, target, attacker_losses, defender_losses }, before) {
    if (type === "rolled") {
      lose(source, attacker_losses);
      lose(target, defender_losses);
    }
    const to = territories.get(target);
    // Armies may move in with the capture, or after a decision.
    if (type === "captured" && to) shatter(to.tag, before.get(target) ?? "");
    if (/^(captured|occupied)$/.test(type) && to && before.has(target)) {
      const [a, b] = [placement.place(source)?.b, placement.place(target)?.b];
      const box = shapes.bbox[target];
      if (!a || !b || !box) return;
      const was = before.get(target) ?? "free";
      wipe(to.land, `seat seat-${was}`, box, [b[0] - a[0], b[1] - a[1]]);
    }
  }

  return {
    /**
     * @param {GameEvent[]} events
     * @param {Map<Territory, Owner|null>} before owners that were replaced
     */
    show(events, before) {
      for (const event of events.slice(-MOST)) show(event, before);
    },
  };
}

/**
 * Uncover land in its new colour: a copy in the old colour retreats from the attacker's side.
 * @param {SVGPathElement} land
 * @param {string} oldClass class of the land before
 * @param {[number, number, number, number]} box of the land, in map units
 * @param {Point} direction from source to target
 */
function wipe(land, oldClass, [x0, y0, x1, y1], [dx, dy]) {
  if (!land.animate) return;
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const [cx, cy] = [(x1 - x0) / 2, (y1 - y0) / 2];
  const reach = Math.hypot(cx, cy);
  // The half plane ahead of a line that crosses the land, in coordinates from the corner of the
  // land's box.
  const ahead = (/** @type {number} */ at) => {
    const [bx, by] = [cx + ux * at, cy + uy * at];
    const far = reach * 3;
    const corners = [
      [bx - uy * far, by + ux * far],
      [bx + uy * far, by - ux * far],
      [bx + uy * far + ux * far, by - ux * far + uy * far],
      [bx - uy * far + ux * far, by + ux * far + uy * far],
    ];
    return `polygon(${corners.map((c) => c.map((v) => `${v.toFixed(1)}px`).join(" ")).join(",")})`;
  };
  const cover = /** @type {SVGPathElement} */ (land.cloneNode());
  cover.removeAttribute("data-land");
  cover.setAttribute("class", oldClass);
  land.after(cover);
  cover
    .animate([{ clipPath: ahead(-reach) }, { clipPath: ahead(reach) }], {
      duration: 240,
      easing: "ease-out",
      fill: "both",
    })
    .finished.catch(() => {})
    .then(() => cover.remove());
}

/**
 * Break the loser's tag, drawn over the new owner's: two halves fall apart.
 * @param {import("./scene.js").TagNodes} tag @param {string} was the old owner; "" if it is still drawn
 */
function shatter({ g, body }, was) {
  if (!body.animate) return;
  for (const side of [-1, 1]) {
    const half = /** @type {SVGGElement} */ (body.cloneNode(true));
    half.setAttribute("class", was ? `seat seat-${was}` : "");
    half.setAttribute("aria-hidden", "true");
    const [glyph, number] = [half.querySelector(".glyph"), half.querySelector("text")];
    if (was) {
      glyph?.setAttribute("d", SEAT_GLYPHS[/** @type {keyof typeof SEAT_GLYPHS} */ (was)] ?? "");
    }
    if (number) number.textContent = "0";
    g.append(half);
    const clipPath = side < 0 ? "inset(-9px 50% -9px -9px)" : "inset(-9px -9px -9px 50%)";
    const apart = { translate: `${side * 9}px 14px`, rotate: `${side * 24}deg`, opacity: 0 };
    half
      .animate(
        [
          { clipPath, translate: "0", rotate: "0deg", opacity: 1 },
          {
            clipPath,
            translate: `${side * 2}px 0`,
            rotate: `${side * 4}deg`,
            opacity: 1,
            offset: 0.4,
          },
          { clipPath, ...apart },
        ],
        { duration: BREAKS, easing: "ease-in", fill: "both" },
      )
      .finished.catch(() => {})
      .then(() => half.remove());
  }
}

/** @param {SVGGElement} body of a tag that lost armies */
function dip(body) {
  body.animate?.([{ translate: "0" }, { translate: "0 3px" }, { translate: "0" }], 120);
}

/**
 * Animate armies that leave a tag: their number appears next to the tag, where it covers least, and
 * fades.
 * @param {SVGGElement} tag @param {number} armies @param {Point} spot
 */
function showLoss(tag, armies, [x, y]) {
  if (!tag.animate) return;
  const number = tag.ownerDocument.createElementNS(tag.namespaceURI ?? "", "text");
  number.setAttribute("class", "gone");
  number.setAttribute("aria-hidden", "true");
  number.setAttribute("x", `${x}`);
  number.setAttribute("y", `${y + 5}`);
  number.textContent = `\u2212${armies}`;
  tag.append(number);
  number
    .animate(
      [
        { opacity: 1, translate: "0 4px" },
        { opacity: 1, translate: "0", offset: 0.6 },
        { opacity: 0, translate: "0" },
      ],
      { duration: 900, easing: "ease-out", fill: "both" },
    )
    .finished.catch(() => {})
    .then(() => number.remove());
}

/** @param {SVGElement} node */
export function fadeIn(node) {
  node.animate?.([{ opacity: 0 }, { opacity: 1 }], 120);
}
