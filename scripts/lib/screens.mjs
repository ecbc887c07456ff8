/*
 * Collects the screen.ts and content.ts files next to the pages of app/(shop)/[view] into
 * lib/screens/*.gen.ts. next.config.mjs runs it before each build and when the development server starts;
 * `npm run tools -- screens` runs it at any time.
 */
import fs from 'node:fs';
import path from 'node:path';
import { CliError, ROOT } from './cli.mjs';

const PAGES = 'app/(shop)/[view]';
const FACTS_FILE = 'lib/screens/screens.gen.ts';
const CONTENT_FILE = 'lib/screens/content.gen.ts';

/** @typedef {ReturnType<typeof describe>} Page */

const HEADER = [
  '// biome-ignore-all format: generated',
  '// biome-ignore-all assist/source/organizeImports: generated',
  '// Written by `npm run tools -- screens` from the folders of app/(shop)/[view]. Do not edit.',
];

/**
 * Folders below `folder` that contain a page, as relative paths; '' is the folder itself.
 * @param {string} folder
 * @param {string} [below]
 * @returns {string[]}
 */
function pageFolders(folder, below = '') {
  const entries = fs.readdirSync(path.join(folder, below), { withFileTypes: true });
  const deeper = entries
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => pageFolders(folder, path.posix.join(below, name)));
  return entries.some(({ name }) => name === 'page.tsx') ? [below, ...deeper] : deeper;
}

/** @param {string} segment */
const isGroup = (segment) => segment.startsWith('(');

/**
 * Describes a page for the generated files: its route without groups, as Next writes it, and its group.
 * @param {string} folder
 * @param {string} root
 */
function describe(folder, root) {
  const segments = folder.split('/').filter(Boolean);
  const route = `/${segments.filter((segment) => !isGroup(segment)).join('/')}`;
  const words = (folder || 'home').split(/[^a-z]+/).filter(Boolean);
  const name = words
    .map((word, index) => (index > 0 ? word.charAt(0).toUpperCase() + word.slice(1) : word))
    .join('');
  return {
    route,
    name,
    group: segments.find(isGroup) ?? '',
    module: ['@', PAGES, folder].filter(Boolean).join('/'),
    has: (/** @type {string} */ file) => fs.existsSync(path.join(root, PAGES, folder, file)),
  };
}

/**
 * @param {Page[]} pages
 * @param {string} file
 * @param {string} what
 */
const importLines = (pages, file, what) =>
  pages.map(({ name, module }) => `import { ${what} as ${name} } from '${module}/${file}';`);

/**
 * @param {string} declaration
 * @param {string} comment
 * @param {Page[]} pages
 * @param {string} type
 */
const tableOf = (declaration, comment, pages, type) => [
  `/** ${comment} */`,
  `${declaration} = {`,
  ...pages.map((page) => `  '${page.route}': ${page.name},`),
  `} as const satisfies Record<string, ${type}>;`,
];

/** @param {Page[]} pages */
function factsText(pages) {
  const of = (/** @type {string} */ group) => pages.filter((page) => page.group === group);
  const type = 'ScreenConfig';
  return [
    ...HEADER,
    ...importLines(pages, 'screen', 'screen'),
    "import type { ScreenConfig } from './screen-config';",
    '',
    ...tableOf('export const ADDRESS_SCREENS', 'Screens whose address equals their folder.', of(''), type),
    '',
    ...tableOf(
      'export const PLATFORM_SCREENS',
      'Screens for addresses that only the platform knows.',
      of('(platform)'),
      type,
    ),
    '',
    ...tableOf('export const INTERNAL_SCREENS', 'Screens without an address.', of('(internal)'), type),
    '',
  ].join('\n');
}

/** @param {Page[]} pages */
function contentText(pages) {
  const read = pages.filter((page) => page.has('content.ts'));
  return [
    ...HEADER,
    "import 'server-only';",
    ...importLines(read, 'content', 'content'),
    "import type { ScreenContent } from './screen-content';",
    "import type { Screen } from './screens';",
    '',
    ...tableOf('const CONTENT', 'Content of the screens that read from the platform.', read, 'ScreenContent'),
    '',
    '/** The data that a screen reads from the platform; undefined if it reads nothing. */',
    'export const contentOf = (screen: Screen): ScreenContent | undefined =>',
    '  (CONTENT as Partial<Record<Screen, ScreenContent>>)[screen];',
    '',
  ].join('\n');
}

/** The generated files with their text. @param root folder of the repository */
export function screenFiles(root = ROOT) {
  const pages = pageFolders(path.join(root, PAGES))
    .sort()
    .map((folder) => describe(folder, root));
  const without = pages.find((page) => !page.has('screen.ts'));
  if (without) throw new CliError(`${without.module.slice(2)}/screen.ts is missing: every page needs one.`);
  return { [FACTS_FILE]: factsText(pages), [CONTENT_FILE]: contentText(pages) };
}

/** Writes the generated files that are outdated. @returns {string[]} their names */
export function writeScreens(root = ROOT) {
  /** @param {[string, string]} entry */
  const isOld = ([file, text]) => {
    const place = path.join(root, file);
    return !fs.existsSync(place) || fs.readFileSync(place, 'utf8') !== text;
  };
  const old = Object.entries(screenFiles(root)).filter(isOld);
  for (const [file, text] of old) fs.writeFileSync(path.join(root, file), text);
  return old.map(([file]) => file);
}
