/*
 * Collects the screen.ts and content.ts files next to the pages of app/(shop)/[view] into
 * lib/screens/*.gen.ts. next.config.mjs runs it before each build and when the development server starts;
 * `npm run tools -- screens` runs it at any time.
 */
import fs from 'node:fs';
import path from 'node:path';
import { CliError, ROOT } from './cli.mjs';
import { filesIn } from './files.mjs';

const PAGES = 'app/(shop)/[view]';
const FACTS_FILE = 'lib/screens/screens.gen.ts';
const CONTENT_FILE = 'lib/screens/content.gen.ts';

/** @typedef {ReturnType<typeof describe>} Page */

const HEADER = `// biome-ignore-all format: generated
// biome-ignore-all assist/source/organizeImports: generated
// Written by \`npm run tools -- screens\` from the folders of app/(shop)/[view]. Do not edit.`;

/** @param {string} segment */
const isGroup = (segment) => segment.startsWith('(');

/**
 * Describes a page for the generated files: its route without groups, as Next writes it, and its group.
 * @param {string} folder '' for the home page
 * @param {string[]} files of all pages
 */
function describe(folder, files) {
  const segments = folder.split('/').filter(Boolean);
  const [first = 'home', ...words] = segments
    .join('/')
    .split(/[^a-z]+/)
    .filter(Boolean);
  return {
    route: `/${segments.filter((segment) => !isGroup(segment)).join('/')}`,
    name: [first, ...words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join(''),
    group: segments.find(isGroup) ?? '',
    module: ['@', PAGES, ...segments].join('/'),
    has: (/** @type {string} */ file) => files.includes([...segments, file].join('/')),
  };
}

/**
 * @param {Page[]} pages
 * @param {string} what
 */
const imports = (pages, what) =>
  pages.map(({ name, module }) => `import { ${what} as ${name} } from '${module}/${what}';`).join('\n');

/**
 * @param {Page[]} pages
 * @param {string} type
 */
const table = (pages, type) =>
  [
    '{',
    ...pages.map(({ route, name }) => `  '${route}': ${name},`),
    `} as const satisfies Record<string, ${type}>;`,
  ].join('\n');

/** @param {Page[]} pages */
function factsText(pages) {
  const of = (/** @type {string} */ group) =>
    table(
      pages.filter((page) => page.group === group),
      'ScreenConfig',
    );
  return `${HEADER}
${imports(pages, 'screen')}
import type { ScreenConfig } from './screen-config';

/** Screens whose address equals their folder. */
export const ADDRESS_SCREENS = ${of('')}

/** Screens for addresses that only the platform knows. */
export const PLATFORM_SCREENS = ${of('(platform)')}

/** Screens without an address. */
export const INTERNAL_SCREENS = ${of('(internal)')}
`;
}

/** @param {Page[]} pages those that read content */
const contentText = (pages) => `${HEADER}
import 'server-only';
${imports(pages, 'content')}
import type { ScreenContent } from './screen-content';
import type { Screen } from './screens';

/** Content of the screens that read from the platform. */
const CONTENT = ${table(pages, 'ScreenContent')}

/** The data that a screen reads from the platform; undefined if it reads nothing. */
export const contentOf = (screen: Screen): ScreenContent | undefined =>
  (CONTENT as Partial<Record<Screen, ScreenContent>>)[screen];
`;

/** The generated files with their text. @param root folder of the repository */
export function screenFiles(root = ROOT) {
  const files = filesIn(path.join(root, PAGES));
  const pages = files
    .filter((file) => path.posix.basename(file) === 'page.tsx')
    .map((file) => path.posix.dirname(`/${file}`).slice(1))
    .sort()
    .map((folder) => describe(folder, files));
  const without = pages.find((page) => !page.has('screen.ts'));
  if (without) throw new CliError(`${without.module.slice(2)}/screen.ts is missing: every page needs one.`);
  return {
    [FACTS_FILE]: factsText(pages),
    [CONTENT_FILE]: contentText(pages.filter((page) => page.has('content.ts'))),
  };
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
