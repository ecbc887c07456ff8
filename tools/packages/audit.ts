/*
 * npm run tools -- audit: compares the packages that the shop ships with the advisories of the npm registry. Ends with 1 when
 * one is high or critical. A registry that does not answer the call is no failure: it is said in a sentence.
 */

import { log } from '../../scripts/lib/cli.mjs';
import { runMain } from '../../scripts/lib/processes.mjs';
import { auditResult } from './advisories';
import { runNpm } from './npm';

await runMain(async () => {
  const { output } = await runNpm(['audit', '--omit=dev', '--json']);
  const { lines, isGrave } = auditResult(output);
  for (const line of lines) log(line);
  return isGrave ? 1 : 0;
});
