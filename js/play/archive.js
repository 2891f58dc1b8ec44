/**
 * An archive of several files: four bytes with the length of the table, the table as JSON, then the files one
 * after another. One request brings all that Python needs.
 */

/** The name of the image of Python's memory, which is the first of the files. */
export const MEMORY = "memory";
/** The alignment of the first file, in bytes, since the file is read as numbers. */
const ALIGNED = 16;

/**
 * @param {Array<[name: string, content: Uint8Array]>} files
 * @returns {Uint8Array}
 */
export function pack(files) {
  const names = JSON.stringify(files.map(([name, content]) => [name, content.length]));
  const { length: bare } = new TextEncoder().encode(names);
  const filling = " ".repeat((2 * ALIGNED - ((4 + bare) % ALIGNED)) % ALIGNED);
  const table = new TextEncoder().encode(names + filling);
  const length = files.reduce((sum, [, content]) => sum + content.length, 4 + table.length);
  const packed = new Uint8Array(length);
  new DataView(packed.buffer).setUint32(0, table.length);
  packed.set(table, 4);
  let at = 4 + table.length;
  for (const [, content] of files) {
    packed.set(content, at);
    at += content.length;
  }
  return packed;
}

/**
 * @param {Uint8Array} packed
 * @returns {Map<string, Uint8Array>} by name; views of the archive, not copies
 */
export function unpack(packed) {
  const size = new DataView(packed.buffer, packed.byteOffset).getUint32(0);
  const table = JSON.parse(new TextDecoder().decode(packed.subarray(4, 4 + size)));
  let at = 4 + size;
  return new Map(
    table.map((/** @type {[string, number]} */ [name, length]) => {
      at += length;
      return [name, packed.subarray(at - length, at)];
    }),
  );
}
