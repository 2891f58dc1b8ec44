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
 * @param {object} [more]
 * @param {string} [more.extra]
 * @param {number} [more.placed]
 * @param {number} [more.tired] armies that may not move
 * @param {string} [more.third] what the third army is: neutral, allied
 * @param {import("../types.js").Capital} [more.capital]
 */
export function territoryLabel(name, [owner, armies], more = {}) {
  const { extra, placed, tired, third = "neutral", capital } = more;
  const parts = [name];
  if (owner === null) parts.push("free");
  else parts.push(owner === "third" ? third : owner, count(armies, "army", "armies"));
  if (placed) parts.push(`${placed} just placed`);
  if (tired) parts.push(`${tired} tired`);
  if (capital) parts.push(capital.secret ? "your secret capital" : `${capital.seat}'s capital`);
  if (extra) parts.push(extra);
  return parts.join(", ");
}

/** @type {Record<import("../types.js").MapChoice["kind"], [source: string, target: string, candidates: string, start: string]>} */
const LEGEND = {
  attack: ["attacks", "target", "can be attacked", "can attack"],
  battle: ["attacks", "target", "can be attacked", "can attack"],
  defend: ["attacks", "is attacked", "can be attacked", "can attack"],
  move: ["from", "to", "can be reached", "can move"],
  place: ["chosen", "chosen", "can be reinforced", "can be reinforced"],
  claim: ["chosen", "chosen", "free", "free"],
  past: ["here", "here", "", ""],
  lesson: ["from here", "to here", "look here", "look here"],
  point: ["look here", "your answer", "look here", "look here"],
  pointed: ["look here", "the answer", "look here", "look here"],
  refused: ["from here", "not allowed", "", ""],
  capital: ["chosen", "chosen", "can be chosen", "can be chosen"],
};

/**
 * Names of the outlines and marks that are on the map now.
 * @param {import("../types.js").MapChoice|null} choice
 * @param {import("../types.js").Capital[]} [capitals]
 * @param {boolean} [tired] some armies may not move
 * @returns {Array<["source"|"target"|"possible"|"capital"|"secret"|"tired", string]>}
 */
export function legendEntries(choice, capitals = [], tired = false) {
  /** @type {ReturnType<typeof legendEntries>} */
  const entries = [];
  if (capitals.some(({ secret }) => !secret)) entries.push(["capital", "capital, turned up"]);
  if (capitals.some(({ secret }) => secret)) entries.push(["secret", "your capital, secret"]);
  if (tired) entries.push(["tired", "tired: may not move"]);
  if (!choice) return entries;
  const [source, target, possible, start] = LEGEND[choice.kind];
  const marks = Object.values(choice.marks ?? {});
  if (choice.source || marks.includes("source")) entries.push(["source", source]);
  if (choice.target || marks.includes("target")) entries.push(["target", target]);
  if (marks.includes("possible")) entries.push(["possible", possible]);
  if (choice.candidates.some((t) => t !== choice.source && t !== choice.target)) {
    const words = choice.source ? possible : start;
    entries.push(["possible", choice.target && choice.source ? `${words} too` : words]);
  }
  return entries;
}
