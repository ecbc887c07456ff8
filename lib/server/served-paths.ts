import { readdirSync } from 'node:fs';
import path from 'node:path';
import { isProduction } from '@/lib/config/environment';
import { isTryOnFile, isWorkerFile, storefrontFile } from '@/lib/routing/public-files';
import { globalSingleton } from '@/lib/shared/global-singleton';

/** Folders of files by address prefix. Requests for them never reach a route or the middleware. */
const FOLDERS = {
  '/_next/static/': '.next/static',
  '/fonts/': 'public/fonts',
  '/offline/': 'public/offline',
};

/** Prefix of Next's own addresses; the shop has no others there. */
const FRAMEWORK = '/_next/';

/** Address prefixes that have routes but no pages, and the paths that each route accepts. */
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

/**
 * Whether a path is a file of the build or of the public folders. Its name may be percent-encoded, as those
 * of folders with brackets are.
 */
export function isFile(address: string): boolean {
  const [name = ''] = address.split('?', 1);
  return files().has(name) || files().has(encodeURI(name).replaceAll('%25', '%'));
}

/**
 * Whether the shop can respond to an address. False for invented file names, because Next would send a whole
 * page for each of them. The middleware decides about pages.
 * @param address path without query
 */
export function isServed(address: string): boolean {
  if (!isProduction()) return true;
  // Some files of the storefront have addresses in these folders.
  if (Object.keys(FOLDERS).some((start) => address.startsWith(start)))
    return isFile(address) || storefrontFile(address) !== null;
  if (address.startsWith(FRAMEWORK)) return false;
  const route = ROUTES.find(([start]) => address.startsWith(start));
  return route === undefined || route[1](address);
}
