/**
 * Animated pictures: the colours of a film, and its frames as a GIF. Each frame holds only its
 * differences from the one before.
 */

/** The colour index of pixels that stay as they are. */
const SAME = 255;
/** The number of bits per channel that distinguish colours. */
const BITS = 5;
/**
 * The number of colours chosen because they are frequent; other colours are chosen because they
 * differ from these and from each other.
 */
const FREQUENT = 192;
/** The minimum distance between colours that count as different. */
const UNLIKE = 24;
const LARGEST_CODE = 4096;

/** @typedef {{bytes: Uint8Array<ArrayBuffer>, indexOf: (pixels: Uint8ClampedArray) => Uint8Array}} Palette */

/** Return the square of the distance between two colours. @param {number[]} one @param {number[]} other */
const distanceSquared = (one, other) =>
  one.reduce((sum, value, n) => sum + (value - (other[n] ?? 0)) ** 2, 0);

/** Group similar colours. Each pixel is looked at, so this must be fast. @param {Uint8ClampedArray} pixels @param {number} at */
function groupAt(pixels, at) {
  const r = /** @type {number} */ (pixels[at]) >> (8 - BITS);
  const g = /** @type {number} */ (pixels[at + 1]) >> (8 - BITS);
  const b = /** @type {number} */ (pixels[at + 2]) >> (8 - BITS);
  return (r << (2 * BITS)) | (g << BITS) | b;
}

/**
 * Choose the most frequent colours. A drawing has few, apart from the edges of its shapes.
 * @param {Uint8ClampedArray[]} samples pixels of some frames, four bytes each
 * @returns {Palette}
 */
export function paletteOf(samples) {
  /** The number of pixels in each group, and the sums of their channels. */
  const sums = new Float64Array(4 << (3 * BITS));
  /** @param {number} at @param {number} value */
  const count = (at, value) => {
    sums[at] = value + /** @type {number} */ (sums[at]);
  };
  for (const pixels of samples) {
    for (let at = 0; at < pixels.length; at += 4) {
      const sum = 4 * groupAt(pixels, at);
      count(sum, 1);
      for (let channel = 0; channel < 3; channel += 1) {
        count(sum + 1 + channel, /** @type {number} */ (pixels[at + channel]));
      }
    }
  }
  const found = Array.from({ length: sums.length / 4 }, (_, n) => sums.subarray(4 * n, 4 * n + 4))
    .filter(([pixels]) => pixels)
    .sort(([one = 0], [other = 0]) => other - one)
    .map(([pixels = 1, ...channels]) => channels.map((sum) => Math.round(sum / pixels)));
  // A small mark may have a colour of its own, unlike any of the frequent ones.
  const colours = found.slice(0, FREQUENT);
  for (const colour of found.slice(FREQUENT)) {
    if (
      colours.length < SAME &&
      !colours.some((other) => distanceSquared(colour, other) < UNLIKE ** 2)
    ) {
      colours.push(colour);
    }
  }
  const bytes = new Uint8Array(3 * (SAME + 1));
  bytes.set(colours.flat());
  const nearest = new Int16Array(1 << (3 * BITS)).fill(-1);
  /** @param {number[]} colour */
  function search(colour) {
    let [best, least] = [0, Number.POSITIVE_INFINITY];
    for (const [index, other] of colours.entries()) {
      const distance = distanceSquared(colour, other);
      if (distance < least) [best, least] = [index, distance];
    }
    return best;
  }
  return {
    bytes,
    indexOf(pixels) {
      const found = new Uint8Array(pixels.length / 4);
      for (let n = 0; n < found.length; n += 1) {
        const key = groupAt(pixels, 4 * n);
        let index = /** @type {number} */ (nearest[key]);
        if (index < 0) {
          index = nearest[key] = search([...pixels.subarray(4 * n, 4 * n + 3)]);
        }
        found[n] = index;
      }
      return found;
    },
  };
}

/** @param {number[]} values @returns {number[]} pairs of bytes, the lower one first */
const lowFirstBytes = (...values) => values.flatMap((value) => [value & 255, value >> 8]);

