import { expect, type Page, test } from 'playwright/test';
import { openHydrated, triggerFirstInteraction } from './support/navigation';
import { NO_PROBLEMS, watchPage } from './support/page-problems';

const LIST = '/oculos-de-sol';
const count = (page: Page) => page.getByText(/Produtos encontrado\(s\)$/);

test.describe('filter sheet of a phone', { tag: '@desktop' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('LIST-18, A11: several filters are selected in the sheet, counted, then applied together', async ({
    page,
  }) => {
    const problems = await watchPage(page);
    await openHydrated(page, LIST);
    const opener = page.getByRole('button', { name: 'Filtrar | Ordenar' });
    await opener.click();
    const sheet = page.getByRole('dialog', { name: 'Filtros' });
    await expect(sheet.getByRole('button', { name: 'Fechar' })).toBeFocused();
    await sheet.getByRole('checkbox', { name: 'Redondo' }).check();
    await sheet.getByRole('checkbox', { name: 'Quadrado' }).check();
    await sheet.getByText('Ordenar: Popularidade').click();
    await sheet.getByRole('radio', { name: 'Menor Preço' }).check();
    const apply = sheet.getByRole('link', { name: /^Ver \d+ produtos$/ });
    await expect(apply).toBeVisible();
    const promised = Number(/\d+/.exec((await apply.textContent()) ?? '')?.[0]);
    // The price ranges are those of the resulting list alone: their counts add up to its products.
    const counts = await sheet
      .getByRole('group', { name: 'Preço' })
      .locator('label > span')
      .allTextContents();
    expect(counts.reduce((sum, each) => sum + Number(each), 0)).toBe(promised);
    await apply.click();
    await expect(page).toHaveURL(/filtro=[^&]*quadrado[^&]*redondo[^&]*&order=/);
    await expect(sheet).toBeHidden();
    await expect(count(page)).toHaveText(new RegExp(`de ${promised} Produtos`));
    await expect(page.getByRole('list', { name: 'Filtros aplicados' }).getByRole('link')).toHaveCount(3);
    expect(problems).toEqual(NO_PROBLEMS);
  });

  test('LIST-18, LIST-38: the sheet’s button counts and applies a typed price, and names one that cannot be read', async ({
    page,
  }) => {
    await openHydrated(page, LIST);
    await page.getByRole('button', { name: 'Filtrar | Ordenar' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filtros' });
    await sheet.getByRole('checkbox', { name: 'Redondo' }).check();
    const highest = sheet.getByRole('textbox', { name: 'Até R$' });
    const apply = sheet.getByRole('link', { name: /^(Ver \d+ produtos?|Contando produtos…)$/ });
    await highest.fill('barato');
    await apply.click();
    await expect(highest).toHaveJSProperty('validationMessage', 'Escreva o preço só com números, como 500.');
    await expect(sheet).toBeVisible();
    await highest.fill('500');
    await apply.click();
    await expect(page).toHaveURL(/filtro=formato-redondo&preco=0-500$/);
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('list', { name: 'Filtros aplicados' })).toContainText('Até R$\u00a0500');
  });

  test('LIST-15: applied filters are highlighted, and the sheet mentions the sort order', async ({
    page,
  }) => {
    await openHydrated(page, '/oculos-de-grau?filtro=formato-redondo');
    const applied = page.getByRole('link', { name: 'Remover Formato: Redondo' });
    await expect(applied).toHaveCSS('background-color', /^oklch/);
    await page.getByRole('button', { name: 'Filtrar | Ordenar' }).click();
    await expect(page.getByRole('heading', { name: 'Filtrar e ordenar' })).toBeVisible();
  });

  test('LIST-25, PDP-57: at 360 px every control of the list is in the window without scrolling sideways', async ({
    page,
  }) => {
    await openHydrated(page, '/oculos-de-grau');
    await triggerFirstInteraction(page);
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      const products = page.getByRole('region', { name: 'Produtos' });
      const bar = ['Agrupar cores', 'Comparar'].map((name) => products.getByLabel(name, { exact: true }));
      for (const control of [products.getByRole('button', { name: 'Filtrar | Ordenar' }), ...bar])
        await expect(control).toBeInViewport({ ratio: 1 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      expect((await products.getByRole('article').first().boundingBox())?.y).toBeLessThanOrEqual(344);
      for (const name of ['Ordenar', 'Por página']) {
        const selector = products.getByRole('combobox', { name });
        await selector.scrollIntoViewIfNeeded();
        await expect(selector).toBeInViewport({ ratio: 1 });
      }
    }
  });
});
