import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isProduction } from '@/lib/config/environment';
import { isTryOnFile, isWorkerFile, storefrontFile } from '@/lib/routing/public-files';
import { globalSingleton } from '@/lib/shared/global-singleton';

/** Folders of files by the start of their addresses. Neither the middleware nor a route sees what is asked for there. */
const FOLDERS = {
  '/_next/static/': '.next/static',
  '/fonts/': 'public/fonts',
  '/offline/': 'public/offline',
};

/** Next's own addresses; the shop has no others of it. */
const FRAMEWORK = '/_next/';

/** Starts of addresses below which there are routes and no pages, with the form that a route knows. */
const ROUTES: readonly [start: string, isKnown: (path: string) => boolean][] = [
  ['/layout-css/', (path) => /^\/layout-css\/[^/]+\/[^/]+\/[^/]+$/.test(path)],
  ['/prescription-pdf/', (path) => isWorkerFile('prescription-pdf', path)],
  ['/storefront/', (path) => /^\/storefront\/[^/]+\/[^/]+$/.test(path)],
  ['/try-on/', isTryOnFile],
  ['/ucp/', (path) => /^\/ucp\/(?:v1\/.+|mcp|eyewear\.json)$/.test(path)],
];

function filesIn(start: string, folder: string): string[] {
  const base = path.join(process.cwd(), folder);
  return readdirSync(base, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const relative = path.relative(base, path.join(entry.parentPath, entry.name));
      return start + relative.split(path.sep).map(encodeURIComponent).join('/');
    });
}

const files = () =>
  globalSingleton(
    'served-files',
    () => new Set(Object.entries(FOLDERS).flatMap(([start, folder]) => filesIn(start, folder))),
  );

/** Whether a path is that of a file of the build, or one next to it. Its name may be escaped, as folders with brackets are. */
export function isFile(address: string): boolean {
  const [name = ''] = address.split('?', 1);
  return files().has(name) || files().has(encodeURI(name).replaceAll('%25', '%'));
}

/**
 * Whether an address can have an answer of the shop: false for made-up names among its files, each of which the framework
 * would answer with a whole page. Pages are the middleware's to decide.
 * @param address path without query
 */
export function isServed(address: string): boolean {
  if (!isProduction()) return true;
  // Some of a storefront's own files have addresses among them.
  if (Object.keys(FOLDERS).some((start) => address.startsWith(start)))
    return isFile(address) || storefrontFile(address) !== null;
  if (address.startsWith(FRAMEWORK)) return false;
  const route = ROUTES.find(([start]) => address.startsWith(start));
  return route === undefined || route[1](address);
}
