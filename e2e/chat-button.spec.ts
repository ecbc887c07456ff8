import { expect, type Page, test } from 'playwright/test';
import { openLive } from './support/live-page';

const chat = (page: Page) => page.getByRole('complementary', { name: 'Conversa' }).getByRole('link');

const PAGES = [
  ['home', '/'],
  ['contact', '/pagina/contato'],
  ['questions', '/pagina/perguntas-frequentes'],
  ['evaluation', '/pagina/avaliacao-loja'],
  ['list', '/oculos-de-grau'],
] as const;

/** Controls in view whose box meets that of the chat button, by name. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const float = document.querySelector<HTMLElement>('aside a[href*="wa.me"]');
    if (!float) return ['no chat button'];
    const box = float.getBoundingClientRect();
    if (!float.checkVisibility({ visibilityProperty: true })) return [];
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')].flatMap(
      (control) => {
        const met = [...control.getClientRects()].some(
          (other) =>
            other.width > 2 &&
            other.bottom > Math.max(box.top, 0) &&
            other.top < Math.min(box.bottom, innerHeight) &&
            other.right > box.left &&
            other.left < box.right,
        );
        return met && control !== float ? [control.textContent || control.id || control.tagName] : [];
      },
    );
  });

async function open(page: Page, path: string) {
  await openLive(page, path);
  await page.mouse.move(5, 5);
  await expect(chat(page)).toBeAttached();
}

const SCREENS = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** Scrolls to so many px from the top; the button finds its place after the page has come to rest. */
const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y);

test.describe('chat button at every width', { tag: '@desktop' }, () => {
  for (const [name, path] of PAGES) {
    test(`HEAD-15, A30: covers no control of the first view of the ${name} page, nor of the view after a scroll`, async ({
      page,
    }) => {
      await open(page, path);
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        await scrollTo(page, 0);
        await expect(chat(page), `${screen.width} px`).toBeVisible();
        for (const y of [0, 200, 700]) {
          await scrollTo(page, y);
          await expect.poll(() => covered(page), `${screen.width} px, at ${y} px`).toEqual([]);
        }
      }
    });
  }

  test('HEAD-15, A30: covers no control of a product, and lies below the open cart', async ({ page }) => {
    await page.goto('/oculos-de-grau');
    await open(page, (await page.getByRole('article').getByRole('link').first().getAttribute('href')) ?? '');
    const cart = page.getByRole('dialog', { name: 'Seu carrinho' });
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      await expect(chat(page), `${screen.width} px`).toBeVisible();
      await expect.poll(() => covered(page), `${screen.width} px`).toEqual([]);
      await page.getByRole('button', { name: /^Carrinho/ }).click();
      await expect(cart).toBeVisible();
      const onTop = await chat(page).evaluate((float) => {
        const { left, top, width: inline, height: block } = float.getBoundingClientRect();
        return float.contains(document.elementFromPoint(left + inline / 2, top + block / 2));
      });
      expect(onTop, `${screen.width} px`).toBe(false);
      await page.keyboard.press('Escape');
      await expect(cart).toBeHidden();
    }
  });
});
