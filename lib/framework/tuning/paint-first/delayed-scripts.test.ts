/** @jest-environment node */
import { delayScripts } from './delayed-scripts';
import type { StyleSheet } from './start-scripts';

const chunk = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
const PRELOAD = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/d.js"/>';
const SHEET = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';
const OLD = '<script src="/_next/static/chunks/old.js" noModule=""></script>';

const page = (head: string) =>
  `<html><head><title>x</title>${head}</head><body><p>x</p>${chunk('d')}<script>data()</script></body></html>`;

test('the start script takes over the framework’s scripts and precedes the style sheets', () => {
  const html = delayScripts(page(PRELOAD + SHEET + chunk('b') + chunk('c~1') + OLD))?.html ?? '';
  const rest = html.replace(/<script>\(function startScripts[\s\S]*?<\/script>/, '[start]');
  expect(rest).toBe(
    `<html><head><title>x</title>[start]${SHEET}${OLD}</head><body><p>x</p><script>data()</script></body></html>`,
  );
  expect(html).toContain(
    '(["/_next/static/chunks/b.js","/_next/static/chunks/c~1.js","/_next/static/chunks/d.js"],[],',
  );
});

test('without a style sheet the start script is at the end of the head', () => {
  expect(delayScripts(page(chunk('b')))?.html).toMatch(
    /<title>x<\/title><script>\(function [\s\S]*<\/script><\/head>/,
  );
});

test('the start script precedes inline styles and takes over their style sheets', () => {
  const sheets: StyleSheet[] = [['/_next/static/chunks/a.css', 'next']];
  const html = delayScripts(page(`<style>a{}</style>${chunk('b')}`), sheets)?.html ?? '';
  expect(html).toMatch(/<title>x<\/title><script>\(function [\s\S]*<\/script><style>a\{\}<\/style>/);
  expect(html).toContain(`,${JSON.stringify(sheets)},`);
});

test('the returned text of the start script matches the page', () => {
  const { html, script } = delayScripts(page(chunk('b'))) ?? {};
  expect(script).toMatch(/^\(function startScripts/);
  expect(html?.split(`<script>${script}</script>`)).toHaveLength(2);
});

test('a page without framework scripts is not changed', () => {
  expect(delayScripts('<head><script src="/x.js" async=""></script></head>')).toBeUndefined();
});
