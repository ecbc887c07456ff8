/*
 * npm run tools -- engines: the main journeys in Chromium, Firefox and WebKit; `-- --engine=firefox` runs one of them. With
 * BASE_URL they walk through that deployment: cart and contact form are used. An engine that is not installed is named
 * and skipped.
 */
import { BIN, CliError } from '../../scripts/lib/cli.mjs';
import { runMain, runProgram } from '../../scripts/lib/processes.mjs';
import { readOptions } from '../lib/options';

const ENGINES = ['chromium', 'firefox', 'webkit'];
const LIMIT_MS = 20 * 60_000;

function chosenEngines() {
  const { engine } = readOptions('engines', { engine: { type: 'string' } }).values;
  if (engine === undefined) return ENGINES;
  if (!ENGINES.includes(engine)) {
    throw new CliError(`There is no engine "${engine}": choose among ${ENGINES.join(', ')}.`);
  }
  return [engine];
}

async function main() {
  const projects = chosenEngines().map((engine) => `--project=${engine}`);
  const { code } = await runProgram({
    args: [BIN.playwright, 'test', '--config=e2e/engines', ...projects],
    env: process.env,
    output: 'inherit',
    limit: LIMIT_MS,
  });
  return code;
}

await runMain(main);
