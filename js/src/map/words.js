/**
 * @param {number} n
 * @param {string} one
 * @param {string} many
 */
const count = (n, one, many) => `${n} ${n === 1 ? one : many}`;

/**
 * What a screen reader says of a territory: "Brazil, red, 5 armies, can be attacked".
 * @param {string} name
 * @param {import("../types.js").Holding} holding
 * @param {{extra?: string, placed?: number, tired?: number}} [more]
 */
export function territoryLabel(name, [owner, armies], { extra, placed, tired } = {}) {
  const parts = [name];
  if (owner === null) parts.push("free");
  else parts.push(owner === "third" ? "neutral" : owner, count(armies, "army", "armies"));
  if (placed) parts.push(`${placed} just placed`);
  if (tired) parts.push(`${tired} moved already`);
  if (extra) parts.push(extra);
  return parts.join(", ");
}

/** @type {Record<import("../types.js").MapChoice["kind"], [source: string, target: string, possible: string, start: string]>} */
const LEGEND = {
  attack: ["attacks", "target", "can be attacked", "can attack"],
  battle: ["attacks", "target", "can be attacked", "can attack"],
  defend: ["attacks", "is attacked", "can be attacked", "can attack"],
  move: ["from", "to", "can be reached", "can move"],
  place: ["chosen", "chosen", "can be reinforced", "can be reinforced"],
  claim: ["chosen", "chosen", "free", "free"],
  capital: ["chosen", "chosen", "can be chosen", "can be chosen"],
};

/**
 * Names of the outlines that are on the map now.
 * @param {import("../types.js").MapChoice|null} choice
 * @returns {Array<["source"|"target"|"possible", string]>}
 */
export function legendEntries(choice) {
  if (!choice) return [];
  const [source, target, possible, start] = LEGEND[choice.kind];
  /** @type {ReturnType<typeof legendEntries>} */
  const entries = [];
  if (choice.source) entries.push(["source", source]);
  if (choice.target) entries.push(["target", target]);
  if (choice.possible.some((t) => t !== choice.source && t !== choice.target)) {
    const words = choice.source ? possible : start;
    entries.push(["possible", choice.target && choice.source ? `${words} too` : words]);
  }
  return entries;
}
