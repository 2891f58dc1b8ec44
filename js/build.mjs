// Bundles the widget into the Python package.
//   node build.mjs           write risk_widget/static/widget.js
//   node build.mjs --check   fail unless the committed files hold what the sources give now
//   node build.mjs --watch   rebuild on every change
//
// widget.js travels with each widget and into saved notebooks, so it is a short loader with the
// packed code in it.
import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { inflateRawSync } from "node:zlib";
import { build, context } from "esbuild";
import { minify } from "terser";
import { ALPHABET, decode } from "./src/unpack.js";

const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, "../risk_widget/static");

/** @type {import("esbuild").BuildOptions} */
const common = {
  absWorkingDir: here,
  bundle: true,
  minify: true,
  write: false,
  format: "esm",
  target: ["es2022", "chrome123", "firefox128", "safari17.5"],
  legalComments: "none",
  charset: "utf8",
  logLevel: "warning",
};

/** The bundler keeps the values of custom properties as they are written; ours are colours. */
const squeeze = (/** @type {string} */ css) =>
  css
    .replace(/(--[\w-]+): /g, "$1:")
    .replace(/light-dark\((#\w+), (#\w+)\)/g, "light-dark($1,$2)")
    .replace(/#(\w)\1(\w)\2(\w)\3\b/g, "#$1$2$3");

/** A style sheet that a script imports is its text. @type {import("esbuild").Plugin} */
const styles = {
  name: "styles",
  setup(host) {
    host.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { outputFiles, metafile } = await build({
        ...common,
        entryPoints: [path],
        metafile: true,
      });
      return {
        contents: squeeze(outputFiles[0]?.text ?? "").trim(),
        loader: "text",
        watchFiles: Object.keys(metafile.inputs).map((input) => join(here, input)),
      };
    });
  },
};

const main = { ...common, entryPoints: ["src/index.js"], plugins: [styles] };

/** @param {import("esbuild").BuildOptions} options */
const bundle = async (options) => (await build(options)).outputFiles?.[0]?.text ?? "";

/** A bundle, minified once more: what is left out here is 3 % of the packed size. */
async function small(/** @type {import("esbuild").BuildOptions} */ options) {
  const { code } = await minify(await bundle(options), {
    module: true,
    ecma: 2020,
    compress: { passes: 3 },
  });
  return code ?? "";
}

/** A slow deflate, 4 % smaller than zlib's. @param {string} code @returns {Promise<Uint8Array>} */
async function deflate(code) {
  // Not before it is needed: it takes over how errors of the whole process are told.
  const { default: zopfli } = await import("@gfx/zopfli");
  return promisify(zopfli.deflate)(Buffer.from(code), { numiterations: 15 });
}

/** @param {Uint8Array} bytes */
function base85(bytes) {
  let text = "";
  for (let i = 0; i < bytes.length; i += 4) {
    let n = 0;
    for (let j = i; j < i + 4; j++) n = n * 256 + (bytes[j] ?? 0);
    let five = "";
    for (let j = 0; j < 5; j++) {
      five = ALPHABET[n % 85] + five;
      n = Math.floor(n / 85);
    }
    text += five.slice(0, bytes.length - i + 1);
  }
  return text;
}

/** Deflated, as text in base 85. @param {string} code */
const pack = async (code) => base85(await deflate(code));

/** The packed text of a file: the only one so long. */
const PACKED = /[\w!#$%&()*+;<=>?@^`{|}~-]{1000,}/;

/** What a file is and holds, whichever way it was packed. @param {string} file */
const contents = (file) => {
  const packed = PACKED.exec(file)?.[0] ?? "";
  return [file.replace(packed, ""), inflateRawSync(decode(packed)).toString()];
};

/** @returns {Promise<Array<[name: string, file: string]>>} */
async function files() {
  const core = await pack(await small(main));
  // The loader stays readable: it is what one sees who looks into a notebook.
  const loader = await bundle({
    ...common,
    entryPoints: ["src/loader.js"],
    minify: false,
    define: { PACKED: JSON.stringify(core) },
  });
  return [["widget.js", loader]];
}

async function write() {
  await mkdir(out, { recursive: true });
  for (const [name, file] of await files()) {
    const path = join(out, name);
    await writeFile(path, file);
    const size = contents(file)[1]?.length;
    process.stdout.write(
      `${relative(process.cwd(), path)} ${file.length} bytes, unpacked ${size}\n`,
    );
  }
}

async function check() {
  const stale = (await files()).filter(([name, file]) => {
    const path = join(out, name);
    if (!existsSync(path)) return true;
    return `${contents(readFileSync(path, "utf8"))}` !== `${contents(file)}`;
  });
  for (const [name] of stale) process.stderr.write(`${name} does not hold what the sources give\n`);
  if (stale.length) {
    process.stderr.write("run `npm run build` in js/ and commit the result\n");
    process.exitCode = 1;
  }
}

const mode = process.argv[2];
if (mode === "--watch") {
  const written = { name: "written", setup: (/** @type {any} */ host) => host.onEnd(write) };
  const watcher = await context({ ...main, plugins: [styles, written] });
  await watcher.watch();
} else if (mode === "--check") {
  await check();
} else {
  await write();
}
