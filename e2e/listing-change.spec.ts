import { expect, type Page, type Request, type Route, test } from 'playwright/test';
import { openLive } from './support/live-page';

const LIST = '/oculos-de-sol';
const cards = (page: Page) => page.locator('#produtos').getByRole('article');
const filters = (page: Page) => page.locator('#filtros');
const count = (page: Page) => page.locator('#produtos [data-count]');
const filtersOf = (request: Request) => new URL(request.url()).searchParams.get('filtro');

/** Holds the router's requests for pages until `release` is called; `ended` tells which of them were cancelled. */
async function holdPages(page: Page) {
  const held: Route[] = [];
  const ended: (string | null)[] = [];
  page.on('requestfailed', (request) => {
    if (request.url().includes('_rsc=')) ended.push(filtersOf(request));
  });
  await page.route(/[?&]_rsc=/, (route) => {
    held.push(route);
  });
  return {
    held,
    ended,
    /** Lets all of them go; what the browser has cancelled is gone. */
    release: () => Promise.all(held.map((route) => route.continue().catch(() => undefined))),
  };
}

test.describe('change of a list', { tag: '@desktop' }, () => {
  test('LIST-46: a filter that another one overtakes is cancelled, and the last one’s products show', async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await openLive(page, LIST);
    const { held, ended, release } = await holdPages(page);
    await filters(page).getByRole('link', { name: 'Acetato', exact: true }).click();
    await expect.poll(() => held.length).toBe(1);
    await filters(page).getByRole('link', { name: 'Metal', exact: true }).click();
    await expect.poll(() => held.length).toBe(2);
    await expect.poll(() => ended).toEqual(['material-acetato']);
    await filters(page).getByRole('link', { name: 'Metal', exact: true }).click();
    await release();
    await expect(page).toHaveURL(/\?filtro=material-metal$/);
    await expect(page.getByRole('link', { name: 'Remover Material: Metal' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Remover Material: Acetato' })).toHaveCount(0);
    expect(held).toHaveLength(2);
    expect(errors).toEqual([]);
    await page.unroute(/[?&]_rsc=/);
    await page.goBack();
    await expect(page.getByRole('list', { name: 'Filtros aplicados' })).toHaveCount(0);
    await expect(cards(page).first()).toBeVisible();
  });

  test('A12: further products name their page in the address; Back, reload and page links agree with it', async ({
    page,
  }) => {
    await openLive(page, `${LIST}?filtro=material-acetato`);
    const entries = await page.evaluate(() => window.history.length);
    const first = await cards(page).first().getByRole('heading').textContent();
    await page.getByRole('link', { name: 'Carregar mais' }).click();
    await expect(cards(page)).toHaveCount(24);
    await expect(page).toHaveURL(/\?filtro=material-acetato&pg=2$/);
    expect(await page.evaluate(() => window.history.length)).toBe(entries);
    await expect(cards(page).first().getByRole('heading')).toHaveText(first ?? '');
    await cards(page).nth(14).getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\.html$/);
    await page.goBack();
    await expect(page).toHaveURL(/\?filtro=material-acetato&pg=2$/);
    await expect(cards(page)).toHaveCount(24);
    await page.getByRole('link', { name: 'Página 2', exact: true }).click();
    await expect(count(page)).toHaveText(/^13-24 /);
    await expect(cards(page)).toHaveCount(12);
    await page.reload();
    await expect(count(page)).toHaveText(/^13-24 /);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /pg=2/);
  });
});

for (const width of [390, 1440]) {
  test.describe(`placeholders at ${width} px`, { tag: '@desktop' }, () => {
    test.use({ viewport: { width, height: 900 } });

    test('LIST-01, A13: eight at once, each in the box of a usual card, and nothing shifts when the cards come', async ({
      page,
    }) => {
      await openLive(page, LIST);
      /** Width, height, and height of the picture; of usual cards the shortest, for a longer name adds a line. */
      const boxes = (selector: string) =>
        page.locator(selector).evaluateAll((list) =>
          list
            .map((card) => {
              const { width: inline, height } = card.getBoundingClientRect();
              const picture = card.firstElementChild?.getBoundingClientRect().height ?? 0;
              return [inline, height, picture].map((px) => Math.round(px * 2) / 2);
            })
            .sort(([, a = 0], [, b = 0]) => a - b),
        );
      const [usual = []] = await boxes('#produtos [data-card]');
      const { release } = await holdPages(page);
      await page.getByRole('link', { name: 'Página 2', exact: true }).click();
      await expect(page.locator('#produtos [aria-busy="true"] > ul > li')).toHaveCount(8);
      for (const box of await boxes('#produtos [data-skeleton]')) {
        for (const [index, px] of box.entries())
          expect(Math.abs(px - (usual[index] ?? 0))).toBeLessThanOrEqual(1);
      }
      const grid = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((card) => card.getBoundingClientRect().y);
      const before = await grid('#produtos [data-skeleton]');
      await page.evaluate(() => {
        Reflect.set(window, '__shift', 0);
        new PerformanceObserver((entries) => {
          for (const entry of entries.getEntries()) {
            Reflect.set(window, '__shift', Reflect.get(window, '__shift') + Reflect.get(entry, 'value'));
          }
        }).observe({ type: 'layout-shift' });
      });
      await release();
      await expect(count(page)).toHaveText(/^13-24 /);
      expect(Math.abs((await grid('#produtos [data-card]')) - before)).toBeLessThanOrEqual(1);
      expect(await page.evaluate(() => Reflect.get(window, '__shift'))).toBeLessThan(0.02);
    });
  });
}
