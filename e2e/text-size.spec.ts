import { expect, type Page, test } from 'playwright/test';
import { findLensProduct, findSizedProduct, skipWithoutEmbeddedStore } from './support/embedded-catalogue';
import { openHydrated } from './support/navigation';
import { buyButton, cartDialog, lensButton, quantityField } from './support/product-page';
import { readServed } from './support/served-page';

/** Doubles the root font size, as a browser's text size setting does. */
async function doubleText(page: Page) {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

/** Controls and texts that do not fit into their box, or overflow the screen. */
const textProblems = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.push(`page is ${root.scrollWidth} px wide`);
    const parts = 'header, footer, dialog[open], article, main, form';
    for (const element of document.querySelectorAll<HTMLElement>(
      ':is(a, button, h1, h2, h3, p, label, li, strong, span, summary, legend, dt, dd)',
    )) {
      const own = [...element.childNodes].filter((node) => node.nodeType === 3 && node.textContent?.trim());
      if (
        own.length === 0 ||
        !element.closest(parts) ||
        !element.checkVisibility({ visibilityProperty: true })
      )
        continue;
      const { left, right, bottom, width, height } = element.getBoundingClientRect();
      if (width < 3 || height < 3) continue;
      const style = getComputedStyle(element);
      const name = `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`;
      // The ellipsis is deliberate; the full text is elsewhere on the page.
      const clips =
        /hidden|clip/.test(style.overflowX + style.overflowY) && style.textOverflow !== 'ellipsis';
      // Only the text counts: pictures next to it may be left out if there is no space.
      const isCut = own.some((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        return box.right > right + 1 || box.left < left - 1 || box.bottom > bottom + 1;
      });
      if (clips && isCut) found.push(`${name} is cut`);
      // Rows that scroll sideways can be reached.
      const isWide = (row: Element) => row.scrollWidth > row.clientWidth + 1;
      const scrolls = (row: Element | null): boolean =>
        row !== null &&
        row !== root &&
        ((isWide(row) && /auto|scroll/.test(getComputedStyle(row).overflowX)) || scrolls(row.parentElement));
      const list = element.closest('ul, ol');
      if (!(list && isWide(list)) && !scrolls(element) && (left < -1 || right > root.clientWidth + 1))
        found.push(`${name} leaves the screen`);
    }
    return found;
  });

/** Words that continue on the next line. */
function brokenWords(element: HTMLElement): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
    }
  return broken;
}

/**
 * Expects nothing to be cut off or to overflow on a wide screen and on a phone. The phone comes last, because menus
 * stay open there.
 */
async function expectWhole(page: Page) {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => textProblems(page), `${width} px`).toEqual([]);
  }
}

test.describe('double text size', { tag: '@desktop' }, () => {
  test.use({ viewport: { width: 1280, height: 844 } });

  for (const [name, path] of [
    ['home', '/?render'],
    ['list', '/oculos-de-sol'],
    ['contact', '/pagina/contato'],
  ] as const) {
    test(`WCAG 1.4.4: nothing on the ${name} page is cut off or overflows`, async ({ page }) => {
      await openHydrated(page, path);
      await doubleText(page);
      await expectWhole(page);
    });
  }

  test('nothing on a product page or in its cart is cut off or overflows', async ({ page }) => {
    skipWithoutEmbeddedStore();
    const $ = await readServed(page.request, '/oculos-de-sol');
    await openHydrated(page, $('main article:has(button)').first().find('a').attr('href') ?? '');
    await buyButton(page).click();
    await expect(quantityField(page)).toBeVisible();
    await doubleText(page);
    await expectWhole(page);
    await page.keyboard.press('Escape');
    await expect(cartDialog(page)).toBeHidden();
    await expectWhole(page);
  });

  test('LENS-03, WCAG 1.4.4: no word of the choice between a frame and a frame with lenses is broken', async ({
    page,
  }) => {
    skipWithoutEmbeddedStore();
    await page.setViewportSize({ width: 390, height: 844 });
    await openHydrated(page, await findLensProduct('one'));
    await lensButton(page).click();
    const choice = page.getByRole('region', { name: 'Armação ou armação com lentes' });
    await expect(choice).toBeVisible();
    await doubleText(page);
    expect(await choice.evaluate(brokenWords)).toEqual([]);
  });
});

/** Sizes in px of prices for immediate payment: no old prices, and none in a sentence about credit. */
const priceSizes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *:not(script, style, noscript)')]
      .filter((element) => element.checkVisibility() && element.closest('s') === null)
      .filter(({ firstChild }) => firstChild instanceof Text && /^\s?R\$/.test(firstChild.data))
      .map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
  );

test('L5: the price for immediate payment is at least 16 px in cards, comparison, product page, kit page, lens dialog and cart', {
  tag: '@desktop',
}, async ({ page }) => {
  skipWithoutEmbeddedStore();
  await page.setViewportSize({ width: 390, height: 844 });
  const expectLegible = async (place: string) => {
    const sizes = await priceSizes(page);
    expect(sizes.length, place).toBeGreaterThan(0);
    expect(Math.min(...sizes), place).toBeGreaterThanOrEqual(16);
  };
  await openHydrated(page, '/oculos-de-sol');
  await expectLegible('listing');
  await openHydrated(page, '/comparar');
  await expect(page.getByText('à vista no PIX').first()).toBeVisible();
  await expectLegible('comparison');
  await openHydrated(page, '/lista/kit-volante-sol-polarizado-e-grau.html');
  await expectLegible('kit');

  await openHydrated(page, await findSizedProduct());
  await expectLegible('product');
  await page.getByRole('radio').and(page.locator(':enabled')).first().press('Space');
  await buyButton(page).click();
  await expect(cartDialog(page).getByRole('listitem').first()).toBeVisible();
  await expectLegible('cart');

  await openHydrated(page, await findLensProduct('one'));
  await lensButton(page).click();
  await page.getByRole('button', { name: /Armação \+ LENTE grau/ }).click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/no PIX/)
      .first(),
  ).toBeVisible();
  await expectLegible('lenses');
});
