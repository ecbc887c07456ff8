import { expect, type Page, test } from 'playwright/test';
import {
  fetchStore,
  findProductPath,
  type StoredProduct,
  skipWithoutEmbeddedStore,
  storedProducts,
} from './support/embedded-catalogue';
import { openHydrated } from './support/navigation';
import { lensButton, openProduct } from './support/product-page';
import { findServedProduct } from './support/served-page';

test.beforeEach(skipWithoutEmbeddedStore);

type Size = { label: string; estoque: number };
type Detail = {
  conteudo: {
    status: string;
    descricoes: { tabelaMedida: string };
    caracteristicas: { itens: { valor: string }[] }[];
    atributos: { simples?: { valores: Size[] } };
  };
};

const readDetail = async (path: string) =>
  (await fetchStore<Detail>(`url/product/detail?${new URLSearchParams({ url: path })}`)).conteudo;

const sizesOf = ({ atributos }: StoredProduct): Size[] =>
  Array.isArray(atributos) ? [] : ((atributos.simples?.valores ?? []) as Size[]);

/** Rows of a size chart: the size, then front, bridge, lens, height and temple. */
const rowsOf = (chart: string) =>
  [...chart.matchAll(/<tr><th>([^<]+)<\/th><td>(.+?)<\/td><\/tr>/g)].map(([, size = '', cells = '']) => ({
    size,
    cells: cells.split('</td><td>'),
  }));

/** Paths of all products with several sizes. */
async function sizedProducts(): Promise<string[]> {
  const paths = new Set<string>();
  for await (const product of storedProducts())
    if (sizesOf(product).length > 1) paths.add(product.rota.route);
  return [...paths];
}

const NUMBERED = /^\d+$/;

/** Pattern of a size's name: by its front, 'M · 130 mm', if the platform numbers it. */
const nameOf = ({ size, cells }: { size: string; cells: string[] }) =>
  NUMBERED.test(size) ? `[PMG] · ${cells[0]}` : size;

const inStock = ({ atributos }: Detail['conteudo']): string[] =>
  (atributos.simples?.valores ?? []).filter(({ estoque }) => estoque > 0).map(({ label }) => label);

const textOf = (html: string) => html.replace(/<!--.*?-->/g, '');

test('PDP-18, PDP-48: the page of a product with sizes says which size its measurements are for, and no two sizes share them', {
  tag: '@desktop',
}, async ({ request }) => {
  const paths = await sizedProducts();
  expect(paths.length).toBeGreaterThan(30);
  const read = new Set<string>();
  for (const path of paths) {
    const product = await readDetail(path);
    const { status, descricoes, caracteristicas } = product;
    const rows = rowsOf(descricoes.tabelaMedida);
    for (const { size, cells } of rows) {
      const others = rows
        .filter((row) => row.size !== size)
        .flatMap((row) => row.cells.map((text, i) => [i, text]));
      for (const [column, text] of cells.entries())
        expect(others, `${path} ${size}`).not.toContainEqual([column, text]);
    }
    const sheet = caracteristicas.flatMap(({ itens }) => itens).slice(12, 17);
    const shown = rows.find(({ cells }) => cells.join() === sheet.map(({ valor }) => valor).join());
    expect(shown, path).toBeDefined();
    const html = textOf(await (await request.get(path)).text());
    const expectText = (text: string) => expect(html.includes(text), `${path} has ${text}`).toBe(true);
    const sizeNamed = `tamanho ${shown ? nameOf(shown) : ''}`;
    expect(html).toMatch(new RegExp(`Medidas do ${sizeNamed}\\.`));
    expect(html).toMatch(new RegExp(`Medidas \\(${sizeNamed}\\)`));
    for (const text of shown?.cells.slice(0, 4) ?? []) expectText(`<td>${text}</td>`);
    // Products that cannot be bought have no size buttons.
    if (status === 'disponivel') for (const { cells } of rows) expectText(`frente </span>${cells[0]}`);
    const other = rows.find(({ size }) => size !== shown?.size && inStock(product).includes(size));
    // The page of another size is read for one product of each kind of sizes.
    const stock = (product.atributos.simples?.valores ?? []).map(({ estoque }) => estoque > 0);
    const kind = [NUMBERED.test(rows[0]?.size ?? ''), shown && rows.indexOf(shown), stock].join(' ');
    if (!other || status !== 'disponivel' || read.has(kind)) continue;
    read.add(kind);
    const ofOther = await (await request.get(`${path}?tamanho=${encodeURIComponent(other.size)}`)).text();
    const names = textOf(ofOther.replace(/<script.*?<\/script>/gs, '')).matchAll(
      /Medidas \(tamanho ([^)]+)/g,
    );
    for (const [, named] of names)
      expect(named, `${path} in ${other.size}`).toMatch(new RegExp(`^${nameOf(other)}$`));
  }
});

