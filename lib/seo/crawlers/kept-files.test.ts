/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serverConfig } from '@/lib/config/environment';
import { operationsConfig } from '@/lib/config/operations';
import { keepFiles, readKeptFiles } from './kept-files';

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

const keptFile = () =>
  path.join(cache, readdirSync(cache).find((name) => name.startsWith('crawler-files')) ?? '');

test('B21: saved files are found at the next start, complete and with their age', async () => {
  expect(await readKeptFiles()).toBeNull();
  const madeAt = Date.now() - 5_000;
  await keepFiles({ files: FILES, madeAt });
  expect(await readKeptFiles()).toEqual({ files: FILES, madeAt });
  expect(readdirSync(cache).sort()).toEqual([path.basename(keptFile()), 'page-key']);
});

test.each([
  ['of another address', () => jest.replaceProperty(serverConfig(), 'siteUrl', 'https://outra.test')],
  ['of another platform', () => jest.replaceProperty(serverConfig(), 'storeApiUrl', 'https://outra.test')],
])('B21: files %s are not used', async (_what, change) => {
  await keepFiles({ files: FILES, madeAt: Date.now() });
  change();
  expect(await readKeptFiles()).toBeNull();
});

test.each([
  ['older than a day', -25],
  ['written while the clock was ahead', 2],
])('B21: files %s are ignored', async (_what, hours) => {
  await keepFiles({ files: FILES, madeAt: Date.now() + hours * 3_600_000 });
  expect(await readKeptFiles()).toBeNull();
});

test('files that this shop did not write are rejected and logged', async () => {
  const log = jest.spyOn(console, 'warn').mockImplementation();
  await keepFiles({ files: FILES, madeAt: Date.now() });
  const bytes = readFileSync(keptFile());
  bytes[bytes.length - 1] = 0;
  writeFileSync(keptFile(), bytes);
  expect(await readKeptFiles()).toBeNull();
  expect(log).toHaveBeenCalledWith(expect.stringContaining('crawler-files-not-kept'));
});
