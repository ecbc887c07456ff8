import { expect, type Page, type Request, type Route, test } from 'playwright/test';
import { skipWithoutEmbeddedStore } from './support/embedded-catalogue';
import { expectNoLayoutShift, watchLaterShifts } from './support/layout-shift';
import { holdRequests, openHydrated, waitForHydration } from './support/navigation';
import { cartDialog, listedCards } from './support/product-page';

const LIST = '/oculos-de-sol';
const cards = (page: Page) => page.locator('#produtos').getByRole('article');
const filters = (page: Page) => page.locator('#filtros');
const count = (page: Page) => page.getByText(/Produtos encontrado\(s\)$/);
const filtersOf = (request: Request) => new URL(request.url()).searchParams.get('filtro');

/** Holds the router's page requests until `release` is called; `ended` lists the cancelled ones. */
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
    /** Continues all held requests, ignoring those that the browser has cancelled. */
    release: () => Promise.all(held.map((route) => route.continue().catch(() => undefined))),
  };
}

test.describe('changes to a listing', { tag: '@desktop' }, () => {
  test('A10: if only other colours are left, the list ends, and goes on once colours are ungrouped', async ({
    page,
  }) => {
    skipWithoutEmbeddedStore();
    await openHydrated(page, '/oculos-de-grau?filtro=formato-redondo');
    await expect(page.getByText(/^Você viu todos os modelos/)).toBeVisible();
    const more = page.getByRole('link', { name: 'Carregar mais' });
    const pages = page.getByRole('navigation', { name: 'Paginação' });
    await expect(more).toBeHidden();
    await expect(pages).toBeHidden();
    await page.getByLabel('Agrupar cores').uncheck();
    await expect(page.getByText(/^Você viu todos os modelos/)).toBeHidden();
    await expect(pages).toBeVisible();
    await more.click();
    await expect(cards(page).filter({ visible: true })).toHaveCount(14);
  });

  test('LIST-39, LIST-46: choices made while a request is pending are combined, and that request is cancelled', async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await openHydrated(page, LIST);
    const { held, ended, release } = await holdPages(page);
    const value = (name: string) => filters(page).getByRole('link', { name, exact: true });
    await value('Quadrado').click();
    await expect(value('Quadrado')).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => held.length).toBe(1);
    await page.getByRole('combobox', { name: 'Ordenar' }).selectOption('Menor Preço');
    await expect.poll(() => held.length).toBe(2);
    await expect.poll(() => ended).toEqual(['formato-quadrado']);
    await page.getByRole('combobox', { name: 'Por página' }).selectOption('24');
    await expect.poll(() => held.length).toBe(3);
    await release();
    await expect(page).toHaveURL(/\?filtro=formato-quadrado&order=Menor\+Pre%C3%A7o&ipp=24$/);
    await expect(page.getByRole('link', { name: 'Remover Formato: Quadrado' })).toBeVisible();
    await expect(count(page)).toHaveText(/^1-24 /);
    expect(held).toHaveLength(3);
    expect(errors).toEqual([]);
    await page.unroute(/[?&]_rsc=/);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${LIST}$`));
    await expect(page.getByRole('list', { name: 'Filtros aplicados' })).toHaveCount(0);
    await expect(value('Quadrado')).not.toHaveAttribute('aria-current');
    await expect(cards(page).first()).toBeVisible();
  });

  test('LIST-21: two values of a filter selected before the response both apply, and a deselected one does not', async ({
    page,
  }) => {
    await openHydrated(page, LIST);
    const { held, release } = await holdPages(page);
    const value = (name: string) => filters(page).getByRole('link', { name, exact: true });
    const chip = (name: string) => page.getByRole('link', { name: `Remover Formato: ${name}` });
    await value('Redondo').click();
    await expect.poll(() => held.length).toBe(1);
    await value('Quadrado').click();
    await value('Gatinho').click();
    await value('Gatinho').click();
    for (const name of ['Redondo', 'Quadrado']) {
      await expect(value(name)).toHaveAttribute('aria-current', 'true');
      await expect(chip(name)).toBeVisible();
    }
    await expect(value('Gatinho')).not.toHaveAttribute('aria-current');
    expect(held).toHaveLength(1);
    await release();
    await expect.poll(() => held.length).toBe(2);
    await release();
    await expect(page).toHaveURL(/\?filtro=formato-quadrado_formato-redondo$/);
    await expect(page.locator('#produtos [aria-busy="true"]')).toHaveCount(0);
    await expect(chip('Redondo')).toBeVisible();
    await expect(chip('Quadrado')).toBeVisible();
    await page.unroute(/[?&]_rsc=/);
    await chip('Redondo').click();
    await expect(page).toHaveURL(/\?filtro=formato-quadrado$/);
  });

  test('A12: loading more products updates the page number in the address; Back, reload and page links agree with it', async ({
    page,
  }) => {
    await openHydrated(page, `${LIST}?filtro=material-acetato`);
    const entries = await page.evaluate(() => window.history.length);
    const first = await cards(page).first().getByRole('heading').textContent();
    await page.getByRole('link', { name: 'Carregar mais' }).click();
    await expect(listedCards(page)).toHaveCount(24);
    await expect(count(page)).toHaveText(/^1-24 /);
    await expect(page).toHaveURL(/\?filtro=material-acetato&pg=2$/);
    await expect.poll(() => page.evaluate(() => window.history.length)).toBe(entries);
    await expect(cards(page).first().getByRole('heading')).toHaveText(first ?? '');
    await cards(page).last().getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\.html$/);
    await page.goBack();
    await expect(page).toHaveURL(/\?filtro=material-acetato&pg=2$/);
    await expect(listedCards(page)).toHaveCount(24);
    await cards(page).last().scrollIntoViewIfNeeded();
    await page.reload();
    await waitForHydration(page);
    await expect(listedCards(page)).toHaveCount(12);
    await expect(cards(page).first()).toBeInViewport();
    await page.getByRole('link', { name: 'Página anterior' }).click();
    await expect(count(page)).toHaveText(/^1-12 /);
    await page.getByRole('link', { name: 'Página 2', exact: true }).click();
    await expect(count(page)).toHaveText(/^13-24 /);
    await expect(listedCards(page)).toHaveCount(12);
    await page.reload();
    await expect(count(page)).toHaveText(/^13-24 /);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /pg=2/);
  });
});

/** While the sheet is open, the page around it cannot be used; afterwards it must be usable again. */
async function expectUsablePage(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Carrinho/ }).click();
  await expect(cartDialog(page)).toBeVisible();
}

test.describe('the filter sheet', { tag: '@desktop' }, () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('LIST-16, A11: the page that Back shows instead of the open sheet can be used', async ({ page }) => {
    await openHydrated(page, LIST);
    await page.getByRole('link', { name: 'Próxima página' }).click();
    await expect(count(page)).toHaveText(/^13-24 /);
    await page.getByRole('button', { name: 'Filtrar | Ordenar' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filtros' });
    await expect(sheet.getByRole('checkbox', { name: 'Redondo' })).toBeVisible();
    await page.goBack();
    await expect(count(page)).toHaveText(/^1-12 /);
    await expect(sheet).toBeHidden();
    await expectUsablePage(page);
  });

  test('LIST-16, A11: the page can be used after the sheet was opened twice before its code arrived', async ({
    page,
  }) => {
    await openHydrated(page, LIST);
    const release = await holdRequests(page, /\/_next\/static\/.*\.js/);
    const open = page.getByRole('button', { name: 'Filtrar | Ordenar' });
    const sheet = page.getByRole('dialog', { name: 'Filtros' });
    await open.click();
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await open.click();
    await expect(sheet.getByRole('link', { name: 'Redondo' })).toBeVisible();
    release();
    await expect(sheet.getByRole('checkbox', { name: 'Redondo' })).toBeVisible();
    await sheet.getByRole('button', { name: 'Fechar' }).click();
    await expect(sheet).toBeHidden();
    await expectUsablePage(page);
  });

  test('LIST-18, LIST-39: the sheet opens with the pending choices, and closing it unchanged keeps them', async ({
    page,
  }) => {
    await openHydrated(page, `${LIST}?filtro=material-acetato`);
    const { held, release } = await holdPages(page);
    const open = page.getByRole('button', { name: 'Filtrar | Ordenar' });
    const sheet = page.getByRole('dialog', { name: 'Filtros' });
    const material = sheet
      .getByRole('group')
      .filter({ hasText: /^Material/ })
      .first();
    /** At first only the first four filters are open, and those with a selected value. */
    const openMaterial = async () => {
      await open.click();
      await expect(sheet.getByRole('checkbox', { name: 'Redondo' })).toBeVisible();
      if (!(await material.evaluate((group) => group.hasAttribute('open'))))
        await material.getByText('Material', { exact: true }).first().click();
    };
    await page.getByRole('link', { name: 'Remover Material: Acetato' }).click();
    await expect.poll(() => held.length).toBe(1);
    await openMaterial();
    await expect(sheet.getByRole('checkbox', { name: 'Acetato', exact: true })).not.toBeChecked();
    await sheet.getByRole('button', { name: 'Fechar' }).click();
    await expect.poll(() => held.length).toBe(2);
    await openMaterial();
    await sheet.getByRole('checkbox', { name: 'Metal', exact: true }).check();
    await sheet.getByRole('link', { name: /^Ver \d+ produtos?$/ }).click();
    await expect(sheet).toBeHidden();
    await expect.poll(() => held.length).toBe(3);
    await release();
    await expect(page).toHaveURL(/\?filtro=material-metal$/);
    await expect(page.getByRole('link', { name: 'Remover Material: Metal' })).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
  });
});

for (const width of [390, 1440]) {
  test.describe(`placeholders at ${width} px`, { tag: '@desktop' }, () => {
    test.use({ viewport: { width, height: 900 } });

    test('LIST-01, A13: eight placeholders appear, each the size of a card, and nothing shifts when the cards load', async ({
      page,
    }) => {
      await openHydrated(page, LIST);
      /** Width, height and picture height; of real cards the shortest, because a long name adds a line. */
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
      const [usual = []] = await boxes('#produtos li:not([data-repeated]) [data-card]');
      /** The end of the list, not of the page, because content below the list loads when the list shrinks. */
      const end = () =>
        page.locator('#produtos').evaluate((list) => list.getBoundingClientRect().bottom + window.scrollY);
      const long = await end();
      const { release } = await holdPages(page);
      await page.getByRole('link', { name: 'Página 2', exact: true }).click();
      await expect(page.locator('#produtos [aria-busy="true"] > ul > li')).toHaveCount(8);
      await expect(cards(page).filter({ visible: true })).toHaveCount(0);
      expect(Math.abs((await end()) - long)).toBeLessThanOrEqual(1);
      const amounts = await boxes('#produtos [data-skeleton] :is(strong, p) > span');
      expect(Math.min(...amounts.map(([inline = 0]) => inline)), 'prices have placeholders').toBeGreaterThan(
        40,
      );
      for (const box of await boxes('#produtos [data-skeleton]')) {
        for (const [index, px] of box.entries())
          expect(Math.abs(px - (usual[index] ?? 0))).toBeLessThanOrEqual(1);
      }
      /** Relative to the page, so that the result does not depend on scrolling. */
      const grid = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((card) => card.getBoundingClientRect().y + window.scrollY);
      const before = await grid('#produtos [data-skeleton]');
      await watchLaterShifts(page);
      await release();
      await expect(count(page)).toHaveText(/^13-24 /);
      expect(Math.abs((await grid('#produtos [data-card]')) - before)).toBeLessThanOrEqual(1);
      await expectNoLayoutShift(page);
    });
  });
}

test.describe('more products on a phone', { tag: '@desktop' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('A9: the first product that "Carregar mais" adds is in view', async ({ page }) => {
    await openHydrated(page, LIST);
    const button = page.getByRole('link', { name: 'Carregar mais' });
    const top = () => page.evaluate(() => window.scrollY);
    // So high that only content below the button could keep its place.
    await button.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 250));
    const before = await top();
    await button.tap();
    await expect(listedCards(page)).toHaveCount(24);
    await expect(page.locator('article a:focus')).toBeInViewport();
    expect(Math.abs((await top()) - before)).toBeLessThan(50);
  });
});
