// Bundles the widget into the Python package.
//   node build.mjs           write risk_widget/static: the programs and the sheets
//   node build.mjs --map     write the map of widget.js, too: it is not committed, and no page loads it
//   node build.mjs --check   fail unless the committed files are what the sources give now
//   node build.mjs --watch   rebuild on every change, with the map inside widget.js
import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build, context } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));

/** @type {import("esbuild").BuildOptions} */
const common = {
  absWorkingDir: here,
  outdir: "../risk_widget/static",
  bundle: true,
  minify: true,
  write: false,
  target: ["es2022", "chrome123", "firefox128", "safari17.5"],
  charset: "utf8",
  logLevel: "warning",
};

const mode = process.argv[2];

/** @type {import("esbuild").BuildOptions[]} */
const bundles = [
  {
    ...common,
    entryPoints: [{ in: "src/index.js", out: "widget" }],
    format: "esm",
    // A notebook does not load the code from an address, so it would not find a source map next to
    // it; during development, the map is inside the code. The map next to the committed bundle
    // explains the positions in an error's trace.
    sourcemap: mode === "--watch" ? "inline" : mode === "--map" ? "external" : false,
  },
  { ...common, entryPoints: [{ in: "src/loader.js", out: "loader" }], format: "esm" },
  { ...common, entryPoints: [{ in: "src/styles/index.css", out: "widget" }] },
  // The page of a guest at a table, which loads the widget's bundle.
  { ...common, entryPoints: [{ in: "table/guest.js", out: "table" }], format: "esm" },
  { ...common, entryPoints: [{ in: "table/table.css", out: "table" }] },
  // The program of a story file; the file also contains the bundle.
  { ...common, entryPoints: [{ in: "play/story.js", out: "story" }], format: "esm" },
];

const name = (/** @type {string} */ path) => relative(process.cwd(), path);

async function files() {
  const built = await Promise.all(bundles.map((options) => build(options)));
  return built.flatMap(({ outputFiles }) => outputFiles ?? []);
}

async function write() {
  for (const { path, contents } of await files()) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, contents);
    process.stdout.write(`${name(path)} ${contents.length} bytes\n`);
  }
}

async function check() {
  const stale = (await files()).filter(
    ({ path, contents }) => !existsSync(path) || !readFileSync(path).equals(contents),
  );
  for (const { path } of stale) {
    process.stderr.write(`${name(path)} is not what the sources give\n`);
  }
  if (stale.length) {
    process.stderr.write("run `npm run build` in js/ and commit the result\n");
    process.exitCode = 1;
  }
}

if (mode === "--watch") {
  for (const options of bundles) {
    const watcher = await context({ ...options, write: true, logLevel: "info" });
    await watcher.watch();
  }
} else if (mode === "--check") {
  await check();
} else {
  await write();
}
