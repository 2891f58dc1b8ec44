// Small faults for the page's sources: `node tools/mutants.mjs JS FILE...` prints the faults that
// each file could have. JS is the folder with node_modules; the faults go to standard output, as
// JSON, for tools/mutants.py.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, ...names] = process.argv.slice(2);
const parser = createRequire(resolve(folder, "package.json")).resolve("rolldown/parseAst");
const { parseAst } = await import(pathToFileURL(parser).href);

const SWAPPED = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "===": "!==",
  "!==": "===",
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
  "&&": "||",
  "||": "&&",
  "??": "&&",
};

// The replacements for one node of the tree: the place, the old text and the new one.
function* faults(node, text) {
  const between = (from, to) => text.slice(from, to);
  if (["BinaryExpression", "LogicalExpression"].includes(node.type) && SWAPPED[node.operator]) {
    const start = node.left.end + between(node.left.end, node.right.start).indexOf(node.operator);
    const end = start + node.operator.length;
    yield { kind: node.operator, start, end, text: SWAPPED[node.operator] };
  }
  if (["IfStatement", "ConditionalExpression"].includes(node.type)) {
    const { start, end } = node.test;
    yield { kind: "condition", start, end, text: `!(${between(start, end)})` };
  }
  if (node.type === "Literal" && typeof node.value === "boolean")
    yield { kind: "truth", start: node.start, end: node.end, text: String(!node.value) };
  if (node.type === "Literal" && typeof node.value === "number")
    yield { kind: "number", start: node.start, end: node.end, text: String(node.value + 1) };
  if (node.type === "ReturnStatement" && node.argument)
    yield { kind: "return", start: node.start, end: node.end, text: "return;" };
  if (node.type === "ExpressionStatement" && node.expression.type === "CallExpression")
    yield { kind: "call", start: node.start, end: node.end, text: ";" };
}

function* nodes(value) {
  if (Array.isArray(value)) for (const part of value) yield* nodes(part);
  else if (value && typeof value === "object") {
    if (typeof value.type === "string") yield value;
    for (const part of Object.values(value)) yield* nodes(part);
  }
}

const found = names.map((name) => {
  const text = readFileSync(name, "utf8");
  const every = [...nodes(parseAst(text, { lang: "js" }))].flatMap((node) => [...faults(node, text)]);
  return every.map((fault) => ({ ...fault, old: text.slice(fault.start, fault.end) }));
});
process.stdout.write(JSON.stringify(found));
