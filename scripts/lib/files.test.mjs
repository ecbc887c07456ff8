/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { createTempFolder } from './cli.mjs';
import { writeWhole } from './files.mjs';

test('a program that is already there is not written again, since it may be on a read-only disk', () => {
  const { folder, remove } = createTempFolder('files');
  const file = path.join(folder, 'below/program.cjs');
  const inode = () => fs.statSync(file).ino;
  try {
    writeWhole(file, 'first');
    const before = inode();
    writeWhole(file, new TextEncoder().encode('first'));
    expect(inode()).toBe(before);
    writeWhole(file, 'second');
    expect(fs.readFileSync(file, 'utf8')).toBe('second');
  } finally {
    remove();
  }
});
