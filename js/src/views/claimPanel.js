/** What is still free while territories are claimed. */

import { block } from "./controls.js";
import { h } from "./dom.js";
import { forMe } from "./reinforcePanel.js";

/** @import { Ctx } from "./context.js" */

/** @param {Ctx} ctx */
export function claimPanel({ snapshot, ui, board, say, name, send }) {
  const free = new Set(snapshot.legal.claim ?? []);
  const mine = snapshot.actor;
  return block(
    "claim",
    say("page-claim"),
    h(
      "dl.rw-sum",
      board.continents.flatMap((c) => {
        const left = c.territories.filter((t) => free.has(t)).length;
        const own = c.territories.filter((t) => snapshot.territories[t]?.[0] === mine).length;
        return [
          h(
            "dt",
            { key: `t${c.id}` },
            name(c.id),
            h("span", own ? [" ", say("page-claim-own", { own })] : ""),
          ),
          h("dd", { key: `d${c.id}` }, say("page-of", { some: left, all: c.territories.length })),
        ];
      }),
    ),
    snapshot.to_place > 0 &&
      h("p.rw-meta.rw-gap", say("page-claim-in-hand", { armies: snapshot.to_place })),
    forMe({ snapshot, ui, say, send }),
  );
}
