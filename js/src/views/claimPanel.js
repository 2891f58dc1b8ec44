/** What is still free while territories are claimed. */

import { count } from "../words/english.js";
import { block } from "./controls.js";
import { h } from "./dom.js";

/** @typedef {import("./context.js").Ctx} Ctx */

/** @param {number} n */
const inHand = (n) => n > 0 && h("p.rw-meta.rw-gap", null, `${count(n)} in hand`);

/** @param {Ctx} ctx */
export function claimPanel({ snapshot, board }) {
  const free = new Set(snapshot.legal.claim ?? []);
  const mine = snapshot.actor;
  return block(
    "claim",
    "Free territories",
    h(
      "dl.rw-sum",
      null,
      board.continents.flatMap((c) => {
        const left = c.territories.filter((t) => free.has(t)).length;
        const own = c.territories.filter((t) => snapshot.territories[t]?.[0] === mine).length;
        return [
          h("dt", { key: `t${c.id}` }, c.name, h("span", null, own ? ` you hold ${own}` : "")),
          h("dd", { key: `d${c.id}` }, `${left} of ${c.territories.length}`),
        ];
      }),
    ),
    inHand(snapshot.to_place),
  );
}
