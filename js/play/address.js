/** A game in the address of the page. */

/**
 * More characters of a link than Python reads; the rest is cut off before the link is passed on.
 */
const MOST = 16_000;

/** Return the part of an address from `#` on if it holds a game or a position; else "".
 * @param {string} hash */
export const linkIn = (hash) => (/^#(game|position)=/.test(hash) ? hash.slice(0, MOST) : "");
