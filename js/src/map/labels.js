/** The words of the map: the names of territories for a screen reader, and the legend. */

/** @import { Capital, MapChoice, MapHint } from "../pageTypes.js" */
/** @import { Words } from "../words/index.js" */

/**
 * Describe a territory for a screen reader: "Brazil, red, 5 armies, can be attacked".
 * @param {Words} say
 * @param {string} territory
 * @param {import("../types.js").Holding} holding
 * @param {object} [more]
 * @param {string[]} [more.extra] messages
 * @param {number} [more.placed]
 * @param {number} [more.proposed] armies proposed for placing
 * @param {number} [more.tired] armies that may not move
 * @param {string} [more.third] the kind of the third army: neutral, allied
 * @param {Capital} [more.capital]
 * @param {import("../types.js").Owner} [more.was] the owner before it changed hands
 * @param {boolean} [more.goal] whether the mission needs it
 */
export function territoryLabel(say, territory, [owner, armies], more = {}) {
  const { extra = [], placed, proposed, tired, third = "neutral", capital, was, goal } = more;
  const parts = [
    say("page-territory", { territory }),
    say("page-map-holder", { holder: owner === "third" ? third : owner }),
  ];
  if (owner !== null) parts.push(say("page-armies", { armies }));
  if (placed) parts.push(say("page-map-placed", { armies: placed }));
  if (proposed) parts.push(say("page-map-proposed", { armies: proposed }));
  if (tired) parts.push(say("page-map-tired", { armies: tired }));
  if (was) parts.push(say("page-map-taken", { holder: was === "third" ? third : was }));
  if (capital?.secret) parts.push(say("page-map-own-capital"));
  else if (capital) parts.push(say("page-map-capital", { holder: capital.seat }));
  if (goal) parts.push(say("page-mark-goal"));
  return say("page-listed", { items: [...parts, ...extra.map((id) => say(id))] });
}

const ATTACKS = "page-mark-attacks";
const CHOSEN = "page-mark-chosen";
const FROM_HERE = "page-mark-from-here";
const LOOK = "page-mark-look-here";

/**
 * The messages of the legend.
 * @type {Record<MapChoice["kind"], [source: string, target: string, candidates: string, start: string]>}
 */
const LEGEND = {
  attack: [ATTACKS, "page-mark-target", "page-mark-attackable", "page-mark-can-attack"],
  battle: [ATTACKS, "page-mark-target", "page-mark-attackable", "page-mark-can-attack"],
  move: ["page-mark-from", "page-mark-to", "page-mark-reachable", "page-mark-can-move"],
  place: [CHOSEN, CHOSEN, "page-mark-reinforceable", "page-mark-reinforceable"],
  claim: [CHOSEN, CHOSEN, "page-mark-free", "page-mark-free"],
  past: ["page-mark-here", "page-mark-here", LOOK, LOOK],
  lesson: [FROM_HERE, "page-mark-to-here", LOOK, LOOK],
  point: [LOOK, "page-mark-your-answer", LOOK, LOOK],
  pointed: [LOOK, "page-mark-the-answer", LOOK, LOOK],
  refused: [FROM_HERE, "page-mark-not-allowed", LOOK, LOOK],
  capital: [CHOSEN, CHOSEN, "page-mark-choosable", "page-mark-choosable"],
};

/**
 * Name the outlines and marks that are on the map now.
 * @param {Words} say
 * @param {MapChoice|null} choice
 * @param {object} [more]
 * @param {Capital[]} [more.capitals]
 * @param {boolean} [more.tired] whether some armies may not move
 * @param {boolean} [more.changed] whether some territories have changed hands
 * @param {boolean} [more.goal] whether the mission names a part of the map
 * @param {MapHint|null} [more.hint]
 * @param {(t: string) => boolean} [more.named] whether the map has no room for a name: then the
 *   legend names it, if it belongs to the choice
 * @param {string|null} [more.pointed] the territory under the pointer
 * @returns {Array<["pointed"|"source"|"target"|"possible"|"open"|"capital"|"secret"|"tired"|"changed"|"goal"|"hint"|"hint-to", string]>}
 */
