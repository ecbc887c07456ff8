import fs from 'node:fs';
import path from 'node:path';

/**
 * Names of all files below a folder, sorted, with `/` between their parts; empty if the folder does not
 * exist.
 * @param {string} folder
 */
export function filesIn(folder) {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
}

/**
 * Writes a file in one step, so that no other process reads an incomplete one. Several processes may write it
 * at the same time. If it already has this content, it is not written, since it may be on a read-only disk.
 * @param {string} file
 * @param {string | Uint8Array} content
 */
export function writeWhole(file, content) {
  if (fs.existsSync(file) && fs.readFileSync(file).equals(Buffer.from(content))) return;
  const draft = `${file}.${process.pid}`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(draft, content);
  fs.renameSync(draft, file);
}
