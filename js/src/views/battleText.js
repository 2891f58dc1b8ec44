/** What a battle has come to so far, in words. */

/** @import { Snapshot } from "../types.js" */
/** @import { Words } from "../words/index.js" */

/**
 * That an attack has ended and not taken its target: it was repeated up to its limit, or nobody is
 * left to go on with.
 * @param {Snapshot} snapshot
 * @param {Words} say
 */
export function failedText({ battle, series, territories }, say) {
  if (!battle?.n || battle.pending) return "";
  const { source, target, attacker } = battle;
  const [owner] = territories[target] ?? [];
  const [holder, armies] = territories[source] ?? [];
  if (owner === attacker || holder !== attacker || !(series || armies === 1)) return "";
  return say("page-say-not-taken", { target });
}

/** What an attack that was repeated has cost. @param {Snapshot} snapshot @param {Words} say */
export const seriesText = ({ series }, say) =>
  series ? say("page-say-series", { ...series }) : "";

/**
 * What the last roll cost.
 * @param {Snapshot} snapshot
 * @param {Words} say
 */
export function lossText({ battle }, say) {
  if (!battle) return "";
  const { attacker, defender, attacker_losses: a = 0, defender_losses: d = 0 } = battle;
  const words = (/** @type {number} */ armies) => say("page-armies-in-words", { armies });
  if (a && a === d) return say("page-say-lost-each", { lost: words(a) });
  if (!d) return say("page-say-lost", { seat: attacker, lost: words(a) });
  if (!a) return say("page-say-lost", { seat: defender, lost: words(d) });
  return say("page-say-lost-both", { attacker, defender, own: words(a), their: words(d) });
}
