import { expect, type Locator, type Page, test } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { skipWithoutEmbeddedStore } from './support/embedded-catalogue';
import { openHydrated, triggerFirstInteraction } from './support/navigation';
import { productCards } from './support/product-page';
import { readServed } from './support/served-page';

test.beforeEach(skipWithoutEmbeddedStore);

/** Opens the comparison with the first frames of a listing. */
async function compareFirst(page: Page, count: number): Promise<void> {
  const $ = await readServed(page.request, '/oculos-de-grau');
  const paths = $.extract({ all: [{ selector: '#produtos article h3 a', value: 'href' }] }).all;
  await openHydrated(page, `/comparar#${paths.slice(0, count).join(',')}`);
  await expect(page.getByRole('columnheader')).toHaveCount(count);
}

/** Top and left of an element in the window. */
const placeOf = (element: Locator) =>
  element.evaluate((node) => {
    const { top, left } = node.getBoundingClientRect();
    return { top: Math.round(top), left: Math.round(left) };
  });

test('PDP-57: a listing opened from the comparison adds products to it, and a bar leads back to the comparison', {
  tag: '@desktop',
}, async ({ page }) => {
  await compareFirst(page, 1);
  await page.getByRole('link', { name: 'Escolher outra armação' }).click();
  await expect(page).toHaveURL(/\/oculos-de-grau/);
  await triggerFirstInteraction(page);
  const toggle = page.getByRole('checkbox', { name: /^Comparar / }).nth(1);
  await toggle.press('Space');
  await expect(toggle).toBeChecked();
  await expect(toggle).toBeFocused();
  const bar = page.getByRole('region', { name: 'Comparação' });
  await expect(bar.getByRole('status')).toHaveText('2 de 4 para comparar');
  await expectAccessible(page);
  await bar.getByRole('link', { name: 'Ver comparação' }).press('Enter');
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('PDP-57: on a laptop the buy buttons of three frames are in one low row, which stays in view below the pictures', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await compareFirst(page, 3);
  const buttons = page.locator('table tfoot').getByRole('link', { name: /^Comprar com lentes/ });
  await expect(buttons.first(), 'over the first rows').not.toBeInViewport();
  // Rows that load later move the others down.
  await expect(async () => {
    await page
      .getByRole('row', { name: /^Lente/ })
      .evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(buttons.first()).toBeInViewport({ timeout: 1000 });
  }).toPass();
  expect((await page.locator('table tfoot tr').boundingBox())?.height).toBeLessThan(100);
});

test.describe('comparison on a phone', { tag: '@desktop' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  for (const count of [3, 4])
    test(`PDP-57: ${count} frames scroll with the page; names and buy buttons stay in view and scroll sideways together`, async ({
      page,
    }) => {
      await compareFirst(page, count);
      const part = (name: string) => page.locator(`table ${name}`);
      const buttons = part('tfoot').getByRole('link', {
        name: /^Comprar com lentes|^Escolher|^Ver o produto/,
      });
      await expect(buttons.first(), 'over the first prices').not.toBeInViewport();
      const last = page.getByRole('row', { name: /^Cores/ });
      await expect(last).not.toBeInViewport();
      const inner = await page
        .getByRole('region', { name: 'Comparação' })
        .evaluate(
          (section) =>
            [section, ...section.querySelectorAll('*')].filter(
              (node) =>
                node.scrollHeight > node.clientHeight + 1 &&
                /auto|scroll/.test(getComputedStyle(node).overflowY),
            ).length,
        );
      expect(inner, 'elements that scroll down on their own').toBe(0);
      await last.evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const names = page.getByRole('columnheader');
      await expect(names.first()).toBeInViewport();
      await expect(buttons.first()).toBeInViewport();
      const tops = await Promise.all([0, 1, 2].map(async (index) => (await placeOf(buttons.nth(index))).top));
      expect(new Set(tops).size, `first buttons in one line: ${tops}`).toBe(1);

      await part('tbody').evaluate((body) => body.scrollTo({ left: 9999, behavior: 'instant' }));
      const cell = last.getByRole('cell').last();
      await expect(names.last()).toBeInViewport();
      const lefts = async () =>
        Promise.all(
          [names.last(), cell, part('tfoot td').last()].map(async (one) => (await placeOf(one)).left),
        );
      await expect.poll(async () => new Set(await lefts()).size).toBe(1);
      // Focusing a button scrolls the other parts too.
      await buttons.first().focus();
      await expect.poll(async () => (await placeOf(names.first())).left).toBeGreaterThanOrEqual(0);
      await expectAccessible(page);
    });

  test('PDP-57: two frames can be bought in the first view', async ({ page }) => {
    await compareFirst(page, 2);
    const buttons = page.locator('table tfoot').getByRole('link', { name: /^Comprar com lentes/ });
    await expect(buttons).toHaveCount(2);
    for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
    const price = page.getByRole('row', { name: /^Preço da armação/ });
    const [priceBox, footBox] = await Promise.all([
      price.boundingBox(),
      page.locator('table tfoot td').first().boundingBox(),
    ]);
    expect((priceBox?.y ?? 0) + (priceBox?.height ?? 0), 'the prices are above').toBeLessThanOrEqual(
      footBox?.y ?? 0,
    );
  });

  test('PDP-57: the compare checkboxes of cards cover neither pictures nor seals', async ({ page }) => {
    await compareFirst(page, 1);
    await openHydrated(page, '/oculos-de-sol');
    await triggerFirstInteraction(page);
    const card = productCards(page).first();
    const toggle = card.getByRole('checkbox', { name: /^Comparar / });
    await expect(toggle).toBeVisible();
    const box = await toggle.locator('..').boundingBox();
    const others = card.locator('img, a, button, [data-position], strong').filter({ visible: true });
    const covered = await others.evaluateAll((all, own) => {
      const meets = ({ left, right, top, bottom }: DOMRect) =>
        own !== null &&
        left < own.x + own.width &&
        right > own.x &&
        top < own.y + own.height &&
        bottom > own.y;
      return all
        .filter((node) => !node.matches('[aria-label^="Comparar"]') && meets(node.getBoundingClientRect()))
        .map((node) => node.outerHTML.slice(0, 80));
    }, box);
    expect(covered).toEqual([]);
  });
});
