import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../lib/cli.mjs';

const MAX_OUTPUT = 16 * 1024 * 1024;

const run = (command, args, cwd) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', maxBuffer: MAX_OUTPUT });

/** Files of the repository as they are now, committed or not. */
function projectFiles() {
  const names = run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], ROOT).split(
    '\0',
  );
  return names.filter((name) => name !== '' && fs.existsSync(path.join(ROOT, name)));
}

/** Hard links where the file system allows them, copies elsewhere; without what a build writes among the packages. */
function copyPackages(folder) {
  const [from, to] = [path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules')];
  try {
    run('cp', ['-al', from, to], ROOT);
  } catch {
    fs.rmSync(to, { recursive: true, force: true });
    run('cp', ['-a', from, to], ROOT);
  }
  fs.rmSync(path.join(to, '.cache'), { recursive: true, force: true });
}

const EXPERIMENTS = 'experimental: {';

/** Builds of the copy start from the one before and leave the types to `npm run check`: there is one for each fault. */
function quickenBuilds(folder) {
  const file = path.join(folder, 'next.config.mjs');
  const text = fs.readFileSync(file, 'utf8');
  if (!text.includes(EXPERIMENTS)) throw new Error(`next.config.mjs has no "${EXPERIMENTS}".`);
  const quick = `typescript: { ignoreBuildErrors: true }, ${EXPERIMENTS} turbopackFileSystemCacheForBuild: true,`;
  fs.writeFileSync(file, text.replace(EXPERIMENTS, quick));
}

/** A copy of the repository to break: `apply` takes the arguments of a git command, `restore` puts originals back. */
export function createWorkspace() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'storefront-seeded-'));
  process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  for (const name of projectFiles()) {
    const target = path.join(folder, name);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.copyFileSync(path.join(ROOT, name), target);
  }
  copyPackages(folder);
  quickenBuilds(folder);
  return {
    folder,
    apply: (args) => run('git', args, folder),
    restore(files) {
      for (const name of files) fs.copyFileSync(path.join(ROOT, name), path.join(folder, name));
    },
  };
}
