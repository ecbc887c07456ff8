/*
 * npm run conformance -- --api https://www.loja.com.br/api [--token TOKEN] [--write] [--json]: makes every call of the
 * shop to a platform and says of each whether its answer is fine, repaired, or what the shop will not show. Without
 * --write it only reads; with it, it also fills a cart and posts forms as a shopper would. Exit code 1 when a page
 * that the shop cannot do without fails, 2 for wrong options.
 */
import fs from 'node:fs';
import path from 'node:path';
import { CliError, ROOT } from '../../scripts/lib/cli.mjs';
import { runMain, runProgram } from '../../scripts/lib/processes.mjs';
import { withoutConfiguration } from '../../scripts/lib/settings.mjs';
import { readOptions } from '../lib/options';

const OPTIONS = {
  /** Base of the platform's API, the part before /v2/front. */
  api: { type: 'string' },
  /** Value of the App-Token header. */
  token: { type: 'string' },
  /** Sends changes too. */
  write: { type: 'boolean', default: false },
  /** Prints the whole report for programs. */
  json: { type: 'boolean', default: false },
} as const;

const USAGE = 'npm run conformance -- --api https://www.loja.com.br/api [--token TOKEN] [--write] [--json]';
const WRONG_USAGE = 2;

/** `{ api, token, write, json }`. @throws CliError */
function readApi() {
  const { values } = readOptions('conformance', OPTIONS);
  const api = values.api?.replace(/\/+$/, '').replace(/\/v2\/front$/, '') ?? '';
  if (!URL.canParse(api) || !/^https?:$/.test(new URL(api).protocol)) {
    throw new CliError(`--api must be the address of the platform's API.\n${USAGE}`);
  }
  return { ...values, api };
}

/** The shop's own server code, without a server around it. */
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
  const { api, token, write, json } = options;
  if (!fs.existsSync(path.join(ROOT, 'node_modules/tsx'))) {
    throw new CliError('The tools of development are not installed: run npm install.');
  }
  const { code } = await runProgram({
    args: [...PROGRAM, ...(write ? ['--write'] : []), ...(json ? ['--json'] : [])],
    env: {
      ...withoutConfiguration(),
      STORE_API_URL: api,
      ...(token === undefined ? {} : { STORE_APP_TOKEN: token }),
    },
    name: 'conformance',
    output: 'inherit',
  });
  return code ?? 1;
}

await runMain(main);
