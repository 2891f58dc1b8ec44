/** The parts of the bots' faces, drawn on the page and next to the dice on the map. */

/** @typedef {[layer: number, kind: "head"|"hair"|"cloth"|"line"|"dark"|"glass", d: string]} Part */

const FRINGE =
  "M8.6 14C8.2 8.6 11 5.6 16 5.6s7.8 3 7.4 8.4c-3.4-.4-5.6-1.6-7-3.4-1.8 2-4.4 3.2-7.8 3.4z";
const DOTS = "M12.9 14.3a1 1 0 1 1 0 2 1 1 0 0 1 0-2zM19.1 14.3a1 1 0 1 1 0 2 1 1 0 0 1 0-2z";

/** Parts on a 32 × 32 field, drawn in the order of their layers. @type {Record<string, Part[]>} */
const PARTS = {
  round: [[2, "head", "M8.6 15a7.4 7.4 0 1 0 14.8 0 7.4 7.4 0 1 0-14.8 0z"]],
  long: [
    [
      2,
      "head",
      "M9.6 14.2c0-5 2.4-7.6 6.4-7.6s6.4 2.6 6.4 7.6c0 5.4-2.6 9.4-6.4 9.4s-6.4-4-6.4-9.4z",
    ],
  ],
  square: [
    [
      2,
      "head",
      "M9 10.6a3.4 3.4 0 0 1 3.4-3.4h7.2a3.4 3.4 0 0 1 3.4 3.4v7a5.2 5.2 0 0 1-5.2 5.2h-3.6A5.2 5.2 0 0 1 9 17.6z",
    ],
  ],
  heart: [
    [2, "head", "M8.6 13c0-4.2 3-6.2 7.4-6.2s7.4 2 7.4 6.2c0 5-3.6 10.4-7.4 10.4S8.6 18 8.6 13z"],
  ],
  bob: [
    [
      1,
      "hair",
      "M6.8 21.6C5.4 12 8 5 16 5s10.6 7 9.2 16.6c-2.4 2.6-4.6 1.8-4.6 1.8h-9.2s-2.2.8-4.6-1.8z",
    ],
    [4, "hair", FRINGE],
  ],
  mane: [
    [1, "hair", "M6.6 27C5 14 7.4 5 16 5s11 9 9.4 22z"],
    [
      4,
      "hair",
      "M8.4 14.6C8 8.4 11 5.4 16 5.4s8 3 7.6 9.2c-1.6-3-3.6-4.6-5.8-5.2-1.4 2.6-5.6 4.6-9.4 5.2z",
    ],
  ],
  short: [
    [
      4,
      "hair",
      "M8.4 14C7.8 8.4 11.2 5 16 5s8.2 3.4 7.6 9l-1.4-.4c-.4-2.2-1.2-3.4-2.6-4-2.2.8-5 .8-7.2 0-1.4.6-2.2 1.8-2.6 4z",
    ],
  ],
  parted: [
    [
      4,
      "hair",
      "M8.3 14.4C7.6 8.4 11 4.8 15.8 4.8c5 0 8.6 3.6 7.9 9.6l-1.3-.6c-.4-3-1.8-4.6-4.4-5-2.6 2.6-5.6 3.8-8.2 4z",
    ],
  ],
  curls: [
    [
      4,
      "hair",
      "M8.4 14.6a2.9 2.9 0 0 1-.4-5.4 3.1 3.1 0 0 1 3.4-4.2 3.4 3.4 0 0 1 5-1.2 3.4 3.4 0 0 1 4.8 1.4 3.1 3.1 0 0 1 3 4 2.9 2.9 0 0 1-.6 5.4c-1.4-.6-2-2-2-3.4-3.4 1.2-8 1.2-11.2 0 0 1.4-.6 2.8-2 3.4z",
    ],
  ],
  bun: [[1, "hair", "M16 .8a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6z"]],
  spikes: [
    [
      4,
      "hair",
      "M8.4 13.8L6.6 9.4l3 .2-.4-4 3.4 1.8L14.8 3l2.4 3.8 4-2.6-.4 4 4-.6-1.2 6.2c-2-2.8-4.2-3.6-7.6-3.6s-5.6.8-7.6 3.6z",
    ],
  ],
  sides: [[4, "hair", "M8.2 17.6c-1-3-.6-5.4.8-7l1 6.4zM23.8 17.6c1-3 .6-5.4-.8-7l-1 6.4z"]],
  beret: [
    [
      5,
      "cloth",
      "M6 10.6C6 6.4 10.4 3.8 16.4 3.8c5.4 0 9.6 2.2 9.6 4.8 0 2-2.6 2.6-5 2.8-4.8.4-10.2.2-15-.8zM15.6 1.8h1.6v2.4h-1.6z",
    ],
  ],
  cap: [
    [5, "cloth", "M8 11.4C8 6.8 11.2 4.2 16 4.2s8 2.6 8 7.2zM8 10.4h16l4.6 1c.6 1.2-.2 2-1.6 2H8z"],
  ],
  bowler: [
    [
      5,
      "cloth",
      "M9.4 10C9.4 5.4 12 2.8 16 2.8s6.6 2.6 6.6 7.2c1.4 0 2.6-.2 3.6-.8.8 2.2-1.2 3.4-3.4 3.4H9.2c-2.2 0-4.2-1.2-3.4-3.4 1 .6 2.2.8 3.6.8z",
    ],
  ],
  band: [[5, "cloth", "M8.6 10.2c4.6-1.4 10.2-1.4 14.8 0v2.6c-4.6-1.4-10.2-1.4-14.8 0z"]],
  rounds: [
    [
      6,
      "glass",
      "M12.6 12.7a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4zM19.4 12.7a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4zM15.3 15.2h1.4",
    ],
  ],
  oblongs: [[6, "glass", "M9.8 13.4h5.4v4H9.8zM16.8 13.4h5.4v4h-5.4zM15.2 15h1.6"]],
  monocle: [
    [6, "glass", "M19.3 12.6a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6zM22 16c.8 2.2.8 4.4 0 6.6"],
  ],
  brows: [[6, "line", "M10.8 12.6l3.6.8M21.2 12.6l-3.6.8"]],
  smile: [[6, "line", "M12.9 19c1.7 1.9 4.5 1.9 6.2 0"]],
  flat: [[6, "line", "M13.4 19.7h5.2"]],
  smirk: [[6, "line", "M13.2 19.6c2.2.8 4.4.4 5.8-1.2"]],
  grin: [[6, "dark", "M12.4 18.6h7.2c-.3 2.4-1.7 3.6-3.6 3.6s-3.3-1.2-3.6-3.6z"]],
  moustache: [
    [
      5,
      "hair",
      "M16 18c-1.6-1.4-4.6-1-6 1.2 2.2.8 4.6.6 6-.6 1.4 1.2 3.8 1.4 6 .6-1.4-2.2-4.4-2.6-6-1.2z",
    ],
  ],
  beard: [
    [
      3,
      "hair",
      "M8.6 15.4c.2 6 3 9.4 7.4 9.4s7.2-3.4 7.4-9.4c-1.2 1.6-2.6 2.2-4 2.2-2.2-.8-4.6-.8-6.8 0-1.4 0-2.8-.6-4-2.2zM13 18.8h6c-.2 1.2-1.4 1.8-3 1.8s-2.8-.6-3-1.8z",
    ],
  ],
  freckles: [[6, "line", "M11 17.8h.01M12.8 18h.01M19.2 18h.01M21 17.8h.01"]],
};

