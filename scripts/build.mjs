/*
 * npm run build: makes the production build in .next, without a running store. `-- --previous=FOLDER` names
 * the .next of the running version; the new build then also serves that version's scripts and styles, for
 * pages that are still open.
 */
import fs from 'node:fs';
import path from 'node:path';
import { build } from './lib/build.mjs';
import { CliError, ROOT, readOptions } from './lib/cli.mjs';
import { requireDependencies } from './lib/dependencies.mjs';
import { runMain } from './lib/processes.mjs';
import { loadEnvironment } from './lib/settings.mjs';

function readPrevious() {
  const hint = 'npm run build only takes -- --previous=FOLDER.';
  const { previous } = readOptions({ previous: { type: 'string' } }, hint);
  if (previous !== undefined && !fs.existsSync(path.join(previous, 'static')))
    throw new CliError(`${previous} has no folder "static": set --previous to the .next folder of a build.`);
  return previous;
}

async function main() {
  const previous = readPrevious();
  requireDependencies();
  // As npm start does, which would otherwise build again.
  const { ok } = await build(loadEnvironment(ROOT, process.env), { previous });
  return ok ? 0 : 1;
}

await runMain(main, { signalCode: 130 });
