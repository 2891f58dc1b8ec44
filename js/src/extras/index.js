/**
 * The second bundle: what a person opens now and then. `lazy(ctx, "rules")` draws `rules` of here.
 *
 * It shares no state with the first bundle. Modules that both import are in both, so they must be
 * without state; what a screen has to remember goes into `ctx.ui.own` (`act({type: "own", …})`).
 */

export { default as style } from "../styles/extras.css";
export { claim } from "./claim.js";
export { defence } from "./defence.js";
export { load, position, save } from "./files.js";
export { createSchool } from "./lesson/school.js";
export { fullLog as log } from "./log.js";
export { newGame } from "./newgame.js";
export { odds, oddsInFull } from "./odds.js";
export { overBlocks as over } from "./over.js";
export { moment, replay } from "./replay.js";
export { rules } from "./rules.js";
export { teach } from "./teach.js";
export { why } from "./why.js";
