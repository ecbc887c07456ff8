import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { createTempFolder, ROOT } from '../../scripts/lib/cli.mjs';

const MAX_OUTPUT = 16 * 1024 * 1024;

const run = (command: string, args: string[]) =>
  execFileSync(command, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: MAX_OUTPUT });

/** The repository's files in their current state, whether committed or not. */
function projectFiles() {
  const names = run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']).split('\0');
  return names.filter((name) => name !== '' && fs.existsSync(path.join(ROOT, name)));
}

/**
 * Makes hard links to the packages, or copies them if the file system has no links. Leaves out files that a
 * build writes to node_modules.
 */
function copyPackages(folder: string) {
  const from = path.join(ROOT, 'node_modules');
  const to = path.join(folder, 'node_modules');
  try {
    run('cp', ['-al', from, to]);
  } catch {
    fs.rmSync(to, { recursive: true, force: true });
    run('cp', ['-a', from, to]);
  }
  fs.rmSync(path.join(to, '.cache'), { recursive: true, force: true });
}

/**
 * Makes a temporary copy of the repository with its packages. `remove()` deletes it; so does the end of the
 * process.
 */
export function copyRepository(purpose: string) {
  const { folder, remove } = createTempFolder(purpose);
  for (const name of projectFiles()) {
    const target = path.join(folder, name);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.copyFileSync(path.join(ROOT, name), target);
  }
  copyPackages(folder);
  return { folder, remove };
}
