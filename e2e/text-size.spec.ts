import { expect, type Page, test } from 'playwright/test';
import { skipWithoutEmbeddedStore } from './support/embedded-catalogue';
import { openHydrated } from './support/navigation';

/** Doubles the root font size, as a browser's text size setting does. */
async function doubleText(page: Page) {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

/** Controls and texts that do not fit into their box or overflow the screen. */
const textProblems = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.push(`page is ${root.scrollWidth} px wide`);
    const parts = 'header, footer, dialog[open], article, main, form';
    for (const element of document.querySelectorAll<HTMLElement>(
      ':is(a, button, h1, h2, h3, p, label, li, strong, span, summary, legend, dt, dd)',
    )) {
      const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      if (!own || !element.closest(parts) || !element.checkVisibility({ visibilityProperty: true })) continue;
      const { left, right, width, height } = element.getBoundingClientRect();
      if (width < 3 || height < 3) continue;
      const style = getComputedStyle(element);
      const name = `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`;
      // Ellipsis is deliberate; the whole text stands elsewhere on the page.
      const clips =
        /hidden|clip/.test(style.overflowX + style.overflowY) && style.textOverflow !== 'ellipsis';
      if (
        clips &&
        (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
      )
        found.push(`${name} is cut`);
      // Horizontally scrollable rows are reachable.
      const pulled = element.closest('ul, ol');
      const scrolls = pulled && pulled.scrollWidth > pulled.clientWidth + 1;
      if (!scrolls && (left < -1 || right > root.clientWidth + 1)) found.push(`${name} leaves the screen`);
    }
    return found;
  });

for (const width of [390, 1280]) {
  test.describe(`double text size at ${width} px`, { tag: '@desktop' }, () => {
    test.use({ viewport: { width, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

    for (const [name, path] of [
      ['home', '/?render'],
      ['list', '/oculos-de-sol'],
      ['contact', '/pagina/contato'],
    ] as const) {
      test(`WCAG 1.4.4: nothing of the ${name} page is cut or overflows`, async ({ page }) => {
        await openHydrated(page, path);
        await doubleText(page);
        await expect.poll(() => textProblems(page)).toEqual([]);
      });
    }

    test('WCAG 1.4.4: nothing of a product page and its cart is cut or overflows', async ({ page }) => {
      skipWithoutEmbeddedStore();
      await page.goto('/oculos-de-sol');
      const buy = page.getByRole('button', { name: /^Comprar/ });
      const card = page.getByRole('article').filter({ has: buy }).first();
      await openHydrated(page, (await card.getByRole('link').first().getAttribute('href')) ?? '');
      await page
        .getByRole('button', { name: 'Adicionar à sacola' })
        .filter({ visible: true })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: 'Seu carrinho' }).getByRole('textbox')).toBeVisible();
      await doubleText(page);
      await expect.poll(() => textProblems(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: 'Seu carrinho' })).toBeHidden();
      await expect.poll(() => textProblems(page)).toEqual([]);
    });
  });
}

test('L5: the price that leads is 16 px or more on cards and product pages', {
  tag: '@desktop',
}, async ({ page }) => {
  skipWithoutEmbeddedStore();
  await page.setViewportSize({ width: 390, height: 844 });
  const leadingPriceSizes = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main strong')]
        .filter((element) => /^R\$/.test(element.textContent ?? ''))
        .map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    );
  await openHydrated(page, '/oculos-de-sol');
  const product = await page.getByRole('article').getByRole('link').first().getAttribute('href');
  for (const path of ['/oculos-de-sol', product ?? '/']) {
    await openHydrated(page, path);
    const sizes = await leadingPriceSizes();
    expect(sizes.length, path).toBeGreaterThan(0);
    expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(16);
  }
});
