import { describe, expect, it } from "vitest";
import { MEMORY, pack, unpack } from "../../play/archive.js";

const bytes = (/** @type {number[]} */ ...numbers) => new Uint8Array(numbers);

describe("several files in one", () => {
  it("are extracted unchanged", () => {
    const files = [
      [MEMORY, bytes(1, 2, 3)],
      ["/lib/é.py", bytes()],
      ["/lib/b.toml", bytes(4)],
    ];
    const found = unpack(pack(files));
    expect([...found.keys()]).toEqual(files.map(([name]) => name));
    for (const [name, content] of files) expect([...found.get(name)]).toEqual([...content]);
  });

  it("are aligned for reading numbers", () => {
    for (const name of ["a", "ab", "abc", "a longer name of a file", "é"]) {
      expect(unpack(pack([[name, bytes(1)]])).get(name).byteOffset % 16).toBe(0);
    }
  });
});
