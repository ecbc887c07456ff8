import path from 'node:path';
import { parseSync } from 'oxc-parser';
import type { Files } from './source';
import { lineAt } from './source';

export type Import = { target: string; line: number; typeOnly: boolean };
/** Imports by file. */
export type ImportTable = Map<string, Import[]>;

const CODE = /(?<!\.d)\.(tsx?|mjs|cjs|jsx?)$/;
const SUFFIXES = ['', '.ts', '.tsx', '.mjs', '.js', '.css', '.json', '/index.ts', '/index.tsx'];

/** The specifiers that a module names, with their positions: imports, re-exports and import() of a constant. */
function specifiersIn(file: string, source: string) {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  return [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      ...moduleRequest,
      typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ ...moduleRequest, typeOnly: isType }] : [],
      ),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      value: source.slice(start + 1, end - 1),
      start,
      typeOnly: false,
    })),
  ];
}

/**
 * The imports of every code file that stay inside the project. A path that leads to no file is returned
 * unchanged.
 */
export function importTable(files: Files) {
  const table: ImportTable = new Map();
  for (const [file, source] of files) {
    if (!CODE.test(file)) continue;
    const imports = specifiersIn(file, source).flatMap(({ value, start, typeOnly }) => {
      if (!/^(\.|@\/)/.test(value)) return [];
      const from = value.startsWith('.') ? path.posix.dirname(file) : '';
      const wanted = path.posix.join(from, value.replace(/^@\//, ''));
      const suffix = SUFFIXES.find((end) => files.has(wanted + end)) ?? '';
      return [{ target: wanted + suffix, line: lineAt(source, start), typeOnly }];
    });
    table.set(file, imports);
  }
  return table;
}
