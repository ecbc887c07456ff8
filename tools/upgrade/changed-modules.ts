import fs from 'node:fs';
import path from 'node:path';

const REPLACEMENTS = 'lib/framework/tuning/client-trim/replacements';
const SOURCES = ['lib', 'middleware.ts', 'instrumentation-client.ts', 'server.ts', 'app', 'components'];
const IMPORT = /from '(next\/dist\/[\w./-]+)'/g;

function filesUnder(file: string): string[] {
  if (!fs.statSync(file).isDirectory()) return [file];
  return fs.readdirSync(file).flatMap((name) => filesUnder(path.join(file, name)));
}

/** Modules of Next that `root` imports from its insides, as `next/dist/…`. */
export function importedModules(root: string): string[] {
  const files = SOURCES.map((name) => path.join(root, name)).filter((file) => fs.existsSync(file));
  const texts = files
    .flatMap(filesUnder)
    .filter((file) => /\.tsx?$/.test(file))
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

/** Which of `names` are gone or have another text in one folder of packages than in another, as sentences. */
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
