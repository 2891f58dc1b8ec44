/**
 * Which names a map has room for, and on which side of their tags: those that matter to the choice
 * first, and none that would lie on a tag, on other words, on a sea lane, or right against another
 * name. A name that is shown in any case stands where it covers least of them.
 *
 * @typedef {object} Name
 * @property {string} id
 * @property {Block[]} blocks where it may stand, the best first
 * @property {number} rank how much the choice needs it; `NEEDED` stands whatever is there
 */

import { meet } from "./blocks.js";
import { COVERS, freest } from "./chipRoom.js";

/** @import { Block } from "./blocks.js" */

/** The rank of a name that is shown in any case. */
export const NEEDED = 2;

/** A name on a name is as hard to read as one on a number.
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
  /** Names that are shown, with the room of each. @type {Map<Name, Block>} */
  const shown = new Map();
  /** @param {Name} name @param {number} at which of its blocks */
  const put = (name, at) => {
    const block = name.blocks[at];
    if (!block) return;
    placed.set(name.id, at);
    shown.set(name, block);
  };
  /** Names that a block would meet. @param {Block} block @param {Name} [except] */
  const met = (block, except) =>
    [...shown].flatMap(([name, other]) =>
      name !== except && meet(block, other, gap) ? [name] : [],
    );
  /** Nothing but names can be in the way of a block. @param {string} id @param {Block} block */
  const isOpen = (id, block) => !taken.some(([owner, other]) => owner !== id && meet(block, other));

  /** Puts a name where one that is shown gives way to another side of its tag. @param {Name} name */
  function makeRoom(name) {
    for (const [at, block] of name.blocks.entries()) {
      const [other, ...more] = isOpen(name.id, block) ? met(block) : [];
      if (!other || more.length) continue;
      const side = other.blocks.findIndex(
        (way) => !meet(way, block, gap) && isOpen(other.id, way) && !met(way, other).length,
      );
      if (side < 0) continue;
      put(other, side);
      put(name, at);
      return true;
    }
    return false;
  }

  for (const name of [...names].sort((a, b) => b.rank - a.rank)) {
    const { id, blocks, rank } = name;
    const at = blocks.findIndex((block) => isOpen(id, block) && !met(block).length);
    if (at >= 0) put(name, at);
    else if (!makeRoom(name) && rank >= NEEDED) {
      const others = [...shown.values()].map(covered);
      put(name, freest(blocks, [...costs(id, taken), ...others]));
    }
  }
  return placed;
}
