import { expect, type Locator, type Page, test } from 'playwright/test';
import { openHydrated } from './support/navigation';
import { findServedProduct } from './support/served-page';

const chat = (page: Page) => page.getByRole('complementary', { name: 'Conversa' }).getByRole('link');

const PAGES = [
  ['home', '/'],
  ['contact', '/pagina/contato'],
  ['questions', '/pagina/perguntas-frequentes'],
  ['evaluation', '/pagina/avaliacao-loja'],
  ['list', '/oculos-de-grau'],
] as const;

/** The row along the lower edge that holds the chat button. */
const row = (page: Page) => page.getByRole('complementary', { name: 'Conversa' });

/** Controls that are behind the row of the chat button, or the buy bar, while focused. */
const obscuredWhenFocused = (lowest: Locator) =>
  lowest.evaluate((own) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, input, select, textarea, summary), footer a[href], footer input, footer button',
    );
    return [...controls].flatMap((control) => {
      if (control.closest('[data-scrolled]') || !control.checkVisibility({ visibilityProperty: true }))
        return [];
      control.focus();
      const { bottom, height } = control.getBoundingClientRect();
      const { top } = own.getBoundingClientRect();
      // An element taller than the viewport cannot be completely visible.
      return document.activeElement === control && height < top / 2 && bottom > top
        ? [control.textContent || control.ariaLabel || control.tagName]
        : [];
    });
  });

/** Texts and controls at the end of the page, which cannot be scrolled further, that are behind the row or bar. */
const obscuredAtTheEnd = (lowest: Locator) =>
  lowest.evaluate((own) => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const { top } = own.getBoundingClientRect();
    return [...document.querySelectorAll('footer :is(a, p, small, button, input)')].flatMap((element) =>
      element.getBoundingClientRect().bottom > top ? [element.textContent] : [],
    );
  });

/**
 * Whether the row is as wide as the viewport, at its lower edge, no taller than a button and its margin, and lets
 * clicks through and text show except at its button.
 */
const isFullRow = (page: Page) =>
  row(page).evaluate((own) => {
    const { left, right, bottom, height } = own.getBoundingClientRect();
    const { backgroundColor, pointerEvents } = getComputedStyle(own);
    return (
      backgroundColor === 'rgba(0, 0, 0, 0)' &&
      pointerEvents === 'none' &&
      left === 0 &&
      right >= document.documentElement.clientWidth &&
      bottom === innerHeight &&
      height <= 72
    );
  });

async function open(page: Page, path: string) {
  await openHydrated(page, path);
  await page.mouse.move(5, 5);
  await expect(chat(page)).toBeAttached();
}

const SCREENS = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

test.describe('chat button at every width', { tag: '@desktop' }, () => {
  for (const [name, path] of PAGES) {
    test(`HEAD-15, A30: all text and controls of the ${name} page can be scrolled out from under the chat button`, async ({
      page,
    }) => {
      await open(page, path);
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        await expect(chat(page), `${screen.width} px`).toBeVisible();
        await expect.poll(() => isFullRow(page), `${screen.width} px`).toBe(true);
        expect(await obscuredWhenFocused(row(page)), `${screen.width} px`).toEqual([]);
        expect(await obscuredAtTheEnd(row(page)), `${screen.width} px`).toEqual([]);
      }
    });
  }

  test('HEAD-15, A30: on a product page the chat covers no control, is above the buy bar on phones, and behind the open cart', async ({
    page,
  }) => {
    await open(page, await findServedProduct(page.request, '/oculos-de-grau'));
    const cart = page.getByRole('dialog', { name: 'Seu carrinho' });
    const bar = page.locator('[data-scrolled]');
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      const isNarrow = screen.width < 768;
      const shown = chat(page);
      await expect(shown, `${screen.width} px`).toBeVisible();
      if (isNarrow) {
        const bottomOf = async (box: ReturnType<Locator['boundingBox']>) => {
          const { y = 0, height = 0 } = (await box) ?? {};
          return y + height;
        };
        const barTop = async () => (await bar.boundingBox())?.y ?? 0;
        await expect
          .poll(async () => (await barTop()) - (await bottomOf(shown.boundingBox())), `${screen.width} px`)
          .toBeGreaterThan(0);
      }
      const lowest = isNarrow ? bar : row(page);
      expect(await obscuredWhenFocused(lowest), `${screen.width} px`).toEqual([]);
      expect(await obscuredAtTheEnd(lowest), `${screen.width} px`).toEqual([]);
      await expect(shown, `${screen.width} px`).toBeVisible();
      await page.getByRole('button', { name: /^Carrinho/ }).click();
      await expect(cart).toBeVisible();
      const onTop = await shown.evaluate((link) => {
        const { left, top, width: inline, height: block } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(left + inline / 2, top + block / 2));
      });
      expect(onTop, `${screen.width} px`).toBe(false);
      await page.keyboard.press('Escape');
      await expect(cart).toBeHidden();
      if (!isNarrow) continue;
      const panelButton = page.locator('#compra');
      await panelButton.evaluate((element) =>
        element.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      await expect(bar).toBeHidden();
      await expect(row(page)).toBeVisible();
    }
  });
});

test.describe('chat button on a tablet', { tag: '@desktop' }, () => {
  test.use({ viewport: { width: 768, height: 1024 }, isMobile: true, hasTouch: true });

  test('HEAD-15: it is round, so that it covers as little as possible', async ({ page }) => {
    await openHydrated(page, '/oculos-de-grau');
    await page.touchscreen.tap(384, 8);
    await expect(chat(page)).toBeVisible();
    const { width = 0, height = 0 } = (await chat(page).boundingBox()) ?? {};
    expect(width).toBeLessThanOrEqual(height + 1);
  });
});
