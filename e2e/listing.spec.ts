import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { WITH_PICTURES } from './support/browser';
import { skipWithoutEmbeddedStore } from './support/embedded-catalogue';
import { openHydrated } from './support/navigation';
import { listedCards } from './support/product-page';

test.use(WITH_PICTURES);

const LIST = '/oculos-de-sol';
const cards = (page: Page) => page.locator('#produtos').getByRole('article');
const filters = (page: Page) => page.locator('#filtros');
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

test.describe('listing', () => {
  test('LIST-09 to LIST-11: the description is collapsed to 410 characters, and the button that collapses it again stays in view', {
    tag: '@desktop',
  }, async ({ page }) => {
    await openHydrated(page, LIST);
    const text = page.locator('[data-long] > div').first();
    /** Visible characters, without whitespace between blocks. */
    const shown = () =>
      text.evaluate((element) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        let length = 0;
        while (walker.nextNode()) {
          const { textContent, parentElement } = walker.currentNode;
          if (textContent?.trim() && parentElement?.checkVisibility()) length += textContent.length;
        }
        return length;
      });
    const isFolded = async () => {
      const length = await shown();
      return length > 390 && length <= 410;
    };
    await expect.poll(isFolded).toBe(true);
    expect((await cards(page).first().boundingBox())?.y).toBeLessThan(430);
    await page.getByRole('button', { name: 'ver descrição completa' }).click();
    await expect.poll(shown).toBeGreaterThan(410);
    await page.setViewportSize({ width: 1024, height: 320 });
    const close = page.getByRole('button', { name: 'fechar descrição completa' });
    await expect(close).toBeInViewport();
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect(close).not.toBeInViewport();
  });

  test('A10: on a phone products are near the top, and the filter bar stays in view', async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, 'wide screens show filters next to the list');
    await openHydrated(page, '/oculos-de-grau?ipp=24');
    const first = await cards(page).first().boundingBox();
    expect(first?.y ?? Number.NaN).toBeLessThanOrEqual(344);
    const open = page.getByRole('button', { name: 'Filtrar | Ordenar' });
    // The quick filters, which load later, scroll within the width of the page.
    await expect(open.locator('..').getByRole('link')).not.toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await cards(page).last().scrollIntoViewIfNeeded();
    await expect(open).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[data-repeated]').first()).toBeHidden();
    await page.getByLabel('Agrupar cores').uncheck();
    await expect(page.locator('[data-repeated]').first()).toBeVisible();
  });

  test('A10, A12: grouped colours leave no gap before "Carregar mais", and more models fill the row', {
    tag: '@desktop',
  }, async ({ page }) => {
    await openHydrated(page, LIST);
    const more = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: 'Carregar mais' }) });
    /** Width in px between the last visible card and the end of the row, without the entry that loads more. */
    const gap = () =>
      more.evaluate((entry) => {
        const cards = [...(entry.parentElement?.children ?? [])].filter((item) => item.checkVisibility());
        const card = cards.at(-2)?.getBoundingClientRect();
        const { left, right, top } = entry.getBoundingClientRect();
        const end = entry.parentElement?.getBoundingClientRect().right ?? 0;
        if (!card) return end;
        return top < card.bottom ? Math.max(left - card.right, end - right) : end - card.right;
      });
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(gap).toBeLessThanOrEqual(24);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
    // As on the product's page.
    await expect(listedCards(page).first().getByRole('img').first()).toHaveCSS('filter', 'brightness(0.88)');
    await page.getByRole('link', { name: 'Carregar mais' }).click();
    await expect(listedCards(page)).toHaveCount(24);
    await expect(page.locator('#produtos article :focus')).toBeVisible();
    await expect.poll(gap).toBeLessThanOrEqual(24);
  });

  test('LIST-46, LIST-47, A6: applying a filter shows its products, keeps the focus and announces the count', {
    tag: '@desktop',
  }, async ({ page }) => {
    await openHydrated(page, `${LIST}?ipp=24&order=Menor+Preço`);
    const value = filters(page).getByRole('link', { name: 'Redondo', exact: true });
    await value.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/filtro=formato-redondo&order=Menor\+Pre%C3%A7o&ipp=24$/);
    await expect(filters(page).getByRole('link', { name: 'Redondo', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(filters(page).getByRole('link', { name: 'Redondo', exact: true })).toBeFocused();
    await expect(page.getByText(/^Lista atualizada: 1-\d+ de \d+\.$/)).toHaveRole('status');
  });

  test('LIST-38: a typed price is applied with the next filter', { tag: '@desktop' }, async ({ page }) => {
    await openHydrated(page, LIST);
    const highest = filters(page).getByRole('textbox', { name: 'Até R$' });
    await highest.focus();
    await highest.fill('500');
    await filters(page).getByRole('link', { name: 'Redondo', exact: true }).click();
    await expect(page).toHaveURL(/filtro=formato-redondo&preco=0-500$/);
    await expect(highest).toHaveValue('500');
  });

  test('LIST-02: a long breadcrumb scrolls on a narrow screen without widening the page', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/marcas/garoa-fina/oculos-de-sol/feminino');
    const trail = page.getByRole('navigation', { name: 'Você está em' }).getByRole('list');
    await expect
      .poll(() => trail.evaluate((list) => list.scrollWidth - list.clientWidth))
      .toBeGreaterThan(20);
    /** Right margin minus left margin, in whole px. */
    const lopsided = () =>
      page.getByRole('region', { name: 'Produtos' }).evaluate((list) => {
        const { left, right } = list.getBoundingClientRect();
        return Math.abs(Math.round(320 - left - right));
      });
    await expect.poll(lopsided).toBe(0);
  });

  test('A7: the same choices result in the same address, in any order', { tag: '@desktop' }, async ({
    page,
  }) => {
    for (const order of [
      ['Redondo', 'Metal', 'Quadrado'],
      ['Quadrado', 'Metal', 'Redondo'],
    ]) {
      await openHydrated(page, LIST);
      await filters(page).getByText('Material', { exact: true }).click();
      // As quickly as possible: no click waits for the previous response.
      for (const name of order)
        await filters(page).getByRole('group').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(/\?filtro=formato-quadrado_formato-redondo_material-metal$/);
    }
  });

  test('A9, LIST-29: loading more products updates the displayed range and page, and Back returns to the same place', async ({
    page,
  }) => {
    await openHydrated(page, LIST);
    const range = page.getByText(/^Visualizando/).filter({ visible: true });
    await expect(range).toHaveText(/ 1 - 12 de /);
    await page.getByRole('link', { name: 'Carregar mais' }).click();
    await expect(listedCards(page)).toHaveCount(24);
    await expect(range).toHaveText(/ 1 - 24 de /);
    await expect(page.getByRole('link', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page');
    const card = cards(page).nth(10).getByRole('heading').getByRole('link');
    await card.click({ trial: true });
    const before = await page.evaluate(() => window.scrollY);
    await card.click();
    await expect(page).toHaveURL(/\.html$/);
    await page.goBack();
    await expect(listedCards(page)).toHaveCount(24);
    await expect
      .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before))
      .toBeLessThanOrEqual(50);
  });

  test('LIST-33, LIST-32, CONST-02: page buttons are 44 px wide, and there are five numbers, or three on a phone', async ({
    page,
  }) => {
    await openHydrated(page, `${LIST}?pg=4`);
    const pages = page.getByRole('navigation', { name: 'Paginação' });
    const numbers = pages.getByRole('link', { name: /^Página \d+$/ }).filter({ visible: true });
    await expect(numbers).toHaveCount(isPhone(page) ? 3 : 5);
    for (const number of await numbers.all())
      await expect.poll(async () => (await number.boundingBox())?.width).toBe(44);
  });

  test('the HTML of 36 products is at most 40 KB compressed and contains their data once', {
    tag: '@desktop',
  }, async ({ request }) => {
    const html = await (await request.get(`${LIST}?ipp=36`)).text();
    expect(gzipSync(html).length).toBeLessThanOrEqual(40 * 1024);
    expect(html.split('<article').length - 1).toBe(36);
    const data = html.slice(html.indexOf('self.__next_f'));
    // The data contains its keys once per kind of card, not once per card.
    expect(data.split('picture').length - 1).toBeLessThan(36);
    expect(data).not.toContain('\\"article\\"');
  });

  test('LIST-55: for a single result the server renders near matches', {
    tag: '@desktop',
  }, async ({ page }) => {
    skipWithoutEmbeddedStore();
    await page.goto('/oculos-de-grau?atributo=cor-tartaruga&marca=garoa-fina');
    const near = page.getByRole('region', { name: 'Quase isso' });
    const relaxed = near.getByRole('link', { name: /^Sem “.+”: ver os \d+ produtos$/ });
    await expect(relaxed).toHaveText([/^Sem “Tartaruga”/, /^Sem “Garoa Fina”/]);
    await expect(near.getByRole('article')).not.toHaveCount(0);
    await expectAccessible(page);
    for (const link of await relaxed.all()) {
      const status = await page.evaluate(
        async (href) => (await fetch(href)).status,
        (await link.getAttribute('href')) ?? '',
      );
      expect(status).toBe(200);
    }
  });

  test('LIST-49: a page number past the end returns 404', { tag: '@desktop' }, async ({ request }) => {
    expect((await request.get(`${LIST}?pg=999`)).status()).toBe(404);
  });
});

