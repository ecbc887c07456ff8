/*
 * Test explorers of editors ask Playwright for its list and nothing more: no set-up runs, and nothing is loaded that
 * a run would have loaded before.
 */
import { runProgram } from './lib/processes.mjs';
import { BIN } from './lib/project.mjs';
import { plainEnvironment } from './lib/temporary-shop.mjs';

/** Playwright refuses to be a part of Jest, which it knows by this variable. */
const { JEST_WORKER_ID: _jest, ...env } = plainEnvironment();

test('DESIGN-12: the browser tests can be listed without being run', async () => {
  const { code, lines } = await runProgram({
    args: [BIN.playwright, 'test', '--config', 'e2e/playwright.config.ts', '--list'],
    env,
    output: 'held',
    limit: 100_000,
  });
  expect(lines.at(-1)).toMatch(/^Total: \d{3,} tests in \d{2,} files$/);
  expect(code).toBe(0);
}, 120_000);