const measures = (page: Page) => page.getByRole('region', { name: 'Medidas', exact: true });

test('PDP-18, PDP-48, A15: choosing P, M or G updates the summary, table, drawing and comparison', {
  tag: '@desktop',
}, async ({ page }) => {
  const path = await findProductPath(
    (product) =>
      product.status === 'disponivel' &&
      sizesOf(product).length === 3 &&
      sizesOf(product).every(({ label, estoque }) => /^[PMG]$/.test(label) && estoque > 0),
  );
  const rows = rowsOf((await readDetail(path)).descricoes.tabelaMedida);
  await openProduct(page, path);
  const faces = page.getByRole('figure').filter({ hasText: 'Imagem ilustrativa, renderizada.' });
  await expect(faces).toHaveCount(0);
  await page.getByText('Serve como os meus óculos?').click();
  await expect(faces.getByRole('img', { name: /^Três bustos/ })).toBeVisible();
  await page.getByLabel('Números gravados por dentro da sua haste').fill('52 18 140');
  await page.getByRole('button', { name: 'Comparar', exact: true }).click();
  for (const { size, cells } of rows) {
    const [front = '', bridge = '', lens = '', height = '', temple = ''] = cells;
    // By keyboard: the panel's upper part may be behind the header, where a click would hit the menu.
    const radio = page.getByRole('radio', { name: `${size} frente ${front}` });
    await radio.press('Space');
    await expect(radio).toBeChecked();
    const engraved = [lens, bridge, temple].map((text) => Number.parseInt(text, 10));
    await expect(
      page.getByRole('link', {
        name: new RegExp(`^Tamanho ([PMG] · )?${size}, (serve|justo|largo): .+ (os|dos) seus óculos$`),
      }),
    ).toBeVisible();
    await expect(
      measures(page).getByText(new RegExp(`^Medidas do tamanho ([PMG] · )?${size}\\.`)),
    ).toBeVisible();
    for (const named of await page.getByRole('heading', { name: /^Medidas \(/ }).allTextContents())
      expect(named).toMatch(new RegExp(`\\(tamanho ([PMG] · )?${size}\\)$`));
    for (const text of [front, bridge, lens, height])
      await expect(measures(page).getByRole('cell', { name: text, exact: true })).toBeVisible();
    await expect(measures(page).locator('svg text', { hasText: new RegExp(`^${front}$`) })).toBeVisible();
    await expect(
      page.getByRole('columnheader', { name: new RegExp(`^Esta \\(([PMG] · )?${size}\\)`) }),
    ).toBeVisible();
    await expect(page.getByRole('row', { name: new RegExp(`^Lente 52 ${engraved[0]} `) })).toBeVisible();
  }
});

test('A-97, PDP-48: a product opened from a listing filtered by P has P selected, at the card’s price', {
  tag: '@desktop',
}, async ({ page }) => {
  // After a click before the listing is hydrated, its canonical link remains in the head.
  await openHydrated(page, '/oculos-de-grau?atributo=tamanho-p&ipp=24');
  const card = page
    .getByRole('article')
    .filter({ has: page.locator('[href*="?tamanho="]') })
    .first();
  const price = await card.locator('strong').first().textContent();
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\.html\?tamanho=(P|\d\d)$/);
  await expect(
    page
      .getByRole('main')
      .getByText(price ?? '', { exact: true })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('radio', { checked: true, name: /frente 1[0-2]\d mm/ })).toBeAttached();
  const canonical = page.locator('link[rel="canonical"]');
  // The listing's canonical link is removed shortly after this one has been added.
  await expect(canonical).toHaveCount(1);
  await expect(canonical).not.toHaveAttribute('href', /tamanho/);
});

