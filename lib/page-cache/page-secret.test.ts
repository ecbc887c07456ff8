/** @jest-environment node */
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { diskSecret } from './page-secret';

let folder: string;
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'page-secret-')), 'cache');
});
afterEach(() => {
  rmSync(path.dirname(folder), { recursive: true });
  jest.restoreAllMocks();
});

test('C13: a key is created once, readable only by its owner', () => {
  const secret = diskSecret(folder, null);
  expect(secret.byteLength).toBe(32);
  expect(diskSecret(folder, null)).toEqual(secret);
  expect(readdirSync(folder)).toEqual(['page-key']);
  expect(statSync(path.join(folder, 'page-key')).mode & 0o777).toBe(0o600);
});

test('C13: each installation has a different key', () => {
  expect(diskSecret(folder, null)).not.toEqual(diskSecret(path.join(folder, 'other'), null));
});

test('C13: a configured key is used and not stored', () => {
  const secret = diskSecret(folder, 'a'.repeat(32));
  expect(diskSecret(path.join(folder, 'other'), 'a'.repeat(32))).toEqual(secret);
  expect(diskSecret(folder, 'b'.repeat(32))).not.toEqual(secret);
  expect(readdirSync(path.dirname(folder))).toEqual([]);
});

test.each(['', 'short', '0'.repeat(63), 'g'.repeat(64)])('C13: a damaged key %j is replaced', (text) => {
  const file = path.join(folder, 'page-key');
  diskSecret(folder, null);
  chmodSync(file, 0o644);
  writeFileSync(file, text);
  const secret = diskSecret(folder, null);
  expect(secret.toString('hex')).toBe(readFileSync(file, 'utf8'));
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('R4: if the key cannot be stored, the shop starts with a new one and logs it', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  writeFileSync(folder, 'a file');
  expect(diskSecret(folder, null)).not.toEqual(diskSecret(folder, null));
  expect(warn).toHaveBeenCalledTimes(2);
});
