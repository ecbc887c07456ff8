import { expect } from 'playwright/test';
import { runProgram } from '../scripts/lib/processes.mjs';
import { skipWithoutEmbeddedStore } from './support/embedded-catalogue';
import { startQuirkyStore } from './support/quirky';
import { test } from './support/storefront-test';

type Report = { isUsable: boolean; calls: { call: string; verdict: string; isCritical: boolean }[] };

/** Exit code and lines of `npm run conformance`. */
async function runConformance(...options: string[]) {
  const { code, lines } = await runProgram({
    args: ['scripts/conformance.mjs', ...options],
    env: process.env,
    name: 'conformance',
    output: 'held',
    limit: 60_000,
  });
  return { code, lines };
}

async function reportOn(api: string): Promise<Report> {
  const { code, lines } = await runConformance('--api', api, '--write', '--json');
  expect([code, lines.length]).toEqual([0, 1]);
  return JSON.parse(lines[0] ?? '');
}

test('API-43: every answer of the store that comes with the shop is as documented', {
  tag: ['@desktop', '@any-shop'],
}, async () => {
  skipWithoutEmbeddedStore();
  const { isUsable, calls } = await reportOn(`${process.env.OWN_STORE_URL}/api`);
  expect(isUsable).toBe(true);
  expect(calls.filter(({ verdict }) => verdict === 'failed' || verdict === 'partial')).toEqual([]);
});

test('API-43: a platform full of odd answers is usable, and each repair is reported', {
  tag: '@desktop',
}, async () => {
  const platform = await startQuirkyStore();
  try {
    const { isUsable, calls } = await reportOn(platform.apiUrl);
    expect(isUsable).toBe(true);
    expect(new Set(calls.map(({ verdict }) => verdict))).toEqual(
      new Set(['fine', 'repaired', 'partial', 'failed', 'untried']),
    );
    await platform.setBehaviour('url/product/detail', 'hang');
    const { code, lines } = await runConformance('--api', platform.apiUrl);
    expect(code).toBe(1);
    expect(lines.join('\n')).toMatch(
      /FAILED, critical: GET url\/product\/detail .*\n +It did not answer whole within the time that the shop waits\. The product cannot be shown\./,
    );
  } finally {
    await platform.stop();
  }
});

test('API-43: wrong options are explained with the right ones', { tag: '@desktop' }, async () => {
  for (const options of [[], ['--api', 'loja.com.br'], ['--api', 'https://loja.example', '--fast']]) {
    const { code, lines } = await runConformance(...options);
    expect(code).toBe(2);
    expect(lines.at(-1)).toContain('npm run conformance -- --api https://www.loja.com.br/api');
  }
});