test.describe('listing without JavaScript', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('A6, A12: filters, sorting, page links and text work without JavaScript', async ({ page }) => {
    await page.goto(LIST);
    await expect(page.getByText('primeira troca gratuita')).toBeVisible();
    await filters(page).getByText('Material', { exact: true }).click();
    await filters(page).getByRole('link', { name: 'Acetato', exact: true }).click();
    await expect(page).toHaveURL(/filtro=material-acetato$/);
    await page.getByRole('combobox', { name: 'Ordenar' }).selectOption('Menor Preço');
    await page.getByRole('button', { name: 'Aplicar' }).first().click();
    await expect(page).toHaveURL(/order=Menor/);
    await page.getByRole('link', { name: 'Próxima página' }).click();
    await expect(page).toHaveURL(/filtro=material-acetato&order=.*&pg=2/);
    await expect(cards(page).first()).toBeVisible();
    await page.getByRole('link', { name: 'Remover Material: Acetato' }).click();
    await expect(page).not.toHaveURL(/filtro/);
  });

  test('LIST-38: a custom price range filters the list and can be removed', async ({ page }) => {
    await page.goto(`${LIST}?filtro=material-acetato`);
    const form = page.getByRole('form', { name: 'Faixa de preço' });
    await form.getByLabel('De R$').fill('300');
    await form.getByLabel('Até R$').fill('600');
    await form.getByRole('button', { name: 'Ver' }).click();
    await expect(page).toHaveURL(/\?filtro=material-acetato&preco=300-600$/);
    await expect(form.getByLabel('Até R$')).toHaveValue('600');
    await expect(cards(page).first()).toBeVisible();
    await page.getByRole('link', { name: /^Remover Preço: R\$\s300 a R\$\s600$/ }).click();
    await expect(page).toHaveURL(/\?filtro=material-acetato$/);
  });
});
