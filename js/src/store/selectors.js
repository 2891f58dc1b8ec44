/** Facts that follow from the state. */

/** @typedef {import("../views/context.js").Ctx} Ctx */

/**
 * The limit of `roll until`: as it was chosen last, where the source still has that many.
 * @param {Pick<Ctx, "snapshot"|"ui">} ctx
 */
export function stopAt({ snapshot, ui: { selection, prefs } }) {
  if (selection.kind !== "pair") return 1;
  const most = (snapshot.territories[selection.source]?.[1] ?? 2) - 1;
  return Math.max(1, Math.min(prefs.stopAt ?? 1, most));
}

/** While a dialog is open, nothing behind it can be reached. @param {Ctx["ui"]} ui */
export const inert = ({ dialog }) => dialog !== null && dialog !== "menu";
