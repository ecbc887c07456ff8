import fs from 'node:fs';
import path from 'node:path';

/**
 * @typedef {ReadonlyMap<string, string>} Files path → content
 * @typedef {{ rule: string, file: string, line: number, message: string }} Violation
 * @typedef {{ specifier: string, line: number, typeOnly: boolean, dynamic: boolean }} Import
 */

/**
 * Returns a function that says whether .gitignore excludes a path segment. It reads plain patterns only (`name/`,
 * `*.ext`).
 * @param {string} gitignore
 * @returns {(name: string) => boolean}
 */
export function ignoredNames(gitignore) {
  const patterns = gitignore
    .split('\n')
    .map((line) => line.trim().replace(/^\/|\/$/g, ''))
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((glob) => new RegExp(`^${glob.replace(/[.+^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`));
  return (name) => name === '.git' || patterns.some((pattern) => pattern.test(name));
}

/**
 * The project's text files: path → content. Read from disk, so that it works without git and before a commit.
 * @param {string} root
 */
export function readProject(root) {
  const isIgnored = ignoredNames(fs.readFileSync(path.join(root, '.gitignore'), 'utf8'));
  /** @type {Map<string, string>} */
  const files = new Map();
  /** @param {string} folder */
  const visit = (folder) => {
    for (const entry of fs.readdirSync(path.join(root, folder), { withFileTypes: true })) {
      if (isIgnored(entry.name)) continue;
      const relative = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) visit(relative);
      else if (entry.isFile()) {
        const content = fs.readFileSync(path.join(root, relative));
        if (!content.includes(0)) files.set(relative, content.toString('utf8'));
      }
    }
  };
  visit('');
  return files;
}

/**
 * Blanks out every comment of the source and keeps its lines. Quotes are tracked, so that `//` inside a URL is no
 * comment. An apostrophe in JSX text is harmless, because a string ends with its line.
 * @param {string} source
 */
export function withoutComments(source) {
  let out = '';
  /** @type {string | undefined} */
  let quote;
  for (let at = 0; at < source.length; at++) {
    const char = source.charAt(at);
    if (quote !== undefined) {
      out += char;
      if (char === '\\') out += source[++at] ?? '';
      else if (char === quote || (char === '\n' && quote !== '`')) quote = undefined;
    } else if (source.startsWith('//', at)) {
      const end = source.indexOf('\n', at);
      at = (end === -1 ? source.length : end) - 1;
    } else if (source.startsWith('/*', at)) {
      const end = source.indexOf('*/', at + 2);
      const stop = end === -1 ? source.length : end + 2;
      out += source.slice(at, stop).replace(/[^\n]/g, ' ');
      at = stop - 1;
    } else {
      if (char === "'" || char === '"' || char === '`') quote = char;
      out += char;
    }
  }
  return out;
}

/**
 * The 1-based line of a position in a text.
 * @param {string} text
 * @param {number} position
 */
export function lineAt(text, position) {
  return text.slice(0, position).split('\n').length;
}

/** @param {string} file */
export const isCode = (file) => /\.(tsx?|mjs|cjs|js|jsx)$/.test(file) && !file.endsWith('.d.ts');

/** @param {string} file */
export const isTest = (file) => /\.test\.(tsx?|mjs)$/.test(file) || file.startsWith('e2e/');

const STATIC =
  /^[ \t]*(import|export)(\s+type\b)?(?:\s+|\s*(?=[{*'"]))([^;'"`]*?)(?:\bfrom\s*)?(['"])([^'"\n]+)\4/gm;
const DYNAMIC = /\b(?:import|require|jest\.mock|jest\.requireActual)\(\s*(['"`])([^'"`\n]+)\1/g;
const SUFFIXES = ['', '.ts', '.tsx', '.mjs', '.js', '.css', '.json', '/index.ts', '/index.tsx'];

/**
 * Whether `import { type A, type B }` brings in types only.
 * @param {string | undefined} typeKeyword
 * @param {string} clause
 */
function onlyTypes(typeKeyword, clause) {
  if (typeKeyword !== undefined) return true;
  const names = /^\s*\{([^}]*)\}\s*$/.exec(clause)?.[1];
  if (names === undefined) return false;
  const parts = names.split(',').filter((part) => part.trim() !== '');
  return parts.length > 0 && parts.every((part) => /^\s*type\s/.test(part));
}

/**
 * What a source file imports: `{ specifier, line, typeOnly, dynamic }` for static imports,
 * re-exports, import(), require() and jest.mock().
 * @param {string} source
 * @returns {Import[]}
 */
export function importsOf(source) {
  const text = withoutComments(source);
  const found = [];
  for (const match of text.matchAll(STATIC)) {
    const [, keyword, typeKeyword, clause = '', , specifier = ''] = match;
    const hasFrom = /\bfrom\s*$/.test(match[0].slice(0, match[0].lastIndexOf(specifier) - 1));
    if (!hasFrom && (keyword === 'export' || clause.trim() !== '')) continue;
    found.push({
      specifier,
      line: lineAt(text, match.index + match[0].length),
      typeOnly: onlyTypes(typeKeyword, clause),
      dynamic: false,
    });
  }
  for (const match of text.matchAll(DYNAMIC)) {
    const line = lineAt(text, match.index);
    found.push({ specifier: match[2] ?? '', line, typeOnly: false, dynamic: true });
  }
  return found;
}

/**
 * The project path that a specifier means; undefined for a package. A path that names no file is returned as it is.
 * @param {string} fromFile
 * @param {string} specifier
 * @param {Files} files
 */
export function resolveImport(fromFile, specifier, files) {
  let target = '';
  if (specifier.startsWith('@/')) target = specifier.slice(2);
  else if (specifier.startsWith('.')) target = path.posix.join(path.posix.dirname(fromFile), specifier);
  else return undefined;
  const hit = SUFFIXES.map((suffix) => target + suffix).find((candidate) => files.has(candidate));
  return hit ?? target;
}