/** The parts of every face. @type {Part[]} */
const ALWAYS = [
  [0, "cloth", "M3 33c0-6.4 5.2-9 13-9s13 2.6 13 9z"],
  [0, "head", "M12.8 19h6.4v5.4c-1 2.4-5.4 2.4-6.4 0z"],
  [6, "dark", DOTS],
];

/**
 * Build the drawings of a face, from the lowest layer to the highest, and the class for its hair's
 * colour.
 * @param {string} parts in the kernel's notation
 * @returns {{hair: string, paths: Array<[kind: Part[1], d: string]>}}
 */
export function drawnFace(parts) {
  const words = parts.split("+");
  const colour = words.find((word) => /^(brown|blond|ginger|grey)$/.test(word)) ?? "ink";
  const drawn = [...ALWAYS, ...words.flatMap((word) => PARTS[word] ?? [])];
  return {
    hair: `rw-hair-${colour}`,
    paths: drawn.sort(([a], [b]) => a - b).map(([, kind, d]) => [kind, d]),
  };
}

/**
 * Find the parts of a bot's face by its name.
 * @param {import("./pageTypes.js").Catalog|null} catalog
 * @param {string|undefined} name
 */
export const partsOf = (catalog, name) => catalog?.faces?.find(([each]) => each === name)?.[1];
