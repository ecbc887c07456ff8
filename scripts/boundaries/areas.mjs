/*
 * Which area of the code may import which. An area is lib/<name> and components/<name> together; app, the middleware
 * and the programs around the shop are areas too.
 */
import { formatTable } from '../lib/cli.mjs';
import { cyclesOf } from './graph.mjs';

/**
 * @typedef {import('./modules.mjs').ImportTable} ImportTable
 * @typedef {Record<string, string[]>} Areas the areas that each area may import
 * @typedef {Map<string, Map<string, number>>} UsedImports area → imported area → number of imports
 */

/**
 * The areas of lib/ and components/, lowest first, each with the other areas that it may import. lib/ never imports
 * components/, so `ui` and `layout` matter to components only.
 */
const MAY_IMPORT = {
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
  'try-on': 'shared ui catalog',
  purchase: 'shared config pictures platform browser ui consent forms catalog try-on',
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

/** MAY_IMPORT as lists. @type {Areas} */
export const AREAS = Object.fromEntries(
  Object.entries(MAY_IMPORT).map(([area, names]) => [area, names.split(' ').filter(Boolean)]),
);

const TABLE_FILE = 'scripts/boundaries/areas.mjs';

/** Areas without a folder in lib/. */
const ONLY_COMPONENTS = ['ui', 'layout', 'compositions'];

/**
 * The top-level folder and the area of a file: `{ top, area }`. Only files in lib/ and components/ have an `area`.
 * @param {string} file
 * @returns {{ top: string, area?: string | undefined }}
 */
function placeOf(file) {
  const [top = '', area] = file.split('/');
  if (top === 'lib' || top === 'components') return { top, area };
  if (/^(middleware|instrumentation|server)(\.test)?\.ts$/.test(file)) return { top: 'middleware' };
  return { top: file.includes('/') ? top : 'root' };
}

/**
 * Which top-level folder may import which, and the reason that is printed for a violation.
 * @type {Record<string, { may: string[], because: string }>}
 */
const TOPS = {
  app: {
    may: ['app', 'middleware', 'components', 'lib', 'styles'],
    because: 'routes import app, components, lib and styles only',
  },
  // app may import the middleware because it contains the middleware's tests.
  middleware: {
    may: ['app', 'middleware', 'components', 'lib'],
    because: 'the middleware imports components and lib only',
  },
  components: { may: ['components', 'lib'], because: 'components import components and lib only' },
  lib: { may: ['lib'], because: 'lib imports lib only, never components or app' },
  'embedded-store': {
    may: ['embedded-store'],
    because: 'the embedded store imports itself, and types of lib/platform/schemas with `import type`',
  },
  e2e: { may: ['e2e', 'tools', 'scripts'], because: 'the browser tests see the shop through the browser' },
  scripts: {
    may: ['scripts'],
    because: 'scripts import no source of the shop but the plain modules of lib/config',
  },
  tools: {
    may: ['tools', 'scripts'],
    because: 'tools import scripts, and no source of the shop but the plain modules of lib/config',
  },
  root: {
    may: ['root', 'scripts', 'e2e'],
    because: 'configuration files import no source of the shop but the plain modules of lib/config',
  },
};

/**
 * The embedded store may read types of the platform's schemas; its contract test parses answers with them.
 * @param {string} file
 * @param {string} target
 * @param {boolean} typeOnly
 */
function isContract(file, target, typeOnly) {
  return (
    file.startsWith('embedded-store/') &&
    target.startsWith('lib/platform/schemas/') &&
    (typeOnly || file.startsWith('embedded-store/testing/contract/'))
  );
}

/**
 * `npm start`, next.config.mjs and the shop share plain modules: configuration rules, headers, build tunings.
 * @param {string} file
 * @param {string} target
 */
function isSharedConfiguration(file, target) {
  return (
    ['scripts', 'tools', 'root'].includes(placeOf(file).top) &&
    /^lib\/(config\/[\w-]+|framework\/build-tunings)\.mjs$/.test(target)
  );
}

/**
 * Only the generated screen registries of lib/ may import from app/: they collect the modules next to the pages.
 * @param {string} file
 * @param {string} target
 */
function isRegistry(file, target) {
  return /^lib\/screens\/[\w-]+\.gen\.ts$/.test(file) && /^app\/.*\/(screen|content)\.ts$/.test(target);
}

/**
 * @param {string} file
 * @param {import('./modules.mjs').ResolvedImport} found
 * @param {Areas} areas
 */
function importProblem(file, { target, typeOnly }, areas) {
  const from = placeOf(file);
  const to = placeOf(target);
  const rule = TOPS[from.top];
  const isException =
    isContract(file, target, typeOnly) || isSharedConfiguration(file, target) || isRegistry(file, target);
  if (rule && !rule.may.includes(to.top) && !isException) return rule.because;
  if (from.area === undefined || to.area === undefined || from.area === to.area) return undefined;
  const allowed = areas[from.area];
  if (allowed === undefined || allowed.includes(to.area)) return undefined;
  return `${from.area} imports ${['itself', ...allowed].join(', ')} only`;
}

/**
 * @param {string} file
 * @param {Areas} areas
 */
function placementProblem(file, areas) {
  const { top, area } = placeOf(file);
  if (area === undefined) return undefined;
  if (!Object.hasOwn(areas, area)) return `${top}/${area} is no area of ${TABLE_FILE}`;
  if (top === 'lib' && ONLY_COMPONENTS.includes(area)) return `${area} is an area of components/ only`;
  return undefined;
}

/** The actual imports: area → imported area → number of imports. @param {ImportTable} table */
export function areaImports(table, areas = AREAS) {
  /** @type {UsedImports} */
  const used = new Map(Object.keys(areas).map((area) => [area, new Map()]));
  for (const [file, imports] of table) {
    const { area: from } = placeOf(file);
    for (const { target } of imports) {
      const { area: to } = placeOf(target);
      if (from === undefined || to === undefined || from === to) continue;
      const row = used.get(from);
      row?.set(to, (row.get(to) ?? 0) + 1);
    }
  }
  return used;
}

/**
 * Cycles among the areas' actual imports. `areaViolations` reports allowed imports that no file uses.
 * @param {UsedImports} used
 */
export function areaCycles(used) {
  return cyclesOf(new Map([...used].map(([area, row]) => [area, [...row.keys()]])));
}

/**
 * Imports that the table forbids, files outside every area, cycles, and allowed imports that no file uses.
 * @param {ImportTable} table
 */
export function areaViolations(table, areas = AREAS) {
  /** @type {import('./source.mjs').Violation[]} */
  const found = [];
  for (const [file, imports] of table) {
    const misplaced = placementProblem(file, areas);
    if (misplaced) found.push({ rule: 'areas', file, line: 1, message: misplaced });
    for (const one of imports) {
      const because = importProblem(file, one, areas);
      const message = `imports ${one.target}: ${because}`;
      if (because) found.push({ rule: 'areas', file, line: one.line, message });
    }
  }
  const used = areaImports(table, areas);
  /**
   * @param {string} rule
   * @param {string} message
   */
  const inTable = (rule, message) => found.push({ rule, file: TABLE_FILE, line: 1, message });
  for (const circle of areaCycles(used)) inTable('area-circles', circle.join(' → '));
  for (const [area, allowed] of Object.entries(areas)) {
    const unused = allowed.filter((other) => !used.get(area)?.has(other));
    if (unused.length > 0) inTable('unused-arrows', `${area} may import ${unused.join(', ')}, but does not`);
  }
  return found;
}

/** The table as text: each area, the areas that it may import, and how often it does. @param {ImportTable} table */
export function describeAreas(table, areas = AREAS) {
  const used = areaImports(table, areas);
  const rows = Object.entries(areas).map(([area, allowed]) => [
    area,
    allowed.join(' ') || 'nothing',
    [...(used.get(area) ?? [])].map(([other, count]) => `${other} ${count}`).join(', ') || 'nothing',
  ]);
  return formatTable([['area', 'may import', 'imports (how often)'], ...rows]);
}
