/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { launchOptions } from '../lib/browser.cjs';
import { BIN, ROOT } from '../lib/cli.mjs';
import { runProgram } from '../lib/processes.mjs';
import { withoutConfiguration } from '../lib/settings.mjs';

/** Playwright does not run inside Jest, which it recognises by this variable. */
const { JEST_WORKER_ID: _jest, ...env } = withoutConfiguration();

// Editors request only the list of tests, without running the set-up first.
test('DESIGN-12: the browser tests can be listed without running them', async () => {
  const { code, lines } = await runProgram({
    args: [BIN.playwright, 'test', '--list'],
    env,
    output: 'held',
    limit: 100_000,
  });
  expect(lines.at(-1)).toMatch(/^Total: \d{3,} tests in \d{2,} files$/);
  expect(code).toBe(0);
});

test('DESIGN-12: the guide’s example of running a single browser test matches a title', () => {
  const guide = readFileSync(path.join(ROOT, 'docs/testing.md'), 'utf8');
  const [, file = '', title = ''] =
    /npx playwright test (\S+) -g (\S+?)(?: --project=\S+)?`/.exec(guide) ?? [];
  expect(readFileSync(path.join(ROOT, file), 'utf8')).toMatch(new RegExp(`test\\(\\s*'[^']*${title}\\b`));
});

test('features that Playwright disables in the browser remain disabled, in addition to those that the tests disable', () => {
  const bundle = readFileSync(path.join(ROOT, 'node_modules/playwright-core/lib/coreBundle.js'), 'utf8');
  const [, list = ''] = /disabledFeatures = \[(.*?)\]/s.exec(bundle) ?? [];
  const features = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
  expect(features).toContain('DestroyProfileOnBrowserClose');
  const given = launchOptions().args.find((argument) => argument.startsWith('--disable-features='));
  expect(given?.split('=')[1]?.split(',')).toEqual(expect.arrayContaining(features));
});
