// Prints the version of a package in a Pyodide distribution that contains it:
//
//     node carried.mjs DISTRIBUTION PACKAGE [later]
//
// With "later", the package is loaded only when it is imported, as in a cell.
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, name, when] = [resolve(process.argv[2]), process.argv[3], process.argv[4]];
const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")).href);
const python = await loadPyodide({
  indexURL: `${folder}/`,
  lockFileURL: join(folder, "pyodide-lock.json"),
  packages: when === "later" ? [] : [name],
  stdout: () => {},
});
const cell = `import ${name}; ${name}.__version__`;
await python.loadPackagesFromImports(cell);
console.log(python.runPython(cell));
process.exit();
