/** Words and numbers of the sentences on the screen. */

/** @typedef {import("../types.js").Snapshot} Snapshot */

const SMALL = ["no", "one", "two", "three"];

/** @param {string} text */
export const capitalize = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * "1 army", "2 armies".
 * @param {number} n
 * @param {string} [one]
 * @param {string} [many]
 */
export const count = (n, one = "army", many = one === "army" ? "armies" : `${one}s`) =>
  `${n} ${n === 1 ? one : many}`;

/**
 * As `count`, with small numbers as words.
 * @param {number} n
 */
export const inWords = (n) => `${SMALL[n] ?? n} ${n === 1 ? "army" : "armies"}`;

/**
 * "a", "a and b", "a, b and c".
 * @param {string[]} items
 * @param {string} [word]
 */
export const list = (items, word = "and") =>
  items.length < 2
    ? (items[0] ?? "")
    : `${items.slice(0, -1).join(", ")} ${word} ${items[items.length - 1]}`;

/**
 * "79%"; never rounds a possible outcome to 0 or an uncertain one to 100.
 * @param {number} p
 */
export function percent(p) {
  if (p > 0 && p < 0.005) return "<1%";
  if (p < 1 && p >= 0.995) return ">99%";
  return `${Math.round(p * 100)}%`;
}

/**
 * Who is meant: "Red", "the neutral army".
 * @param {Snapshot} snapshot
 * @param {string|null|undefined} seat
 */
export const seatName = (snapshot, seat) =>
  seat === "third"
    ? `the ${(snapshot.third?.name ?? "third army").toLowerCase()}`
    : capitalize(seat ?? "nobody");