test('A-97, PDP-48: an address with a sold-out size says so, legibly, until another size is chosen', {
  tag: '@desktop',
}, async ({ page }) => {
  const soldOut = (product: StoredProduct) => sizesOf(product).find(({ estoque }) => estoque === 0);
  let size = '';
  const path = await findProductPath((product) => {
    size = product.status === 'disponivel' ? (soldOut(product)?.label ?? '') : '';
    return size !== '' && sizesOf(product).some(({ estoque }) => estoque > 0);
  });
  await openProduct(page, `${path}?tamanho=${encodeURIComponent(size)}`);
  const chosen = page.locator('label:has(:checked:disabled)');
  await expect(page.getByText('Esgotado neste tamanho.')).toBeVisible();
  const colours = await chosen.evaluate((label) => {
    const { color, backgroundColor } = getComputedStyle(label);
    return [color, backgroundColor, getComputedStyle(document.body).backgroundColor];
  });
  expect(colours[0]).toBe(colours[2]);
  expect(colours[1]).not.toBe(colours[2]);
  await page.getByRole('radio').and(page.locator(':enabled')).first().check({ force: true });
  await expect(page.getByText('Esgotado neste tamanho.')).toBeHidden();
});

for (const [count, measure] of [
  [1, ''],
  [3, ''],
  [3, 'rosto 138±9'],
] as const)
  test(`PDP-37, TRY-11: the buy button is in the first view of laptops, sizes: ${count}, saved measurement: ${measure || 'none'}`, {
    tag: '@desktop',
  }, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'consentimento', value: 'v2.p0.e0.m0.20260101', url: baseURL ?? '' }]);
    if (measure !== '')
      await page.addInitScript((face) => localStorage.setItem('medidas-atuais', face), measure);
    const path = await findProductPath(
      (product) =>
        product.status === 'disponivel' &&
        product.personalizacoes.length > 0 &&
        sizesOf(product).length === count &&
        sizesOf(product).every(({ estoque }) => estoque > 0),
    );
    await openProduct(page, path);
    if (measure !== '')
      await expect(page.getByRole('radio', { name: /mm (serve|deve servir)/ })).toBeChecked();
    for (const screen of [
      { width: 1366, height: 768 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(screen);
      const { y = 0, height = 0 } = (await lensButton(page).boundingBox()) ?? {};
      expect(height).toBeGreaterThan(0);
      expect(y + height, `${screen.width} px`).toBeLessThanOrEqual(screen.height);
    }
  });

test('PDP-48: Back and a reload restore the chosen size', { tag: '@desktop' }, async ({ page }) => {
  const path = await findProductPath(
    (product) => sizesOf(product).filter(({ estoque }) => estoque > 0).length > 1,
  );
  await openHydrated(page, path);
  const size = page.getByRole('main').getByRole('radio', { checked: false, disabled: false }).first();
  const name = await size.evaluate((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent ?? '');
  await size.check({ force: true });
  const chosen = page
    .getByRole('main')
    .locator('label', { has: page.getByRole('radio', { checked: true }) })
    .first();
  await expect(chosen).toHaveText(name);
  await page.getByRole('navigation', { name: 'Você está em' }).getByRole('link').last().click();
  await expect(page).not.toHaveURL(new RegExp(path));
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(path));
  await expect(chosen).toHaveText(name);
  await page.reload();
  await expect(chosen).toHaveText(name);
});

test('A15: the faces wear sunglasses of the product’s shape', { tag: '@desktop' }, async ({ page }) => {
  await openProduct(page, await findServedProduct(page.request, '/oculos-de-sol?filtro=formato-aviador'));
  await page.getByText('Serve como os meus óculos?').scrollIntoViewIfNeeded();
  await expect(page.getByRole('img', { name: /^Três bustos.*armação aviador de sol/ })).toBeVisible();
});
