/*
 * npm run test:e2e: the browser tests, with Playwright's own options. `BASE_URL=… npm run test:e2e` only
 * reads from a deployment; with `-- --write` it also fills a cart there and sends the contact form.
 */
import { BIN } from './lib/cli.mjs';
import { runMain, runProgram } from './lib/processes.mjs';

const WRITE = '--write';
const LIMIT_MS = 60 * 60_000;

async function main() {
  const options = process.argv.slice(2);
  const { code } = await runProgram({
    args: [BIN.playwright, 'test', ...options.filter((option) => option !== WRITE)],
    env: { ...process.env, ...(options.includes(WRITE) ? { E2E_WRITE: '1' } : {}) },
    output: 'inherit',
    limit: LIMIT_MS,
  });
  return code;
}

await runMain(main);
