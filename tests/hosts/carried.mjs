// What a Pyodide that carries a package says of it: node carried.mjs DISTRIBUTION PACKAGE
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, name] = [resolve(process.argv[2]), process.argv[3]];
const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
const python = await loadPyodide({
  indexURL: `${folder}/`,
  lockFileURL: join(folder, "pyodide-lock.json"),
  packages: [name],
  stdout: () => {},
});
console.log(python.runPython(`import ${name}; ${name}.__version__`));
process.exit();