export function legendEntries(
  say,
  choice,
  { capitals = [], tired, changed, goal, hint, named, pointed } = {},
) {
  /** @type {ReturnType<typeof legendEntries>} */
  const entries = [];
  const hinted = new Map(Object.values(hint?.marks ?? {}).map(({ label, kind }) => [label, kind]));
  for (const [label, kind] of hinted) {
    entries.push([kind === "to" ? "hint-to" : "hint", say(label)]);
  }
  if (capitals.some(({ secret }) => !secret)) entries.push(["capital", say("page-mark-capital")]);
  if (capitals.some(({ secret }) => secret)) entries.push(["secret", say("page-mark-own-capital")]);
  if (tired) entries.push(["tired", say("page-mark-tired")]);
  if (changed) entries.push(["changed", say("page-mark-changed")]);
  if (goal) entries.push(["goal", say("page-mark-goal")]);
  const name = (/** @type {string} */ territory) => say("page-territory", { territory });
  const ends = [choice?.source, choice?.target];
  if (pointed && named?.(pointed) && !ends.includes(pointed))
    entries.unshift(["pointed", name(pointed)]);
  if (!choice) return entries;
  const [source, target, possible, start] = LEGEND[choice.kind];
  const marks = Object.values(choice.marks ?? {});
  /** @param {string|undefined} t @param {string} mark */
  const end = (t, mark) => (t && named?.(t) ? name(t) : say(mark));
  if (choice.source || marks.includes("source"))
    entries.push(["source", end(choice.source, source)]);
  if (choice.target || marks.includes("target"))
    entries.push(["target", end(choice.target, target)]);
  if (marks.includes("possible")) entries.push(["possible", say(possible)]);
  if (choice.on.length && !choice.source && !choice.target && !choice.candidates.length)
    entries.push(["open", say(start)]);
  if (choice.candidates.some((t) => t !== choice.source && t !== choice.target)) {
    const mark = say(choice.source ? possible : start);
    const others = choice.target && choice.source;
    entries.push(["possible", others ? say("page-mark-too", { mark }) : mark]);
  }
  return entries;
}

/**
 * Create the legend of the outlines on the map, shown while there are any. Screen readers get the
 * same information from the names of the territories.
 * @param {Document} doc
 * @param {import("../words/index.js").Words} say
 */
export function createLegend(doc, say) {
  const element = doc.createElement("ul");
  element.className = "legend";
  element.setAttribute("aria-hidden", "true");
  let shown = "";
  return {
    element,
    /**
     * @param {import("../pageTypes.js").MapChoice|null} choice
     * @param {Parameters<typeof legendEntries>[2]} marks
     * @returns {boolean} whether it has changed
     */
    update(choice, marks) {
      const entries = legendEntries(say, choice, marks);
      const now = JSON.stringify(entries);
      if (now === shown) return false;
      shown = now;
      element.replaceChildren(
        ...entries.map(([state, words]) => {
          const item = doc.createElement("li");
          if (state === "pointed") {
            item.className = "pointed";
            item.append(words);
            return item;
          }
          const sign = doc.createElement("i");
          sign.dataset[
            /^(capital|secret|tired|changed|goal|hint.*)$/.test(state) ? "mark" : "choice"
          ] = state;
          item.append(sign, words);
          return item;
        }),
      );
      return true;
    },
  };
}

/** Whether the legend has room over the sea at the lower left; otherwise it is below the map.
 * @param {import("../pageTypes.js").Shapes} shapes */
export const hasFreeCorner = ({ w, h, contlab, bbox }) =>
  [
    ...Object.values(contlab).map(({ m }) => m),
    ...Object.values(bbox).map(([left, , , bottom]) => [left, bottom]),
  ].every(([x = 0, y = 0]) => x > w * 0.28 || y < h * 0.8);
