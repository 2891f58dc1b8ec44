/** All words are in the catalogs: no code of the front end says anything by itself. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseAst } from "vite";
import { describe, expect, it } from "vitest";
import { CATALOG } from "../fixtures/say.js";

const SRC = fileURLToPath(import.meta.resolve("../../src"));
const FILES = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((path) =>
  path.endsWith(".js"),
);
const read = (path) => readFileSync(join(SRC, path), "utf8");

/** The placeholder for a value in a template. */
const GAP = "{}";
/**
 * Words that follow each other as in a sentence, a word next to a value, or a label of one word.
 */
const SPOKEN = [
  /(^|[^\w.#-])[A-Za-z][a-z]*[,:;]? [a-z]{2,}(?![\w-])/,
  /(^|\W)[a-z]{3,}[,:;]? \{\}/,
  /\{\}'?s?[,:;]? [a-z]{3,}(\W|$)/,
  /^[A-Z][a-z]+[.…!?:]?$/,
];
/** Texts for programs: class names, selectors, drawings, styles and Python. */
const CODE =
  /(^|[ .])rw-|^(seat|die) |\[data-|^:|^\.|translate\(|circle\(|^M?\{\} \{\}|--|=\{\}|=\[|input:checked|seat seat-|rw\.RiskWidget|\.shuffle\(|^input\b|^[a-z-]+$|^g\.seat/;
/** Names of keys and elements, and words of Python. */
const NAMES =
  /^(Enter|Escape|Esc|Home|End|Shift|Tab|Backspace|True|False|Delete|Arrow\w*|Page\w*|Shift\+U)$/;
/** Calls whose texts only programmers read. */
const UNSAID = /^(TypeError|Error|tell)$/;

/** Yield the strings of a module that people may see. */
function* strings(node) {
  if (Array.isArray(node)) for (const part of node) yield* strings(part);
  if (!node || typeof node !== "object" || typeof node.type !== "string") return;
  if (/^(Import|Export(All|Named))/.test(node.type) && node.source) return;
  if (/^(New|Call)Expression$/.test(node.type) && UNSAID.test(node.callee.name)) return;
  if (node.type === "Literal" && typeof node.value === "string") yield node.value;
  if (node.type === "TemplateLiteral") {
    yield node.quasis.map(({ value }) => value.cooked).join(GAP);
    yield* strings(node.expressions);
    return;
  }
  for (const [name, part] of Object.entries(node)) {
    if (name !== "type") yield* strings(part);
  }
}

const spoken = (code) =>
  [...strings(parseAst(code))].filter(
    (text) => SPOKEN.some((pattern) => pattern.test(text)) && !CODE.test(text) && !NAMES.test(text),
  );

describe("the front end", () => {
  it.each(FILES)("has no words of its own in %s", (path) => {
    expect(spoken(read(path))).toEqual([]);
  });

  it.each([
    [`f(\`\${n} of them\`)`, ["{} of them"]],
    ['f("Go on")', ["Go on"]],
    ['f("Undo")', ["Undo"]],
    [`f(\`number \${n}\`)`, ["number {}"]],
    ['f("the end of it")', ["the end of it"]],
    ['throw new Error("it is not there")', []],
    ['h("div.rw-row.rw-right")', []],
    ['h("path", { d: "M10 3L18 16.5H2z" })', []],
    ['f("page-say-setup", "attack", "Enter")', []],
  ])("would be caught in %s", (code, found) => {
    expect(spoken(code)).toEqual(found);
  });
});

describe("the page's messages", () => {
  const all = [...CATALOG.matchAll(/^(page-[\w-]+) =/gm)].map(([, id]) => id);
  const code = FILES.map(read).join("\n");
  const named = new Set([...code.matchAll(/"(page-[\w-]+)/g)].map(([, id]) => id));
  const referred = new Set([...CATALOG.matchAll(/\{ (page-[\w-]+) \}/g)].map(([, id]) => id));

  it("are there where the code names them", () => {
    expect([...named].filter((id) => !all.includes(id))).toEqual([]);
  });

  it("are all used", () => {
    expect(all.filter((id) => !named.has(id) && !referred.has(id))).toEqual([]);
  });
});
