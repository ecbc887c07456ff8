/** @jest-environment node */
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { CompressedBody, CompressedEntry } from './compressed-page';
import { PageDisk } from './page-disk';

const SECRET = Buffer.alloc(32, 'secret');

const body = (text: string): CompressedBody => ({
  br: Buffer.from(`br ${text}`),
  gzip: Buffer.from(`gzip ${text}`),
  etag: 'W/"a"',
});

function entry(html: string): CompressedEntry {
  return {
    page: {
      kind: 'compressed',
      html: body(html),
      data: body('data'),
      headers: { 'content-security-policy': "default-src 'none'" },
      status: 200,
      postponed: undefined,
      segments: Buffer.from('segments'),
    },
    lastModified: 1_700_000_000_000,
    revalidate: 60,
  };
}

let root: string;
let folder: string;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'page-disk-'));
  folder = path.join(root, 'build-1', 'config-1');
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
  jest.restoreAllMocks();
});

describe('PageDisk', () => {
  test('R4: in an unwritable folder no page is kept, and each failed operation is logged', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    // Root can write where the mode forbids it, but no one can create a folder inside a file.
    writeFileSync(path.join(root, 'build-1'), '');
    const disk = new PageDisk({ root, build: 'build-1', configuration: 'config-1' }, 1e6, SECRET);
    await disk.write('/a', entry('<h1>a</h1>'));
    expect(disk.has('/a')).toBe(false);
    expect(await disk.read('/a')).toBeNull();
    await disk.remove('/a');
    expect(warn).toHaveBeenCalledTimes(3);
  });

  test('R4: a page survives the process, with headers and router data', async () => {
    await new PageDisk({ root, build: 'build-1', configuration: 'config-1' }, 1e6, SECRET).write(
      '/a',
      entry('<h1>a</h1>'),
    );
    const reopened = new PageDisk({ root, build: 'build-1', configuration: 'config-1' }, 1e6, SECRET);
    expect(reopened.has('/a')).toBe(true);
    expect(await reopened.read('/a')).toEqual(entry('<h1>a</h1>'));
  });

  test('C13: a page that is removed while it is read stays removed', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const disk = new PageDisk({ root, build: 'build-1', configuration: 'config-1' }, 1e6, SECRET);
    await disk.write('/a', entry('a'));
    await Promise.all([disk.read('/a'), disk.remove('/a')]);
    expect(disk.has('/a')).toBe(false);
    expect(disk.size).toBe(0);
  });

  test('C13: a page that cannot be written leaves no file', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const disk = new PageDisk({ root, build: 'build-1', configuration: 'config-1' }, 1e6, SECRET);
    await disk.write('/a', entry('a'));
    const [file = ''] = readdirSync(folder);
    rmSync(path.join(folder, file));
    // A file cannot replace a folder.
    mkdirSync(path.join(folder, file));
    await disk.write('/a', entry('a'));
    expect(warn).toHaveBeenCalledTimes(1);
    expect(readdirSync(folder)).toEqual([file]);
  });

  test('C13: a page with another key, or of another installation or folder, is rejected', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const place = { root, build: 'build-1', configuration: 'config-1' };
    const disk = new PageDisk(place, 1e6, SECRET);
    await disk.write('/a', entry('a'));
    const [ofA = ''] = readdirSync(folder);
    await disk.write('/b', entry('b'));
    const ofB = readdirSync(folder).find((name) => name !== ofA) ?? '';
    copyFileSync(path.join(folder, ofA), path.join(folder, ofB));
    expect(await disk.read('/b')).toBeNull();
    const other = new PageDisk({ ...place, configuration: 'config-2' }, 1e6, SECRET);
    await other.write('/a', entry('of another configuration'));
    copyFileSync(path.join(root, 'build-1', 'config-2', ofA), path.join(folder, ofA));
    expect(await disk.read('/a')).toBeNull();
    await disk.write('/a', entry('a'));
    expect(await new PageDisk(place, 1e6, Buffer.alloc(32, 'other')).read('/a')).toBeNull();
  });

  test('C13: a folder’s timestamp in the future is reset', () => {
    const unused = path.join(root, 'build-1', 'config-2');
    mkdirSync(unused, { recursive: true });
    const inAYear = Date.now() / 1_000 + 365 * 86_400;
    utimesSync(unused, inAYear, inAYear);
    new PageDisk({ root, build: 'build-1', configuration: 'config-1' }, 1e6, SECRET);
    expect(statSync(unused).mtimeMs).toBeLessThanOrEqual(Date.now());
  });

  test('C13: the least recently used pages are evicted at the limit', async () => {
    const disk = new PageDisk({ root, build: 'build-1', configuration: 'config-1' }, 45_000, SECRET);
    for (const key of ['/1', '/2', '/3']) await disk.write(key, entry(key + 'x'.repeat(5_000)));
    await disk.read('/1');
    for (const key of ['/4', '/5']) await disk.write(key, entry(key + 'x'.repeat(5_000)));
    expect(disk.has('/5')).toBe(true);
    expect(disk.has('/2')).toBe(false);
    expect(readdirSync(folder).length).toBeLessThan(5);
  });

  test('pages of another build and drafts of a killed process are removed; pages of other shops are kept', () => {
    const other = path.join(root, 'build-0', 'config-1');
    mkdirSync(other, { recursive: true });
    writeFileSync(path.join(other, 'x.page'), 'x');
    mkdirSync(folder, { recursive: true });
    mkdirSync(path.join(root, 'build-1', 'config-2'));
    writeFileSync(path.join(folder, 'x.page.1.abc'), 'draft');
    expect(new PageDisk({ root, build: 'build-1', configuration: 'config-1' }, 1e6, SECRET).has('/x')).toBe(
      false,
    );
    expect(readdirSync(root)).toEqual(['build-1']);
    expect(readdirSync(path.join(root, 'build-1'))).toEqual(['config-1', 'config-2']);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('C13: pages of a configuration that was not used for a day are removed, and a running shop can write again', async () => {
    const idle = new PageDisk({ root, build: 'build-1', configuration: 'config-2' }, 1e6, SECRET);
    await idle.write('/a', entry('a'));
    const twoDaysAgo = Date.now() / 1_000 - 2 * 86_400;
    utimesSync(path.join(root, 'build-1', 'config-2'), twoDaysAgo, twoDaysAgo);
    new PageDisk({ root, build: 'build-1', configuration: 'config-1' }, 1e6, SECRET);
    expect(readdirSync(path.join(root, 'build-1'))).toEqual(['config-1']);
    await idle.write('/b', entry('b'));
    expect(await idle.read('/b')).toEqual(entry('b'));
  });

  test('C13: the files of a shop stay below the limit, however many pages are written', async () => {
    const limit = 60_000;
    const disk = new PageDisk({ root, build: 'build-1', configuration: 'config-1' }, limit, SECRET);
    for (let page = 0; page < 60; page += 1) {
      await disk.write(`/${page}`, entry('x'.repeat((page % 7) * 1_000)));
      const bytes = readdirSync(folder).reduce(
        (sum, name) => sum + statSync(path.join(folder, name)).size,
        0,
      );
      expect(bytes).toBeLessThanOrEqual(limit);
      expect(disk.size).toBe(bytes);
    }
    expect(readdirSync(folder).length).toBeGreaterThan(1);
  });

  test.each([
    ['garbage', () => Buffer.from('garbage')],
    ['one changed byte', (file: Buffer) => file.map((byte, index) => (index === 200 ? byte ^ 1 : byte))],
    ['a cut file', (file: Buffer) => file.subarray(0, -1)],
    ['an empty file', () => Buffer.alloc(0)],
  ])('R8: a damaged file (%s) is logged and deleted, and its page rendered again', async (_, damage) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const disk = new PageDisk({ root, build: 'build-1', configuration: 'config-1' }, 1e6, SECRET);
    await disk.write('/a', entry('a'));
    const [file = ''] = readdirSync(folder);
    writeFileSync(path.join(folder, file), damage(readFileSync(path.join(folder, file))));
    expect(await disk.read('/a')).toBeNull();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(disk.has('/a')).toBe(false);
  });
});
