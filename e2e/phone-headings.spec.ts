import { expect, type Page, test } from 'playwright/test';
import { fetchStore, skipWithoutEmbeddedStore } from './support/embedded-catalogue';

test.beforeEach(skipWithoutEmbeddedStore);

/** Words in headings that are broken over two lines. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = [];
    for (const heading of document.querySelectorAll('h1, h2')) {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word);
        }
      }
    }
    return broken;
  });

test('A28: on phones no heading breaks inside a word', { tag: '@desktop' }, async ({ page }) => {
  const { menu } = await fetchStore<{ menu: { rota: { route?: string } }[] }>('struct/menus/menu-principal');
  const paths = menu.flatMap(({ rota }) => rota.route ?? []);
  expect(paths.length).toBeGreaterThan(3);
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await brokenWords(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});
