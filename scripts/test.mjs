/*
 * npm test: runs every check of the project, even after one has failed. `npm test -- --only=lint,unit` runs
 * some of the steps; `--no-install` installs no programs. At the end it lists the failed tests; the last line
 * is the result.
 */
import { installDependencies } from './lib/dependencies.mjs';
import { runMain } from './lib/processes.mjs';
import { withoutConfiguration } from './lib/settings.mjs';

async function main() {
  await installDependencies(withoutConfiguration());
  // The steps are TypeScript, which Node.js 20 cannot run directly.
  const { register } = await import('tsx/esm/api');
  register();
  const { runTests } = await import('./test/run');
  return runTests();
}

await runMain(main, { signalCode: 130 });
