import { expect, type Page, test } from 'playwright/test';
import { findSizedProduct, skipWithoutEmbeddedStore } from './support/embedded-catalogue';
import { expectNoLayoutShift, watchLayoutShifts } from './support/layout-shift';
import { openHydrated } from './support/navigation';

const KIT = '/lista/kit-volante-sol-polarizado-e-grau.html';
const PATHS = [
  '/',
  '/oculos-de-sol',
  KIT,
  '/pagina/contato',
  '/marcas',
  '/busca?busca=xyzxyzxyz',
  '/nada/que/exista',
  '/pagina/perguntas-frequentes',
  '/pagina/quem-somos',
];

/** By how many px the page is wider than the screen, and the elements that overflow. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const excess = document.documentElement.scrollWidth - innerWidth;
    if (excess <= 0) return [];
    // Content that is clipped, or scrolls within its box, does not widen the page.
    const isBoxed = (element: Element): boolean => {
      const parent = element.parentElement;
      if (!parent || parent === document.body) return false;
      return getComputedStyle(parent).overflowX !== 'visible' || isBoxed(parent);
    };
    const wide = [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1 && !isBoxed(element))
      .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`);
    return [`${excess} px too wide`, ...wide.slice(0, 5)];
  });

/** Elements with transitions longer than 10 ms, although reduced motion is preferred. */
function movements(): string[] {
  const LONGEST = 0.01;
  const durations = ({ transitionDuration, animationDuration, animationName }: CSSStyleDeclaration) =>
    `${transitionDuration},${animationName === 'none' ? '0s' : animationDuration}`;
  return [...document.querySelectorAll('body *')]
    .filter((element) =>
      durations(getComputedStyle(element))
        .split(',')
        .some((text) => parseFloat(text) > LONGEST),
    )
    .map((element) => `${element.tagName} ${element.className}`);
}

test.describe('small screens and large text', { tag: '@desktop' }, () => {
  test.beforeEach(skipWithoutEmbeddedStore);

  test('WCAG 1.4.4, WCAG 1.4.10: at 400 % zoom of 1280 px no page scrolls sideways, even at 200 % text size; none animates, and the header leaves room to read', async ({
    page,
  }) => {
    for (const path of [...PATHS, await findSizedProduct()]) {
      await page.setViewportSize({ width: 320, height: 256 });
      await openHydrated(page, path);
      await expect.poll(() => overflow(page), path).toEqual([]);
      expect(await page.evaluate(movements), path).toEqual([]);
      const covered = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((element) => /sticky|fixed/.test(getComputedStyle(element).position))
          .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          .map((element) => element.getBoundingClientRect())
          .filter(({ top, bottom, width }) => width > innerWidth / 2 && bottom > 0 && top < innerHeight)
          .reduce((sum, { height }) => sum + height, 0),
      );
      expect(covered, path).toBeLessThanOrEqual(140);

      await page.setViewportSize({ width: 320, height: 640 });
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await expect.poll(() => overflow(page), `${path}, large text`).toEqual([]);
    }
  });
});

test.describe('forced colours', { tag: '@desktop' }, () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('A28: selected values are visible if a theme removes backgrounds', async ({ page }) => {
    skipWithoutEmbeddedStore();
    await openHydrated(page, await findSizedProduct());
    const size = page.getByRole('radio').and(page.locator(':enabled')).first();
    const label = size.locator('xpath=..');
    await expect(label).toHaveCSS('outline-style', 'none');
    await size.check({ force: true });
    await page.mouse.click(1, 300);
    await expect(label).toHaveCSS('outline-style', 'solid');

    await page.goto('/oculos-de-sol?pg=2');
    const pages = page.getByRole('navigation', { name: 'Paginação' });
    await expect(pages.locator('[aria-current="page"]')).toHaveCSS('outline-style', 'solid');
    // Without a background, a button differs from text by its border.
    const buy = page.getByRole('article').getByRole('button').filter({ visible: true }).first();
    await expect(buy).not.toHaveCSS('border-top-style', 'none');
  });
});

// Their content is known only to the device, so it is read after the first paint.
for (const path of ['/favoritos', '/comparar', '/minha-medida']) {
  test(`T2: ${path} does not move while it loads`, async ({ page }) => {
    await watchLayoutShifts(page);
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectNoLayoutShift(page);
  });
}
