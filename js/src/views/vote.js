/** A vote of a team: several screens at one seat decide together. */

import { block } from "./controls.js";
import { h } from "./dom.js";

/** The votes of the team so far, and the time left. @param {import("../calls.js").Ctx} ctx */
export function voteBlock({ snapshot, say }) {
  const { vote } = snapshot;
  if (!vote) return null;
  const { left, there, voted, own, options } = vote;
  return block(
    "vote",
    say("page-vote"),
    h(
      "div.rw-stack",
      { key: "vote", role: "status", "data-voted": voted },
      h("p", say("page-vote-so-far", { voted, there, own })),
      h(
        "ul.rw-class-bars",
        options.map(({ text, count }, i) =>
          h(
            "li",
            { key: i, style: `--share:${(count / there).toFixed(3)}` },
            h("span", text),
            h("b", count),
            h("i", { "aria-hidden": "true" }),
          ),
        ),
      ),
      h("p.rw-meta", { key: "left" }, say("page-vote-left", { left })),
    ),
  );
}
