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
     * @param {import("../pageTypes.js").Capital[]} capitals
     * @param {boolean} tired some armies may not move
     */
    update(choice, capitals, tired) {
      const entries = legendEntries(say, choice, capitals, tired);
      const now = JSON.stringify(entries);
      if (now === shown) return;
      shown = now;
      element.replaceChildren(
        ...entries.map(([state, words]) => {
          const item = doc.createElement("li");
          const sign = doc.createElement("i");
          sign.dataset[/^(capital|secret|tired)$/.test(state) ? "mark" : "choice"] = state;
          item.append(sign, words);
          return item;
        }),
      );
    },
  };
}
