/*
 * npm run audit: compares the packages that the shop ships with the advisories of the npm registry. Ends with 1 when
 * one is high or critical. A registry that does not answer the call is no failure: it is said in a sentence.
 */
import { auditResult } from './lib/audit.mjs';
import { log } from './lib/cli.mjs';
import { runNpm } from './lib/npm.mjs';
import { runMain } from './lib/processes.mjs';

await runMain(async () => {
  const { output } = await runNpm(['audit', '--omit=dev', '--json']);
  const { lines, isGrave } = auditResult(output);
  for (const line of lines) log(line);
  return isGrave ? 1 : 0;
});
