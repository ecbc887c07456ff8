import { expect, type Page } from 'playwright/test';
import { findProductPath, skipWithoutEmbeddedStore } from './support/embedded-catalogue';
import { openHydrated } from './support/navigation';
import { cartDialog } from './support/product-page';
import { readServed } from './support/served-page';
import { test } from './support/storefront-test';

const FACE = 'rosto 129±9';
const GRAU = '/oculos-de-grau?ipp=24';

/** Everything that the browser sends while `visit` runs: addresses, bodies and cookies. */
async function sentDuring(page: Page, visit: () => Promise<void>): Promise<string[]> {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { cookie = '' } = request.headers();
    sent.push(decodeURIComponent(request.url()), request.postData() ?? '', cookie);
  });
  await visit();
  return sent;
}

/** A product that can be bought, with fronts in P, M and G, all in stock. */
const findSizedByLetters = () =>
  findProductPath(({ status, atributos }) => {
    const values = (Array.isArray(atributos) ? undefined : atributos.simples)?.valores ?? [];
    const sizes = values as { label: string; estoque: number }[];
    const isOffered = sizes.every(({ label, estoque }) => /^[PMG]$/.test(label) && estoque > 0);
    return status === 'disponivel' && sizes.length === 3 && isOffered;
  });

const keepFace = (page: Page) =>
  page.addInitScript((face) => localStorage.setItem('medidas-atuais', face), FACE);

test.describe('the shopper’s measurements', () => {
  test('TRY-11, TRY-12: measurements of the current glasses are saved, used in listings, never sent, and deleted with one click', async ({
    page,
  }) => {
    const sent = await sentDuring(page, async () => {
      await page.goto('/minha-medida');
      await page.getByLabel('Números gravados por dentro da sua haste').fill('44 17 143');
      await page.getByRole('button', { name: 'Guardar neste aparelho' }).click();
      await expect(page.getByText('O tamanho P deve servir em você.')).toBeVisible();
      await page.goto(GRAU);
      await expect(page.getByRole('article').getByText('deve servir', { exact: true }).first()).toBeVisible();
      const badges = page.locator('[data-fit]').filter({ visible: true });
      expect(
        await badges.evaluateAll((all) => all.filter((fit) => fit.scrollWidth > fit.clientWidth)),
      ).toEqual([]);
      await expect(page.getByRole('link', { name: /^\d+ podem servir em você$/ })).toBeVisible();
      await page.goto('/minha-medida');
      await page.getByRole('button', { name: 'Esquecer a minha medida' }).click();
      await expect(page.getByRole('button', { name: 'Esquecer a minha medida' })).toBeHidden();
      expect(await page.evaluate(() => localStorage.getItem('medidas-atuais'))).toBeNull();
    });
    expect(sent.filter((text) => /44\D{1,3}17\D{1,3}143|medidas-atuais|tamanho-p/.test(text))).toEqual([]);
  });

  test('TRY-12, LIST-18: for a face between two sizes, the first filter selects both', async ({ page }) => {
    await keepFace(page);
    await page.goto(GRAU);
    await page.getByRole('link', { name: 'Podem servir em você: P e M' }).click();
    const applied = page.getByRole('list', { name: 'Filtros aplicados' });
    await expect(applied.getByRole('link', { name: /^Remover Tamanho/ })).toHaveCount(2);
    await expect(page).toHaveURL(/tamanho-p/);
    await expect(page.getByText(/\b(justo|largo)( em você)?$/)).toHaveCount(0);
  });

  test('TRY-11, PDP-48: the size that fits is preselected, and the page says why', {
    tag: '@desktop',
  }, async ({ page }) => {
    await keepFace(page);
    skipWithoutEmbeddedStore();
    await page.goto(await findSizedByLetters());
    await expect(
      page.getByRole('group', { name: / (serve( melhor)?|deve servir) em você, pela sua medida$/ }),
    ).toBeVisible();
    await expect(page.getByRole('radio', { name: /mm (serve|deve servir)/ })).toBeChecked();
  });

  test('TRY-12, CART-01: size options, the bag and the comparison show how a frame fits', {
    tag: '@desktop',
  }, async ({ page }) => {
    await keepFace(page);
    skipWithoutEmbeddedStore();
    const path = await findSizedByLetters();
    await openHydrated(page, path);
    await expect(page.getByRole('radio', { name: /mm (serve|deve servir)/ })).toHaveCount(1);
    await page
      .getByRole('button', { name: /^(Adicionar à sacola|Comprar só a armação)/ })
      .filter({ visible: true })
      .first()
      .click();
    await expect(cartDialog(page).getByRole('listitem').first()).toContainText(/(serve|deve servir) em você/);
    await page.goto(`/comparar#${path}`);
    await expect(page.getByRole('row', { name: /^Para você (serve|justo|largo|deve)/ })).toBeVisible();
  });

  test('TRY-11, SEARCH-06: suggestions show the price of the size that the results show', {
    tag: '@desktop',
  }, async ({ page }) => {
    skipWithoutEmbeddedStore();
    await page.addInitScript(() => localStorage.setItem('medidas-atuais', 'rosto 122±3'));
    await openHydrated(page, '/busca?busca=buriti');
    const card = page.getByRole('article').filter({ hasText: 'Buriti Tartaruga' }).first();
    await expect(card).toContainText('serve em você');
    const price = await card.locator('strong').first().textContent();
    await page.getByRole('button', { name: 'Abrir busca' }).filter({ visible: true }).first().click();
    await page.getByRole('banner').getByLabel('Buscar na loja').fill('buriti tart');
    const suggestion = page.getByRole('option', { name: /Buriti Tartaruga/ });
    await expect(suggestion.locator('strong')).toHaveText(price ?? '');
  });

  test('TRY-12, SEARCH-01: a search for “rosto pequeno” (small face) filters by size', {
    tag: '@desktop',
  }, async ({ request }) => {
    const main = (await readServed(request, '/busca?busca=redondo%20rosto%20pequeno'))('main').text();
    expect(main).toMatch(/mostramos as armações de tamanho P/i);
    expect(main).toContain('Remover Tamanho');
  });

  test('SEARCH-13: a search for “pequena ate 400” (small, up to 400) filters by size and price', {
    tag: '@desktop',
  }, async ({ request }) => {
    const path = '/busca?busca=armacao%20redonda%20tartaruga%20feminina%20pequena%20ate%20400';
    const main = (await readServed(request, path))('main').text();
    expect(main).toMatch(/mostramos as armações de tamanho P .*até R\$\s400\b/i);
    expect(main).toContain('Remover Tamanho');
    expect(main).toMatch(/Remover Preço: Até R\$\s400/);
    expect(main).toContain('1-1 de 1 Produtos encontrado(s)');
  });

  test('TRY-11: without measurements a listing shows no fit, only a link to enter them', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto(GRAU);
    await expect(page.getByText(/serve[mr]? em você/)).toHaveCount(0);
    await page.getByRole('link', { name: 'Serve em mim?' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Minha medida' })).toBeVisible();
  });
});
