import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/lib/cli.mjs';
import { copyRepository } from '../lib/repository-copy';

/** The first line of the configuration, in front of which an option is inserted. */
const FIRST = 'reactStrictMode: true,';

/** Each fault needs a build of the copy, so builds are set up to reuse the previous one. */
function quickenBuilds(folder: string) {
  const file = path.join(folder, 'next.config.mjs');
  const text = fs.readFileSync(file, 'utf8');
  if (!text.includes(FIRST))
    throw new Error(
      `next.config.mjs no longer contains "${FIRST}": update FIRST in tools/faults/workspace.ts.`,
    );
  const experiments = 'experimental: { turbopackFileSystemCacheForBuild: true },';
  const quick = `${experiments} ${FIRST}`;
  fs.writeFileSync(file, text.replace(FIRST, quick));
}

/**
 * Makes a copy of the repository to break. `apply` takes the arguments of a git command; `restore` restores
 * the original files.
 */
export function createWorkspace() {
  const { folder } = copyRepository('seeded');
  quickenBuilds(folder);
  return {
    folder,
    apply: (args: string[]) => execFileSync('git', args, { cwd: folder }),
    restore(files: readonly string[]) {
      for (const name of files) fs.copyFileSync(path.join(ROOT, name), path.join(folder, name));
    },
  };
}
