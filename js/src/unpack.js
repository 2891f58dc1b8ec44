/** Code that travels deflated, as base64 text. */

/**
 * @param {string} packed
 * @param {string} type of what is inside
 * @returns {Promise<Blob>}
 */
function inflate(packed, type) {
  const bytes = Uint8Array.from(atob(packed), (c) => c.charCodeAt(0));
  const whole = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(whole, { headers: { "Content-Type": type } }).blob();
}

/**
 * Runs a packed module.
 * @param {string} packed
 * @returns {Promise<any>} what it exports
 */
export async function unpackModule(packed) {
  const url = URL.createObjectURL(await inflate(packed, "text/javascript"));
  try {
    return await import(/* @vite-ignore */ url);
  } finally {
    URL.revokeObjectURL(url);
  }
}
