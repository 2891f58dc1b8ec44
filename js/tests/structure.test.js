import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const SRC = fileURLToPath(import.meta.resolve("../src"));
/**
 * The folders and files that each folder, or file at the top, may import, types included; from the
 * bottom upwards. js/README.md shows the same arrows.
 */
const ARROWS = {
  "types.js": [],
  "pageTypes.js": ["types.js"],
  "glyphs.js": ["types.js"],
  "pips.js": [],
  "keyMeant.js": [],
  "momentTimes.js": [],
  "faceParts.js": ["types.js", "pageTypes.js"],
  words: ["types.js", "pageTypes.js"],
  store: ["types.js", "pageTypes.js", "words"],
  "calls.js": ["types.js", "pageTypes.js", "words", "store"],
  host: ["types.js"],
  layout: ["types.js"],
  map: [
    "types.js",
    "pageTypes.js",
    "glyphs.js",
    "pips.js",
    "keyMeant.js",
    "momentTimes.js",
    "faceParts.js",
    "words",
  ],
  views: [
    "types.js",
    "pageTypes.js",
    "calls.js",
    "glyphs.js",
    "pips.js",
    "faceParts.js",
    "words",
    "store",
  ],
  lessonKinds: ["types.js", "pageTypes.js", "calls.js", "words", "store", "views"],
  controller: [
    "types.js",
    "pageTypes.js",
    "keyMeant.js",
    "momentTimes.js",
    "calls.js",
    "words",
    "store",
    "lessonKinds",
    "host",
    "layout",
  ],
  "widget.js": [
    "types.js",
    "pageTypes.js",
    "faceParts.js",
    "words",
    "store",
    "controller",
    "lessonKinds",
    "views",
    "map",
    "layout",
    "host",
  ],
  "index.js": ["widget.js"],
  "loader.js": ["host", "index.js"],
};
const MOST_LINES = 800;
/** A program writes this file (tools/page_types.py), and people look things up in it. */
const WRITTEN = "types.js";

/** @type {Map<string, {text: string, types: string[], imports: string[]}>} by path below src */
const files = new Map(
  readdirSync(SRC, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".js"))
    .map((path) => {
      const text = readFileSync(join(SRC, path), "utf8");
      const found = (/** @type {RegExp} */ pattern) =>
        [...text.matchAll(pattern)].map(([, to]) =>
          relative(SRC, join(SRC, dirname(path), to ?? "")).replaceAll("\\", "/"),
        );
      const imports = found(/^(?:import|\} from|export .* from).*"(\.[^"]+)";$/gm);
      return [
        path.replaceAll("\\", "/"),
        { text, imports, types: found(/(?:import\(|@import .*from )"(\.[^"]+)"/g) },
      ];
    }),
);

const folderOf = (/** @type {string} */ path) => path.split("/")[0] ?? "";

describe("the front end's files", () => {
  it.each([...files.keys()])("%s imports only what its folder may, types included", (path) => {
    const own = folderOf(path);
    const { imports, types } = files.get(path) ?? { imports: [], types: [] };
    const others = [...imports, ...types].map(folderOf).filter((folder) => folder !== own);
    expect([...new Set(others)].filter((folder) => !ARROWS[own]?.includes(folder))).toEqual([]);
  });

  it("are in folders that import only those below", () => {
    const floors = Object.keys(ARROWS);
    const upward = Object.entries(ARROWS).flatMap(([folder, below]) =>
      below.filter((other) => !floors.slice(0, floors.indexOf(folder)).includes(other)),
    );
    expect(upward).toEqual([]);
    expect([...files.keys()].map(folderOf).filter((folder) => !floors.includes(folder))).toEqual(
      [],
    );
  });

  it("do not import each other in a circle, types included", () => {
    /** @type {Map<string, "open"|"done">} */
    const seen = new Map();
    const circles = [];
    const visit = (/** @type {string} */ path, /** @type {string[]} */ way) => {
      if (seen.get(path) === "open") circles.push([...way, path].join(" → "));
      if (seen.has(path)) return;
      seen.set(path, "open");
      const { imports, types } = files.get(path) ?? { imports: [], types: [] };
      for (const next of [...imports, ...types]) if (next !== path) visit(next, [...way, path]);
      seen.set(path, "done");
    };
    for (const path of files.keys()) visit(path, []);
    expect(circles).toEqual([]);
  });

  it(`are no longer than ${MOST_LINES} lines`, () => {
    const long = [...files].filter(
      ([path, { text }]) => path !== WRITTEN && text.split("\n").length > MOST_LINES + 1,
    );
    expect(long.map(([path]) => path)).toEqual([]);
  });

  it("have unique names", () => {
    const names = [...files.keys()].map((path) => path.split("/").at(-1));
    const twice = names.filter((name, i) => name !== "index.js" && names.indexOf(name) !== i);
    expect(twice).toEqual([]);
  });
});

it("each underline's thickness is a separate property, for Safari", () => {
  const styles = readdirSync(join(SRC, "styles")).map((name) => join(SRC, "styles", name));
  const text = styles.map((path) => readFileSync(path, "utf8")).join("");
  expect(text.match(/text-decoration:[^;]*\d[^;]*;/g)).toBeNull();
});

describe("the style sheets", () => {
  it("use :has only on named elements, since otherwise each click would check all of them", () => {
    const sheets = join(SRC, "styles");
    const found = readdirSync(sheets).filter((name) =>
      /(^|[\s>+~,]):has\(/m.test(readFileSync(join(sheets, name), "utf8")),
    );
    expect(found).toEqual([]);
  });
});
