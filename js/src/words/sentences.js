/** Sentences, one after the other; what is empty is left out. @param {import("./index.js").Words} say @param {...string} parts */
export const sentences = (say, ...parts) =>
  parts
    .filter(Boolean)
    .reduce((first, second) => (first ? say("page-two-sentences", { first, second }) : second), "");
