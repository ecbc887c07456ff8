import fs from 'node:fs';
import path from 'node:path';

/** Content by path. */
export type Files = ReadonlyMap<string, string>;

/**
 * The project's text files: content by path. They are read from disk, so that this works without git and
 * before a commit. Of .gitignore, only plain patterns are understood (`name/`, `*.ext`).
 */
export function readProject(root: string) {
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
  const files: Map<string, string> = new Map();
  const visit = (folder: string) => {
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

/** The 1-based line of a position in a text. */
export function lineAt(text: string, position: number) {
  return text.slice(0, position).split('\n').length;
}

export const isTest = (file: string) => /\.test\.(tsx?|mjs)$/.test(file) || file.startsWith('e2e/');
