/** A continent in two letters, where there is no room for its name. */

/**
 * "North America" → "NA", "Jižní Amerika" → "JA", "Europe" → "EU", and what the language says of a name
 * that begins as another does or hides a second word, such as "Nordamerika".
 * @param {import("./index.js").Words} say @param {string} continent @param {string} title
 */
export function initials(say, continent, title) {
  const own = say("page-continent-initials", { continent });
  if (own !== title) return own;
  return (/ /.test(title) ? title.replace(/(\S)\S* */g, "$1") : title.slice(0, 2)).toUpperCase();
}
