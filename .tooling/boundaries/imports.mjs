import path from 'node:path';
import { lineAt, withoutComments } from './source-text.mjs';

const STATIC =
  /^[ \t]*(import|export)(\s+type\b)?(?:\s+|\s*(?=[{*'"]))([^;'"`]*?)(?:\bfrom\s*)?(['"])([^'"\n]+)\4/gm;
const DYNAMIC = /\b(?:import|require|jest\.mock|jest\.requireActual)\(\s*(['"`])([^'"`\n]+)\1/g;
const SUFFIXES = ['', '.ts', '.tsx', '.mjs', '.js', '.css', '.json', '/index.ts', '/index.tsx'];

/** Whether `import { type A, type B }` brings in types only. */
function onlyTypes(typeKeyword, clause) {
  if (typeKeyword !== undefined) return true;
  const names = /^\s*\{([^}]*)\}\s*$/.exec(clause)?.[1];
  if (names === undefined) return false;
  const parts = names.split(',').filter((part) => part.trim() !== '');
  return parts.length > 0 && parts.every((part) => /^\s*type\s/.test(part));
}

/**
 * What a source file imports: `{ specifier, line, typeOnly, dynamic, reexport }` for static imports,
 * re-exports, import(), require() and jest.mock().
 */
export function importsOf(source) {
  const text = withoutComments(source);
  const found = [];
  for (const match of text.matchAll(STATIC)) {
    const [, keyword, typeKeyword, clause, , specifier] = match;
    const hasFrom = /\bfrom\s*$/.test(match[0].slice(0, match[0].lastIndexOf(specifier) - 1));
    if (!hasFrom && (keyword === 'export' || clause.trim() !== '')) continue;
    found.push({
      specifier,
      line: lineAt(text, match.index + match[0].length),
      typeOnly: onlyTypes(typeKeyword, clause),
      dynamic: false,
      reexport: keyword === 'export',
    });
  }
  for (const match of text.matchAll(DYNAMIC)) {
    const line = lineAt(text, match.index);
    found.push({ specifier: match[2], line, typeOnly: false, dynamic: true, reexport: false });
  }
  return found;
}

/**
 * The project path that a specifier means, `undefined` for a package. A path that names no file of
 * `files` comes back as it is: the layers can still judge it.
 */
export function resolveImport(fromFile, specifier, files) {
  let target;
  if (specifier.startsWith('@/')) target = specifier.slice(2);
  else if (specifier.startsWith('.')) target = path.posix.join(path.posix.dirname(fromFile), specifier);
  else return undefined;
  const hit = SUFFIXES.map((suffix) => target + suffix).find((candidate) => files.has(candidate));
  return hit ?? target;
}
