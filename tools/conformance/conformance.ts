/*
 * Reports for each call of the shop whether the platform's response is fine, had to be repaired, or contains
 * something that the shop cannot show. Exit code 1 if an essential page fails, 2 for wrong options.
 */
import fs from 'node:fs';
import path from 'node:path';
import { CliError, ROOT } from '../../scripts/lib/cli.mjs';
import { runMain, runProgram } from '../../scripts/lib/processes.mjs';
import { withoutConfiguration } from '../../scripts/lib/settings.mjs';
import { readOptions } from '../lib/options';

const USAGE = 'npm run conformance -- --api https://www.loja.com.br/api [--token TOKEN] [--write] [--json]';
const WRONG_USAGE = 2;

/** @throws CliError */
function readApi() {
  const { values } = readOptions('conformance');
  const api = values.api?.replace(/\/+$/, '').replace(/\/v2\/front$/, '') ?? '';
  if (!URL.canParse(api) || !/^https?:$/.test(new URL(api).protocol)) {
    throw new CliError(`--api must be the address of the platform's API.\n${USAGE}`);
  }
  return { values, api };
}

/** Runs the shop's own server code, without a server around it. */
const PROGRAM = ['--conditions=react-server', '--import', 'tsx', 'lib/conformance/main.ts'];

async function main() {
  let options: ReturnType<typeof readApi>;
  try {
    options = readApi();
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return WRONG_USAGE;
  }
  const { token, write, json } = options.values;
  if (!fs.existsSync(path.join(ROOT, 'node_modules/tsx'))) {
    throw new CliError('The development tools are not installed: run npm install.');
  }
  const { code } = await runProgram({
    args: [...PROGRAM, ...(write ? ['--write'] : []), ...(json ? ['--json'] : [])],
    env: {
      ...withoutConfiguration(),
      STORE_API_URL: options.api,
      ...(token === undefined ? {} : { STORE_APP_TOKEN: token }),
    },
    name: 'conformance',
    output: 'inherit',
  });
  return code ?? 1;
}

await runMain(main);
