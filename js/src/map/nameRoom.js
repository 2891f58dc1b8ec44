/**
 * Which names a map has room for, and on which side of their tags: those that matter to the choice
 * first, and none that would lie on a tag, on other words, on a sea lane, or right against another
 * name. A name that is shown in any case stands where it covers least of them.
 *
 * @typedef {import("./arrow.js").Block} Block
 * @typedef {object} Name
 * @property {string} id
 * @property {Block[]} blocks where it may stand, the best first
 * @property {number} rank how much the choice needs it; `NEEDED` stands whatever is there
 */

import { COVERS, freest } from "./chipRoom.js";

/** The rank of a name that is shown in any case. */
export const NEEDED = 2;

/** @param {Block} a @param {Block} b @param {number} gap that has to be between their sides */
const meet = ([ax, ay, aw, ah], [bx, by, bw, bh], gap) =>
  Math.abs(ax - bx) < aw + bw + gap && Math.abs(ay - by) < ah + bh;

/** Two names on each other can be read no more than a number below a name.
 * @param {Block} block @returns {[Block, number]} */
const covered = (block) => [block, COVERS.tag];

/**
 * What a name would cover: tags are known by an id, words by none.
 * @param {string} id of the name
 * @param {Array<[id: string, block: Block]>} taken
 * @returns {Array<[Block, number]>}
 */
const costs = (id, taken) =>
  taken
    .filter(([owner]) => owner !== id)
    .map(([owner, block]) => [block, owner ? COVERS.tag : COVERS.name]);

/**
 * @param {Name[]} names
 * @param {Array<[id: string, block: Block]>} taken what stands on the map; a name may touch what
 *   belongs to it, by the same id
 * @param {number} gap between two names in one line, in map units
 * @returns {Map<string, number>} which of its blocks each name has; those without room are not in it
 */
export function placeNames(names, taken, gap) {
  /** @type {Map<string, number>} */
  const placed = new Map();
  /** @type {Block[]} */
  const shown = [];
  for (const { id, blocks, rank } of [...names].sort((a, b) => b.rank - a.rank)) {
    let at = blocks.findIndex(
      (block) =>
        !shown.some((other) => meet(block, other, gap)) &&
        !taken.some(([owner, other]) => owner !== id && meet(block, other, 0)),
    );
    if (at < 0 && rank >= NEEDED) at = freest(blocks, [...costs(id, taken), ...shown.map(covered)]);
    const block = blocks[at];
    if (!block) continue;
    placed.set(id, at);
    shown.push(block);
  }
  return placed;
}
