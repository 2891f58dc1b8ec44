// Makes the image of a Python that has loaded the package, for worker.js.
//   node image.mjs PYODIDE FILES OUT    the core, the packages' files, the image to be written
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { MEMORY, pack } from "./archive.js";

const [core, packages, out] = process.argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(join(core, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: `${core}/`, packages: [], _makeSnapshot: true });
const site = python.runPython("import site; site.getsitepackages()[0]");

const files = readdirSync(packages, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  .sort()
  .map((path) => {
    const name = path.slice(packages.length + 1).replaceAll("\\", "/");
    return /** @type {[string, Uint8Array]} */ ([
      `${site}/${name}`,
      new Uint8Array(readFileSync(path)),
    ]);
  });
for (const [path, content] of files) {
  python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
  python.FS.writeFile(path, content);
}
// The image also holds the data of the first pages, since texts of rules take longer to read than
// code.
python.runPython(`
import gc, importlib, sys
importlib.invalidate_caches()
from risk_widget.course.lesson_file import lesson_ids
from risk_widget.widget.standalone_page import open_page

def warm():
    for lesson, query in (("", ""), ("", "seed=1"), (lesson_ids()[0], "")):
        page = open_page(lambda traits: None, lesson, query)
        page.traits()
        page.receive("[]")

warm()
unwanted = {"anywidget", "ipywidgets", "ipykernel", "IPython", "traitlets"} & sys.modules.keys()
assert not unwanted, unwanted
del warm, unwanted
gc.collect()
`);
const memory = python.makeMemorySnapshot();
writeFileSync(out, gzipSync(pack([[MEMORY, memory], ...files]), { level: 9 }));
process.exit();
