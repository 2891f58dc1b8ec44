/** What a key means, on every layout of the keyboard. */

/** What keys of other scripts, of input methods and of nothing known have in common. */
const NO_LATIN = /(?=[\p{L}\p{M}\p{N}])(?!\p{Script=Latin})[^ -~]|^(Process|Unidentified)$/u;

/**
 * The letter, digit or sign of a key, or its name. A key of another script means what stands there on
 * an English keyboard: the page is worded in Latin letters.
 * @param {{key: string, code?: string, shiftKey?: boolean}} event
 */
export function keyMeant({ key, code = "", shiftKey }) {
  // The letter W of a Hebrew keyboard is an apostrophe; no Latin one has that sign there.
  const isHebrew = key === "'" && code === "KeyW";
  const plain = key.normalize("NFKC");
  // Wide letters and digits, as input methods write them.
  if (/^[!-~]$/.test(plain) && !isHebrew) return plain;
  const isOther = isHebrew || NO_LATIN.test(plain);
  const at = isOther && /^(?:Key|Digit|Numpad)([A-Z\d])$/.exec(code)?.[1];
  if (at) return shiftKey ? at : at.toLowerCase();
  if (/^Slash$/.test(code) && (isOther || key === "؟")) return shiftKey ? "?" : "/";
  return key;
}
