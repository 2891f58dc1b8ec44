/** How fast the bots play. */

import { segments } from "./controls.js";

const SPEEDS = /** @type {const} */ (["normal", "fast", "instant"]);

/**
 * @param {import("./context.js").Ctx} ctx
 * @param {string} name of the radio buttons, unique in the view
 */
export const speedChoice = ({ snapshot, say, send, uid }, name) =>
  segments({
    label: say("page-bots-speed.label"),
    name: `${uid}-${name}`,
    choices: SPEEDS.map((speed) => ({ value: speed, label: say("page-bots-at", { speed }) })),
    value: snapshot.bots.speed,
    change: (value) => send({ type: "speed", value }),
  });
