/**
 * Where small chips beside an army tag stand: armies that are placed, and the numbers of a hint. At
 * the corner that they are made for, unless that would cover another tag or a name, and another
 * corner or side would cover less.
 */

import { overlap } from "./blocks.js";

/** @import { Point } from "../pageTypes.js" */
/** @import { Block } from "./blocks.js" */

/** How bad it is to cover so much of something. */
export const COVERS = { tag: 4, name: 1 };

/** How far a chip reaches over a corner of its tag, in CSS pixels. */
const OVER = 4;
/** Half the height of a chip, in CSS pixels. */
export const HALF_CHIP = 8;

/**
 * The places around a tag, in CSS pixels from its middle to that of the chip, the best first.
 * @param {{width: number, height: number}} tag
 * @param {number} width of the chip
 * @param {object} o
 * @param {boolean} o.right its corner is on the right
 * @param {boolean} o.below its corner is below
 * @param {boolean} o.bare the tag is nothing but its number: a chip stays clear of it
 * @returns {Point[]}
 */
export function spotsAround(tag, width, { right, below, bare }) {
  const x = (tag.width / 2 - OVER) * (right ? 1 : -1);
  const y = (tag.height / 2 + (bare ? HALF_CHIP : 5)) * (below ? 1 : -1);
  const beside = (tag.width + width) / 2 + 1;
  return [
    [x, y],
    [x, -y],
    [-x, y],
    [-x, -y],
    [right ? beside : -beside, 0],
    [right ? -beside : beside, 0],
  ];
}

/**
 * The first of the places that cover least.
 * @param {Block[]} blocks the best first
 * @param {Array<[Block, cost: number]>} taken what stands on the map
 * @returns {number} its index
 */
export function freest(blocks, taken) {
  const costs = blocks.map((block) =>
    taken.reduce((sum, [other, cost]) => sum + overlap(block, other) * cost, 0),
  );
  return costs.indexOf(Math.min(...costs));
}
