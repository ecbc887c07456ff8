import path from 'node:path';
import { cyclesOf, reachedFrom } from './graph.mjs';
import { importsOf, isCode, isTest, lineAt, resolveImport, withoutComments } from './source.mjs';

const STORE_TOKEN = /App-Token|STORE_APP_TOKEN|storeAppToken/i;
const CLIENT = /^\s*(['"])use client\1/;

/** The imports of every code file, resolved: file → `{ ..., target }[]` with targets inside the project. */
export function importTable(files) {
  const table = new Map();
  for (const [file, source] of files) {
    if (!isCode(file)) continue;
    const imports = importsOf(source).map((found) => ({
      ...found,
      target: resolveImport(file, found.specifier, files),
    }));
    table.set(
      file,
      imports.filter(({ target }) => target !== undefined),
    );
  }
  return table;
}

function edgesOf(table, keep) {
  const edges = new Map();
  for (const [file, imports] of table) {
    edges.set(
      file,
      [...new Set(imports.filter(keep).map(({ target }) => target))].filter((target) => table.has(target)),
    );
  }
  return edges;
}

/** No file reaches itself through imports, type imports included. */
export function cycleViolations(table) {
  return cyclesOf(edgesOf(table, () => true)).map((way) => ({
    rule: 'cycles',
    file: way[0],
    line: table.get(way[0]).find(({ target }) => target === way[1]).line,
    message: `${way.join(' → ')}: move what both ends need into a third file`,
  }));
}

const isInArea = (file) => /^(?:lib|components)\//.test(file);

/** Each folder of lib/ and components/ with the folders that its files import. Tests are left out. */
function folderEdges(table) {
  const edges = new Map();
  for (const [file, imports] of table) {
    if (!isInArea(file) || isTest(file)) continue;
    const folder = path.posix.dirname(file);
    const others = edges.get(folder) ?? new Set();
    edges.set(folder, others);
    for (const { target } of imports) {
      const other = path.posix.dirname(target);
      if (isInArea(target) && table.has(target) && other !== folder) others.add(other);
    }
  }
  return new Map([...edges].map(([folder, others]) => [folder, [...others]]));
}

/** No folder of lib/ or components/ imports itself by way of other folders. */
export function folderCycleViolations(table) {
  return cyclesOf(folderEdges(table)).map((way) => ({
    rule: 'folder-cycles',
    file: way[0],
    line: 1,
    message: `${way.join(' → ')}: move a file to the folder that both ends may import`,
  }));
}

/** The platform's App-Token is in no file that ends up in a browser. */
export function clientTokenViolations(files, table) {
  const edges = edgesOf(table, ({ typeOnly }) => !typeOnly);
  const starts = [...table.keys()].filter(
    (file) => !isTest(file) && CLIENT.test(withoutComments(files.get(file))),
  );
  const found = [];
  for (const [file, importer] of reachedFrom(starts, edges)) {
    const match = STORE_TOKEN.exec(files.get(file));
    if (match === null) continue;
    const way = importer === undefined ? "it says 'use client'" : `${importer} imports it for the browser`;
    const message = `names the store's token (${match[0]}) in code for the browser: ${way}`;
    found.push({ rule: 'client-token', file, line: lineAt(files.get(file), match.index), message });
  }
  return found;
}

const PAGE = /^app\/(.*\/)?(page|layout|template|not-found)\.tsx$/;

/** Pages are server components; code for the browser goes into a component of its own. */
export function clientPageViolations(files) {
  return [...files]
    .filter(([file, source]) => PAGE.test(file) && CLIENT.test(withoutComments(source)))
    .map(([file]) => ({
      rule: 'client-page',
      file,
      line: 1,
      message: "says 'use client': move what needs the browser into a component",
    }));
}
