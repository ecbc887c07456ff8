/*
 * Which area of the code may import which. An area is lib/<name> together with components/<name>. app/, the
 * middleware and the programs around the shop count as areas too.
 */
import path from 'node:path';
import type { Import, ImportTable } from './imports';
import { isTest } from './source';

/** The other areas that each area may import, separated by spaces. */
export type Areas = Record<string, string>;

/**
 * The areas of lib/ and components/, lowest first: an area may only import areas listed above it. lib/ never
 * imports components/, so `ui` and `layout` only concern components.
 */
export const AREAS: Areas = {
  shared: '',
  config: '',
  pictures: 'shared',
  telemetry: 'shared config',
  redis: 'shared config',
  platform: 'shared config telemetry redis',
  browser: 'shared platform',
  ui: 'shared',
  layout: 'shared config ui',
  consent: 'shared ui',
  forms: 'shared config platform browser ui',
  catalog: 'shared config platform browser ui layout consent forms',
  'face-measure': '',
  'try-on': 'shared ui catalog face-measure',
  purchase: 'shared config pictures platform browser ui consent forms catalog face-measure try-on',
  content: 'shared config platform browser ui layout consent catalog',
  analytics: 'shared config platform ui consent catalog purchase',
  screens: 'config platform catalog content analytics',
  'page-cache': 'shared config telemetry redis platform screens',
  framework: 'shared config telemetry platform screens page-cache',
  routing: 'shared config platform forms catalog screens page-cache framework',
  seo: 'shared config redis pictures platform catalog purchase content screens page-cache',
  gateway: 'shared config redis pictures platform forms catalog purchase content',
  agents: 'shared config telemetry redis platform catalog purchase content screens page-cache seo gateway',
  server: 'shared config telemetry redis platform page-cache framework routing seo gateway agents',
  conformance: 'config platform forms catalog purchase screens gateway',
  compositions:
    'shared config platform browser ui layout consent forms try-on catalog purchase content analytics screens framework seo',
};

/** Areas without a folder in lib/. */
const ONLY_COMPONENTS = ['ui', 'layout', 'compositions'];

/**
 * Which top-level folder may import which others. `root` stands for the configuration files; `middleware` for
 * everything that Next or Node loads from the top level. app may import the middleware because it contains
 * the middleware's tests.
 */
const TOPS: Areas = {
  app: 'middleware components lib styles',
  middleware: 'app components lib',
  components: 'lib',
  lib: '',
  'embedded-store': '',
  e2e: 'tools scripts',
  scripts: '',
  tools: 'scripts',
  root: 'scripts e2e',
};

const EXCEPTIONS: { from: RegExp; to: RegExp; typesOnly?: boolean }[] = [
  // The embedded store uses the types of the platform's schemas, and its contract test parses responses with
  // them.
  { from: /^embedded-store\//, to: /^lib\/platform\/schemas\//, typesOnly: true },
  { from: /^embedded-store\/testing\/contract\//, to: /^lib\/platform\/schemas\// },
  // `npm start`, next.config.mjs and the shop share modules in plain JavaScript: configuration rules,
  // headers, build tunings.
  { from: /^(scripts|tools)\/|^[^/]+$/, to: /^lib\/(config\/[\w-]+|framework\/build-tunings)\.mjs$/ },
  // The try-on's accuracy is measured with the benchmark of the package that measures faces.
  { from: /^tools\/try-on-accuracy\//, to: /^lib\/face-measure\/bench\// },
  // The generated registries import the modules next to the pages.
  { from: /^lib\/screens\/[\w-]+\.gen\.ts$/, to: /^app\/.*\/(screen|content)\.ts$/ },
];

/** The top-level folder and, in lib/ and components/, the area of a file. */
function placeOf(file: string) {
  const [top = '', area = ''] = file.split('/');
  if (/^(middleware|instrumentation|server)(\.test)?\.ts$/.test(file)) return { top: 'middleware', area: '' };
  if (top === file) return { top: 'root', area: '' };
  return { top, area: top === 'lib' || top === 'components' ? area : '' };
}

function isAllowed(table: Areas, from: string, to: string) {
  return from === to || table[from] === undefined || table[from].split(' ').includes(to);
}

/** Why a file may not import another; undefined if it may. */
function importProblem(
  file: string,
  { target, typeOnly }: Pick<Import, 'target' | 'typeOnly'>,
  areas = AREAS,
) {
  const from = placeOf(file);
  const to = placeOf(target);
  const isException = EXCEPTIONS.some(
    (one) => one.from.test(file) && one.to.test(target) && (typeOnly || !one.typesOnly),
  );
  if (isException) return undefined;
  if (!isAllowed(TOPS, from.top, to.top)) return `${from.top} may not import ${to.top}`;
  const isAreaAllowed = !from.area || !to.area || isAllowed(areas, from.area, to.area);
  return isAreaAllowed ? undefined : `${from.area} may not import ${to.area}`;
}

function placementProblem(file: string, areas = AREAS) {
  const { top, area } = placeOf(file);
  if (!area) return undefined;
  if (!Object.hasOwn(areas, area))
    return `${top}/${area} is not an area: add it to scripts/boundaries/areas.ts`;
  return top === 'lib' && ONLY_COMPONENTS.includes(area)
    ? `${area} must not be in lib/: it is an area of components/ only`
    : undefined;
}

/** Imports that the table forbids, files outside every area, and allowed imports that no file uses. */
export function areaProblems(table: ImportTable, areas = AREAS) {
  const found = [];
  const used = new Set();
  for (const [file, imports] of table) {
    const misplaced = placementProblem(file, areas);
    if (misplaced) found.push(`${file}:1 ${misplaced}`);
    for (const one of imports) {
      used.add(`${placeOf(file).area} ${placeOf(one.target).area}`);
      const problem = importProblem(file, one, areas);
      if (problem) found.push(`${file}:${one.line} imports ${one.target}: ${problem}`);
    }
  }
  for (const [area, others] of Object.entries(areas)) {
    for (const other of others.split(' ').filter(Boolean))
      if (!used.has(`${area} ${other}`))
        found.push(`${area} may import ${other}, but never does: remove it from scripts/boundaries/areas.ts`);
  }
  return found;
}

/**
 * Folders of lib/ and components/ that import themselves by way of other folders. Tests are left out. Biome
 * finds cycles of files, and the order of AREAS rules out cycles of areas.
 */
export function folderCycles(table: ImportTable) {
  const edges: Map<string, Set<string>> = new Map();
  for (const [file, imports] of table) {
    if (!placeOf(file).area || isTest(file)) continue;
    const folder = path.posix.dirname(file);
    const targets = imports
      .map(({ target }) => target)
      .filter((target) => placeOf(target).area && table.has(target));
    edges.set(folder, new Set([...(edges.get(folder) ?? []), ...targets.map(path.posix.dirname)]));
  }
  const found: string[] = [];
  const done = new Set();
  /** @param way folders, each of which imports the next */
  const visit = (way: string[]) => {
    const [folder = ''] = way.slice(-1);
    for (const next of edges.get(folder) ?? []) {
      if (next === folder || done.has(next)) continue;
      if (way.includes(next)) found.push([...way.slice(way.indexOf(next)), next].join(' → '));
      else visit([...way, next]);
    }
    done.add(folder);
  };
  for (const folder of edges.keys()) if (!done.has(folder)) visit([folder]);
  return found;
}
