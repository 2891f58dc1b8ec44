/** A game in the address of the page. */

/**
 * The length to which a link is cut before it is passed on; Python reads even fewer characters.
 */
const MOST = 16_000;

/** Return the part of an address from `#` on if it holds a game or a position; else "".
 * @param {string} hash */
export const linkIn = (hash) => (/^#(game|position)=/.test(hash) ? hash.slice(0, MOST) : "");
