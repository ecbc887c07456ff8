/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serverConfig } from '@/lib/config/environment';
import { operationsConfig } from '@/lib/config/operations';
import { cacheFiles, readCached } from './crawler-file-cache';

const root = mkdtempSync(path.join(tmpdir(), 'crawler-files-'));
const cache = path.join(root, '.next', 'cache');
const FILES = new Map([
  ['sitemap.xml', Buffer.from('one')],
  ['google.xml', Buffer.from('two')],
]);

beforeEach(() => {
  // Both read files of the repository, so they must run before the working directory changes.
  serverConfig();
  operationsConfig();
  jest.spyOn(process, 'cwd').mockReturnValue(root);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => rmSync(root, { recursive: true }));

const cachedFile = () =>
  path.join(cache, readdirSync(cache).find((name) => name.startsWith('crawler-files')) ?? '');

test('B21: saved files are found at the next start, complete and with their age', async () => {
  expect(await readCached()).toBeNull();
  const madeAt = Date.now() - 5_000;
  await cacheFiles({ files: FILES, madeAt });
  expect(await readCached()).toEqual({ files: FILES, madeAt });
  expect(readdirSync(cache).sort()).toEqual([path.basename(cachedFile()), 'page-key']);
});

test.each([
  ['of another address', () => jest.replaceProperty(serverConfig(), 'siteUrl', 'https://outra.test')],
  ['of another platform', () => jest.replaceProperty(serverConfig(), 'storeApiUrl', 'https://outra.test')],
])('B21: files %s are not used', async (_what, change) => {
  await cacheFiles({ files: FILES, madeAt: Date.now() });
  change();
  expect(await readCached()).toBeNull();
});

test.each([
  ['older than a day', -25],
  ['written while the clock was ahead', 2],
])('B21: files %s are ignored', async (_what, hours) => {
  await cacheFiles({ files: FILES, madeAt: Date.now() + hours * 3_600_000 });
  expect(await readCached()).toBeNull();
});

test('files that this shop did not write are rejected and logged', async () => {
  const log = jest.spyOn(console, 'warn').mockImplementation();
  await cacheFiles({ files: FILES, madeAt: Date.now() });
  const bytes = readFileSync(cachedFile());
  bytes[bytes.length - 1] = 0;
  writeFileSync(cachedFile(), bytes);
  expect(await readCached()).toBeNull();
  expect(log).toHaveBeenCalledWith(expect.stringContaining('crawler-files-not-kept'));
});
