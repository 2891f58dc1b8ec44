import { expect, it } from "vitest";
import { createGif, paletteOf } from "../../src/controller/gif.js";

/** @param {Array<[number, number, number]>} colours */
const pixelsOf = (colours) => Uint8ClampedArray.from(colours.flatMap((c) => [...c, 255]));
const RED = /** @type {[number, number, number]} */ ([210, 60, 42]);
const SEA = /** @type {[number, number, number]} */ ([233, 240, 243]);
const INK = /** @type {[number, number, number]} */ ([23, 33, 43]);

it("a GIF has the colours of a drawing, the most frequent first", () => {
  const palette = paletteOf([pixelsOf([SEA, SEA, SEA, RED, RED, INK])]);
  expect([...palette.bytes.subarray(0, 9)]).toEqual([...SEA, ...RED, ...INK]);
  expect([...palette.indexOf(pixelsOf([INK, SEA, [25, 30, 40]]))]).toEqual([2, 0, 2]);
});

it("a GIF has at most 255 colours and uses the nearest for the others", () => {
  const many = Array.from(
    { length: 1000 },
    (_, n) => /** @type {[number, number, number]} */ ([n % 256, (7 * n) % 256, (13 * n) % 256]),
  );
  const palette = paletteOf([pixelsOf(many)]);
  expect(palette.bytes).toHaveLength(768);
  for (const index of palette.indexOf(pixelsOf(many))) expect(index).toBeLessThan(255);
});

it("a frame contains only the changes since the previous one", async () => {
  const [wide, high] = [40, 20];
  const sea = Array.from({ length: wide * high }, () => SEA);
  const palette = paletteOf([pixelsOf([...sea, RED])]);
  const gif = createGif(wide, high, palette);
  gif.add(pixelsOf(sea), 500);
  const once = (await bytesOf(gif)).length;
  gif.add(pixelsOf(sea.with(3 * wide + 7, RED)), 1200);
  const bytes = await bytesOf(gif);
  expect(String.fromCharCode(...bytes.subarray(0, 6))).toBe("GIF89a");
  expect(bytes.length - once).toBeLessThan(32);
  const second = [...bytes.subarray(once - 1, once + 17)];
  // A pause of 120 hundredths of a second, then a frame of one pixel at 7, 3.
  expect(second).toEqual([0x21, 0xf9, 4, 5, 120, 0, 255, 0, 0x2c, 7, 0, 3, 0, 1, 0, 1, 0, 0]);
});

/** @param {ReturnType<typeof createGif>} gif */
const bytesOf = async (gif) => new Uint8Array(await gif.finish().arrayBuffer());
