/*
 * npm run setup: installs the programs that the tests need. As root on Debian it uses apt-get; elsewhere it installs
 * Chromium with Playwright and lists the other missing programs.
 */
import { log } from './lib/cli.mjs';
import { installDependencies } from './lib/dependencies.mjs';
import { runMain } from './lib/processes.mjs';
import { explainMissing, installTools, missingTools } from './lib/system.mjs';

async function main() {
  await installDependencies(process.env);
  await installTools(process.env);
  const missing = missingTools(process.env);
  for (const line of explainMissing(missing, process.env)) log(line);
  if (missing.length === 0) log('Everything that the tests need is installed.');
  return missing.length > 0 ? 1 : 0;
}

await runMain(main);
