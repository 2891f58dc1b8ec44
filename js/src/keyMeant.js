/** The meaning of a key, on any keyboard layout. */

/** Keys of other scripts and of input methods, and unidentified keys. */
const NO_LATIN = /(?=[\p{L}\p{M}\p{N}])(?!\p{Script=Latin})[^ -~]|^(Process|Unidentified)$/u;

/**
 * Return the letter, digit or sign of a key, or its name. A key of another script stands for the sign in that place on
 * an English keyboard, since the page names its shortcuts in Latin letters.
 * @param {{key: string, code?: string, shiftKey?: boolean}} event
 */
export function keyMeant({ key, code = "", shiftKey }) {
  // The letter W of a Hebrew keyboard is an apostrophe; no Latin keyboard has it there.
  const isHebrew = key === "'" && code === "KeyW";
  const plain = key.normalize("NFKC");
  // Input methods write wide letters and digits.
  if (/^[!-~]$/.test(plain) && !isHebrew) return plain;
  const isOther = isHebrew || NO_LATIN.test(plain);
  const at = isOther && /^(?:Key|Digit|Numpad)([A-Z\d])$/.exec(code)?.[1];
  if (at) return shiftKey ? at : at.toLowerCase();
  if (/^Slash$/.test(code) && (isOther || key === "؟")) return shiftKey ? "?" : "/";
  return key;
}