/** @param {string} text */
const charCodes = (text) => [...text].map((letter) => letter.charCodeAt(0));

/**
 * Begin an animated picture that repeats forever.
 * @param {number} width
 * @param {number} height
 * @param {Palette} palette
 */
export function createGif(width, height, { bytes, indexOf }) {
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const parts = [
    Uint8Array.from([...charCodes("GIF89a"), ...lowFirstBytes(width, height), 0xf7, 0, 0]),
    bytes,
    Uint8Array.from([0x21, 0xff, 11, ...charCodes("NETSCAPE2.0"), 3, 1, 0, 0, 0]),
  ];
  /** @type {Uint8Array|null} */
  let before = null;
  return {
    /**
     * @param {Uint8ClampedArray} pixels
     * @param {number} time how long the frame is shown, in milliseconds
     */
    add(pixels, time) {
      const all = indexOf(pixels);
      const [left, top, right, bottom] = changedBox(all, before, width, height);
      const [wide, high] = [right - left, bottom - top];
      const part = new Uint8Array(wide * high);
      for (let y = 0; y < high; y += 1) {
        for (let x = 0; x < wide; x += 1) {
          const at = (top + y) * width + left + x;
          part[y * wide + x] = before && before[at] === all[at] ? SAME : (all[at] ?? 0);
        }
      }
      // A frame stays below the next one, and shows through its transparent pixels.
      const control = [0x21, 0xf9, 4, 0x05, ...lowFirstBytes(Math.round(time / 10)), SAME, 0];
      const place = [0x2c, ...lowFirstBytes(left, top, wide, high), 0];
      parts.push(Uint8Array.from([...control, ...place]), compressed(part));
      before = all;
    },
    finish: () => new Blob([...parts, Uint8Array.of(0x3b)], { type: "image/gif" }),
  };
}

/**
 * Find the smallest rectangle that contains all changes from the previous frame; it is one pixel if
 * nothing has changed.
 * @param {Uint8Array} now
 * @param {Uint8Array|null} before
 * @param {number} width
 * @param {number} height
 * @returns {[left: number, top: number, right: number, bottom: number]}
 */
function changedBox(now, before, width, height) {
  if (!before) return [0, 0, width, height];
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let at = 0; at < now.length; at += 1) {
    if (now[at] === before[at]) continue;
    const x = at % width;
    const y = Math.floor(at / width);
    if (x < left) left = x;
    if (x >= right) right = x + 1;
    if (y < top) top = y;
    bottom = y + 1;
  }
  return right ? [left, top, right, bottom] : [0, 0, 1, 1];
}

/** Compress the pixels of a frame with LZW, in blocks of 255 bytes. @param {Uint8Array} pixels */
function compressed(pixels) {
  const clear = 256;
  const codes = new Uint16Array(LARGEST_CODE << 8);
  /** @type {number[]} */
  const bytes = [];
  let [bits, filled, size, next] = [0, 0, 9, clear + 2];
  /** @param {number} code */
  function put(code) {
    bits |= code << filled;
    for (filled += size; filled >= 8; filled -= 8) {
      bytes.push(bits & 255);
      bits >>>= 8;
    }
  }
  put(clear);
  let prefix = pixels[0] ?? 0;
  for (const pixel of pixels.subarray(1)) {
    const key = (prefix << 8) | pixel;
    const known = codes[key];
    if (known) {
      prefix = known;
      continue;
    }
    put(prefix);
    prefix = pixel;
    if (next < LARGEST_CODE) {
      codes[key] = next;
      if (next === 1 << size) size += 1;
      next += 1;
    } else {
      put(clear);
      codes.fill(0);
      [size, next] = [9, clear + 2];
    }
  }
  put(prefix);
  put(clear + 1);
  if (filled) bytes.push(bits & 255);
  const blocks = [8];
  for (let at = 0; at < bytes.length; at += 255) {
    const block = bytes.slice(at, at + 255);
    blocks.push(block.length, ...block);
  }
  return Uint8Array.from([...blocks, 0]);
}
