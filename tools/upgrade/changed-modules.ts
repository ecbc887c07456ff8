import fs from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../scripts/lib/files.mjs';

const REPLACEMENTS = 'lib/framework/tuning/client-trim/replacements';
const SOURCES = {
  folders: ['lib', 'app', 'components'],
  files: ['middleware.ts', 'server.ts'],
};
const IMPORT = /from '(next\/dist\/[\w./-]+)'/g;

/** Internal modules of Next that `root` imports, as `next/dist/…`. */
export function importedModules(root: string): string[] {
  const files = [
    ...SOURCES.files,
    ...SOURCES.folders.flatMap((name) => filesIn(path.join(root, name)).map((file) => `${name}/${file}`)),
  ];
  const texts = files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(root, file))
    .map((file) => fs.readFileSync(file, 'utf8'));
  return [
    ...new Set(texts.flatMap((text) => [...text.matchAll(IMPORT)].flatMap(([, name]) => name ?? []))),
  ].sort();
}

/** Modules of Next that the shop replaces in browsers. */
export function replacedModules(root: string): string[] {
  return fs
    .readdirSync(path.join(root, REPLACEMENTS))
    .map((name) => `next/dist/${name.replace(/\.mjs$/, '').replaceAll('.', '/')}`)
    .sort();
}

const textOf = (packages: string, name: string) => {
  const file = path.join(packages, `${name}.js`);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null;
};

/** Sentences about which of `names` are missing or differ between two folders of packages. */
export function changedModules(
  names: readonly string[],
  { before, after }: { before: string; after: string },
): string[] {
  return names.flatMap((name) => {
    const text = textOf(after, name);
    if (text === null) return [`${name} is gone`];
    return text === textOf(before, name) ? [] : [`${name} has changed`];
  });
}
