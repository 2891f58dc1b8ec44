// Bundles the widget into the Python package.
//   node build.mjs           write risk_widget/static/widget.{js,css}
//   node build.mjs --check   fail unless the committed files are what the sources give now
//   node build.mjs --watch   rebuild on every change
import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build, context } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, "../risk_widget/static");

/** @type {import("esbuild").BuildOptions} */
const options = {
  absWorkingDir: here,
  entryPoints: { widget: "src/index.js", "widget.style": "src/styles/index.css" },
  outdir: out,
  bundle: true,
  minify: true,
  format: "esm",
  target: ["es2022", "chrome123", "firefox128", "safari17.5"],
  legalComments: "none",
  charset: "utf8",
  logLevel: "warning",
};

/** The style sheet is an entry of its own, so that no script decides when it is loaded. */
const fileName = (/** @type {string} */ path) => path.replace("widget.style.css", "widget.css");

/** The bundler keeps the values of custom properties as they are written; ours are colours. */
const squeeze = (/** @type {string} */ css) =>
  css
    .replace(/(--[\w-]+): /g, "$1:")
    .replace(/light-dark\((#\w+), (#\w+)\)/g, "light-dark($1,$2)")
    .replace(/#(\w)\1(\w)\2(\w)\3\b/g, "#$1$2$3");

async function bundle() {
  const result = await build({ ...options, write: false });
  return result.outputFiles.map(({ path, contents, text }) => ({
    path: fileName(path),
    contents: path.endsWith(".css") ? Buffer.from(squeeze(text)) : contents,
  }));
}

async function write() {
  await mkdir(out, { recursive: true });
  for (const { path, contents } of await bundle()) {
    await writeFile(path, contents);
    process.stdout.write(`${relative(process.cwd(), path)} ${contents.length} bytes\n`);
  }
}

const mode = process.argv[2];
if (mode === "--watch") {
  const written = { name: "written", setup: (/** @type {any} */ host) => host.onEnd(write) };
  const watcher = await context({ ...options, write: false, plugins: [written] });
  await watcher.watch();
} else if (mode === "--check") {
  const stale = (await bundle()).filter(
    ({ path, contents }) => !existsSync(path) || !readFileSync(path).equals(contents),
  );
  for (const { path } of stale) {
    process.stderr.write(`${relative(process.cwd(), path)} is not what the sources give\n`);
  }
  if (stale.length) {
    process.stderr.write("run `npm run build` in js/ and commit the result\n");
    process.exitCode = 1;
  }
} else {
  await write();
}
