import fs from 'node:fs';
import path from 'node:path';

/** @typedef {ReadonlyMap<string, string>} Files path → content */

/**
 * The project's text files: path → content. Read from disk, so that it works without git and before a commit. Of
 * .gitignore it knows plain patterns only (`name/`, `*.ext`).
 * @param {string} root
 */
export function readProject(root) {
  const globs = fs.readFileSync(path.join(root, '.gitignore'), 'utf8').match(/^[^#\n].*$/gm) ?? [];
  const ignored = globs.map(
    (glob) =>
      new RegExp(
        `^${glob
          .replace(/^\/|\/$/g, '')
          .replaceAll('.', '\\.')
          .replaceAll('*', '.*')}$`,
      ),
  );
  /** @type {Map<string, string>} */
  const files = new Map();
  /** @param {string} folder */
  const visit = (folder) => {
    for (const entry of fs.readdirSync(path.join(root, folder), { withFileTypes: true })) {
      if (entry.name === '.git' || ignored.some((pattern) => pattern.test(entry.name))) continue;
      const relative = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) visit(relative);
      else if (entry.isFile()) {
        const content = fs.readFileSync(path.join(root, relative));
        if (!content.includes(0)) files.set(relative, content.toString('utf8'));
      }
    }
  };
  visit('');
  return files;
}

/**
 * The 1-based line of a position in a text.
 * @param {string} text
 * @param {number} position
 */
export function lineAt(text, position) {
  return text.slice(0, position).split('\n').length;
}

/** @param {string} file */
export const isTest = (file) => /\.test\.(tsx?|mjs)$/.test(file) || file.startsWith('e2e/');
