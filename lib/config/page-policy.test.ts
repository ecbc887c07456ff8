/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageModeOf, pagePolicyOf } from './page-policy.mjs';

test('the default policy is “hashes”', () => {
  expect(pagePolicyOf({})).toBe('hashes');
  expect(pagePolicyOf({ PAGE_POLICY: ' nonce ' })).toBe('nonce');
  expect(
    ['hashes', 'nonce', 'inline'].map((name) => pageModeOf(pagePolicyOf({ PAGE_POLICY: name }))),
  ).toEqual(['stored', 'rendered', 'rendered']);
});

test('C13: every page declares force-static in the exact form that a build for other hosts replaces', () => {
  const pages = readdirSync('app/(shop)', { recursive: true, encoding: 'utf8' }).filter(
    (name) => path.basename(name) === 'page.tsx',
  );
  expect(pages.length).toBeGreaterThan(20);
  const others = pages.filter((name) => {
    const text = readFileSync(path.join('app/(shop)', name), 'utf8');
    return text.split("export const dynamic = 'force-static';").length !== 2;
  });
  expect(others).toEqual([]);
});
