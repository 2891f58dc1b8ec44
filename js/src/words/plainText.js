/** The words of a text without its form. @param {import("../lessonTypes.js").TextBlock[]} blocks */
export const plainText = (blocks) =>
  blocks.map(({ runs }) => runs.map(({ text }) => text).join("")).join(" ");
