import { legendEntries } from "./labels.js";

/**
 * Says what the outlines on the map mean, while there are any. Screen readers get the same from the
 * names of the territories.
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
     */
    update(choice, marks) {
      const entries = legendEntries(say, choice, marks);
      const now = JSON.stringify(entries);
      if (now === shown) return;
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
    },
  };
}

/**
 * Whether the legend has room over the sea at the lower left; else it stands below the map.
 * @param {import("../pageTypes.js").Shapes} shapes
 */
export const hasFreeCorner = ({ w, h, contlab, bbox }) =>
  [
    ...Object.values(contlab).map(({ m }) => m),
    ...Object.values(bbox).map(([left, , , bottom]) => [left, bottom]),
  ].every(([x = 0, y = 0]) => x > w * 0.28 || y < h * 0.8);
