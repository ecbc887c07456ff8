import { expect, type Page, test } from 'playwright/test';
import { openHydrated } from './support/navigation';

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

/** Controls that are behind the row of the chat button while focused; the buy bar is next to it. */
const obscuredWhenFocused = (page: Page) =>
  row(page).evaluate((own) => {
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

/** Texts and controls at the end of the page, which cannot be scrolled further, that are behind the row. */
const obscuredAtTheEnd = (page: Page) =>
  row(page).evaluate((own) => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const { top } = own.getBoundingClientRect();
    return [...document.querySelectorAll('footer :is(a, p, small, button, input)')].flatMap((element) =>
      element.getBoundingClientRect().bottom > top ? [element.textContent] : [],
    );
  });

/** Parts of a product's bar on phones that overlap the chat button: both stay at the lower edge. */
const overBuyBar = (page: Page) =>
  row(page).evaluate((aside) => {
    const own = aside.getBoundingClientRect();
    return [...document.querySelectorAll('[data-scrolled] *')].flatMap((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const meets = right > own.left && left < own.right && bottom > own.top && top < own.bottom;
      return meets && element.checkVisibility() ? [element.textContent] : [];
    });
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
        expect(await obscuredWhenFocused(page), `${screen.width} px`).toEqual([]);
        expect(await obscuredAtTheEnd(page), `${screen.width} px`).toEqual([]);
      }
    });
  }

  test('HEAD-15, A30: the chat button covers no control of a product page, and is behind the open cart', async ({
    page,
  }) => {
    await page.goto('/oculos-de-grau');
    await open(page, (await page.getByRole('article').getByRole('link').first().getAttribute('href')) ?? '');
    const cart = page.getByRole('dialog', { name: 'Seu carrinho' });
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      await expect(chat(page), `${screen.width} px`).toBeVisible();
      expect(await overBuyBar(page), `${screen.width} px`).toEqual([]);
      expect(await obscuredWhenFocused(page), `${screen.width} px`).toEqual([]);
      expect(await obscuredAtTheEnd(page), `${screen.width} px`).toEqual([]);
      await page.getByRole('button', { name: /^Carrinho/ }).click();
      await expect(cart).toBeVisible();
      const onTop = await chat(page).evaluate((float) => {
        const { left, top, width: inline, height: block } = float.getBoundingClientRect();
        return float.contains(document.elementFromPoint(left + inline / 2, top + block / 2));
      });
      expect(onTop, `${screen.width} px`).toBe(false);
      await page.keyboard.press('Escape');
      await expect(cart).toBeHidden();
      if (screen.width >= 768) continue;
      // The bar, which has space for the button, is over the form.
      const form = page.getByRole('contentinfo').locator('form');
      await form.evaluate((element) => {
        const { top, height } = element.getBoundingClientRect();
        window.scrollBy({ top: top + height / 2 - innerHeight + 44, behavior: 'instant' });
      });
      await expect(row(page)).toHaveAttribute('data-over-form');
      await expect(chat(page)).toHaveCSS('opacity', '1');
      await expect(chat(page)).toBeInViewport({ ratio: 1 });
    }
  });
});
