/**
 * Short movements on the map for what has just happened: armies that are lost, land that changes
 * hands, a continent that is won or lost.
 */
import { dip, leave, pulse, wipe } from "./motion.js";

/** @import { GameEvent, Owner, Territory } from "../types.js" */

/** Movements shown for one snapshot; a fast bot's whole turn would only flicker. */
const MOST = 6;

/**
 * @param {import("./scene.js").Scene} scene
 * @param {import("../pageTypes.js").Shapes} shapes
 * @param {ReturnType<typeof import("./labelPlacement.js").createLabelPlacement>} placement
 */
export function createEffects({ territories, continents }, shapes, placement) {
  /** @param {Territory} t @param {number} armies */
  function lose(t, armies) {
    const nodes = territories.get(t);
    if (!armies || !nodes) return;
    dip(nodes.tag.body);
    leave(nodes.tag.g, armies);
  }

  /** @param {GameEvent} event @param {Map<Territory, Owner|null>} before */
  function show({ type, source, target, attacker_losses, defender_losses }, before) {
    if (type === "rolled") {
      lose(source, attacker_losses);
      lose(target, defender_losses);
    }
    const to = territories.get(target);
    if (type === "captured" && to && before.has(target)) {
      const [a, b] = [placement.place(source)?.b, placement.place(target)?.b];
      const box = shapes.bbox[target];
      if (!a || !b || !box) return;
      const was = before.get(target) ?? "free";
      wipe(to.land, `seat s-${was}`, box, [b[0] - a[0], b[1] - a[1]]);
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
    /** A continent has got another holder, or none. @param {string} id */
    continent(id) {
      const nodes = continents.get(id);
      if (nodes) pulse(nodes.g);
    },
  };
}
