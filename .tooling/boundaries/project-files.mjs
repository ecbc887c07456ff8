import fs from 'node:fs';
import path from 'node:path';

/** Turns the plain patterns of our .gitignore (`name/`, `*.ext`, names with a `*`) into a test of one path segment. */
export function ignoredNames(gitignore) {
  const patterns = gitignore
    .split('\n')
    .map((line) => line.trim().replace(/^\/|\/$/g, ''))
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((glob) => new RegExp(`^${glob.replace(/[.+^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`));
  return (name) => name === '.git' || patterns.some((pattern) => pattern.test(name));
}

/**
 * The text files of the project that belong in the repository: path relative to `root` (with `/`) to
 * content. Read from disk rather than from git, so that it works without git and before a commit.
 */
export function readProject(root) {
  const isIgnored = ignoredNames(fs.readFileSync(path.join(root, '.gitignore'), 'utf8'));
  const files = new Map();
  const visit = (folder) => {
    for (const entry of fs.readdirSync(path.join(root, folder), { withFileTypes: true })) {
      if (isIgnored(entry.name)) continue;
      const relative = folder === '' ? entry.name : `${folder}/${entry.name}`;
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
