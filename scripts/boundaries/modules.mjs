import path from 'node:path';
import { cyclesOf, reachedFrom } from './graph.mjs';
import { importsOf, isCode, isTest, lineAt, resolveImport, withoutComments } from './source.mjs';

/**
 * @typedef {import('./source.mjs').Files} Files
 * @typedef {import('./source.mjs').Violation} Violation
 * @typedef {import('./source.mjs').Import & { target: string }} ResolvedImport
 * @typedef {Map<string, ResolvedImport[]>} ImportTable imports by file
 */

const STORE_TOKEN = /App-Token|STORE_APP_TOKEN|storeAppToken/i;
const CLIENT = /^\s*(['"])use client\1/;

/**
 * The imports of every code file, resolved: file → `{ ..., target }[]` with targets inside the project.
 * @param {Files} files
 */
export function importTable(files) {
  /** @type {ImportTable} */
  const table = new Map();
  for (const [file, source] of files) {
    if (!isCode(file)) continue;
    const imports = importsOf(source).flatMap((found) => {
      const target = resolveImport(file, found.specifier, files);
      return target === undefined ? [] : [{ ...found, target }];
    });
    table.set(file, imports);
  }
  return table;
}

/**
 * @param {ImportTable} table
 * @param {(found: ResolvedImport) => boolean} keep
 */
function edgesOf(table, keep) {
  /** @type {Map<string, string[]>} */
  const edges = new Map();
  for (const [file, imports] of table) {
    edges.set(
      file,
      [...new Set(imports.filter(keep).map(({ target }) => target))].filter((target) => table.has(target)),
    );
  }
  return edges;
}

/** No file reaches itself through imports, type imports included. @param {ImportTable} table */
export function cycleViolations(table) {
  return cyclesOf(edgesOf(table, () => true)).map(([file = '', next = '', ...rest]) => ({
    rule: 'cycles',
    file,
    line: table.get(file)?.find(({ target }) => target === next)?.line ?? 1,
    message: `${[file, next, ...rest].join(' → ')}: move what both ends need into a third file`,
  }));
}

/** @param {string} file */
const isInArea = (file) => /^(?:lib|components)\//.test(file);

/**
 * Each folder of lib/ and components/ with the folders that its files import. Tests are left out.
 * @param {ImportTable} table
 */
function folderEdges(table) {
  /** @type {Map<string, Set<string>>} */
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

/** No folder of lib/ or components/ imports itself by way of other folders. @param {ImportTable} table */
export function folderCycleViolations(table) {
  return cyclesOf(folderEdges(table)).map((way) => ({
    rule: 'folder-cycles',
    file: way[0] ?? '',
    line: 1,
    message: `${way.join(' → ')}: move a file to the folder that both ends may import`,
  }));
}

/**
 * The platform's App-Token is in no file that ends up in a browser.
 * @param {Files} files
 * @param {ImportTable} table
 */
export function clientTokenViolations(files, table) {
  const edges = edgesOf(table, ({ typeOnly }) => !typeOnly);
  const starts = [...table.keys()].filter(
    (file) => !isTest(file) && CLIENT.test(withoutComments(files.get(file) ?? '')),
  );
  /** @type {Violation[]} */
  const found = [];
  for (const [file, importer] of reachedFrom(starts, edges)) {
    const source = files.get(file) ?? '';
    const match = STORE_TOKEN.exec(source);
    if (match === null) continue;
    const way = importer === undefined ? "it says 'use client'" : `${importer} imports it for the browser`;
    const message = `names the store's token (${match[0]}) in code for the browser: ${way}`;
    found.push({ rule: 'client-token', file, line: lineAt(source, match.index), message });
  }
  return found;
}

const PAGE = /^app\/(.*\/)?(page|layout|template|not-found)\.tsx$/;

/** Pages are server components; code for the browser goes into a component of its own. @param {Files} files */
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
