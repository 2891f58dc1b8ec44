/** The button that opens the review of a game that is over. */

import { button } from "./controls.js";

/** @param {import("./context.js").Ctx} ctx */
export const reviewLink = ({ say, dispatch }) =>
  button("review", say("page-review-open"), () => dispatch({ type: "dialog", dialog: "review" }), {
    kind: "rw-link",
    key: "review",
    "aria-haspopup": "dialog",
  });
