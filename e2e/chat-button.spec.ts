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

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const) {
  test.describe(`chat button at ${width} px`, { tag: '@desktop' }, () => {
    test.use({ viewport: { width, height } });

    test('HEAD-15, A30: covers no control of a first view, nor of the view after a scroll', async ({
      page,
    }) => {
      for (const [name, path] of PAGES) {
        await open(page, path);
        await expect(chat(page), name).toBeVisible();
        await expect.poll(() => covered(page), name).toEqual([]);
        for (const y of [200, 700]) {
          await page.evaluate((top) => window.scrollTo(0, top), y);
          await expect.poll(() => covered(page), `${name} at ${y} px`).toEqual([]);
        }
      }
    });

    test('HEAD-15, A30: covers no control of a product, and lies below the open cart', async ({ page }) => {
      await page.goto('/oculos-de-grau');
      await open(
        page,
        (await page.getByRole('article').getByRole('link').first().getAttribute('href')) ?? '',
      );
      await expect(chat(page)).toBeVisible();
      await expect.poll(() => covered(page)).toEqual([]);
      await page.getByRole('button', { name: /^Carrinho/ }).click();
      await expect(page.getByRole('dialog', { name: 'Seu carrinho' })).toBeVisible();
      const onTop = await chat(page).evaluate((float) => {
        const { left, top, width: inline, height: block } = float.getBoundingClientRect();
        return float.contains(document.elementFromPoint(left + inline / 2, top + block / 2));
      });
      expect(onTop).toBe(false);
    });
  });
}
