/** What travels deflated, as text in base 85 (the alphabet of RFC 1924): code, and boards. */

export const ALPHABET =
  "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~";

/**
 * Five characters are four bytes; of a last group that is not whole, n + 1 are n.
 * @param {string} text
 */
export function decode(text) {
  const digits = new Map([...ALPHABET].map((c, i) => [c, i]));
  const groups = Math.ceil(text.length / 5);
  const whole = [...text.padEnd(groups * 5, "~")];
  const bytes = new DataView(new ArrayBuffer(groups * 4));
  for (let i = 0; i < groups; i++) {
    const five = whole.slice(i * 5, i * 5 + 5);
    bytes.setUint32(
      i * 4,
      five.reduce((n, c) => n * 85 + (digits.get(c) ?? 0), 0),
    );
  }
  return new Uint8Array(bytes.buffer, 0, Math.floor((text.length * 4) / 5));
}

/**
 * @param {string} packed
 * @param {string} type of what is inside
 */
function inflate(packed, type) {
  const stream = new Blob([decode(packed)]).stream();
  const whole = stream.pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(whole, { headers: { "Content-Type": type } });
}

/** @param {string} packed */
export const unpackText = (packed) => inflate(packed, "text/plain").text();

/**
 * Runs a packed module.
 * @param {string} packed
 * @returns {Promise<any>} what it exports
 */
export async function unpackModule(packed) {
  const url = URL.createObjectURL(await inflate(packed, "text/javascript").blob());
  try {
    return await import(url);
  } finally {
    URL.revokeObjectURL(url);
  }
}
