import { expect, type Locator, test } from 'playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './support/axe';
import { WITH_PICTURES } from './support/browser';
import {
  findLensProduct,
  findProductPath,
  findSizedProduct,
  type StoredProduct,
  skipWithoutEmbeddedStore,
} from './support/embedded-catalogue';
import { expectNoLayoutShift, watchLayoutShifts } from './support/layout-shift';
import { openHydrated } from './support/navigation';
import { findProductWithPictures, openProduct, sizeRadios } from './support/product-page';

test.use(WITH_PICTURES);

test.beforeEach(async ({ context, baseURL }) => {
  skipWithoutEmbeddedStore();
  // A saved consent choice, so that the banner covers nothing.
  await context.addCookies([{ name: 'consentimento', value: 'v2.p0.e0.m0.20260101', url: baseURL ?? '' }]);
});

const colours = ({ atributos }: StoredProduct) =>
  Array.isArray(atributos)
    ? 0
    : ((atributos as { unico?: { valores: unknown[] } }).unico?.valores.length ?? 0);
const simple = () =>
  findProductPath(
    ({ status, atributos, ...rest }) =>
      status === 'disponivel' &&
      (Array.isArray(atributos) || !atributos.simples) &&
      (rest as { personalizacoes?: unknown[] }).personalizacoes?.length === 0,
  );

/** The cart truncates longer names. */
const CART_NAME = 37;

/** 'R$ 1.234,56' as a number. */
const amountIn = (text: string | null) =>
  Number(
    /R\$\s?([\d.]+,\d{2})/
      .exec(text ?? '')?.[1]
      ?.replaceAll('.', '')
      .replace(',', '.'),
  );

test('PDP-20, PDP-44, CONST-05: features have two columns above 1024 px; three colours are in view, five from 1024 px', {
  tag: '@desktop',
}, async ({ page }) => {
  await openProduct(
    page,
    await findProductPath((product) => product.status === 'disponivel' && colours(product) >= 6),
  );
  const features = page.getByRole('region', { name: 'Características' }).locator('dl').first();
  const row = page.getByRole('region', { name: 'Mais cores' }).getByRole('list');
  const inView = () =>
    row.evaluate((list) =>
      Math.round(list.clientWidth / (list.firstElementChild?.getBoundingClientRect().width ?? 1)),
    );
  for (const [width, columns, shown] of [
    [1280, '2', 5],
    [1024, '1', 5],
    [1023, '1', 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(features).toHaveCSS('column-count', columns);
    await expect.poll(inView).toBe(shown);
  }
});

test('PDP-44: colours keep their width while their pictures load', {
  tag: '@desktop',
}, async ({ page }) => {
  const path = await findProductPath((product) => product.status === 'disponivel' && colours(product) === 4);
  await page.route('**/upload/produto/**', (route) => route.abort());
  await openProduct(page, path);
  const area = page.getByRole('region', { name: 'Mais cores' });
  const width = (part: Locator) => part.evaluate((element) => element.clientWidth);
  // The row ends with the gap after its last colour.
  expect(await width(area.getByRole('list'))).toBeGreaterThanOrEqual(await width(area));
});

test('PDP-13, PDP-41: at 768 px a brand of three words is on one line, next to or above the place of the rating', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await openProduct(
    page,
    await findProductPath(
      (product) =>
        product.status === 'disponivel' &&
        (product as { marca?: { nome: string } }).marca?.nome === 'Prumo & Fio' &&
        ((product as { avaliacao?: { quantidade: number } }).avaliacao?.quantidade ?? 0) > 0,
    ),
  );
  const brand = page.getByRole('main').getByRole('link', { name: 'Prumo & Fio', exact: true }).first();
  expect((await brand.boundingBox())?.height).toBeLessThan(30);
});

test('PDP-43: the dot of a colour without a photo is shown whole, smaller than its tile', {
  tag: '@desktop',
}, async ({ page }) => {
  type Colour = { produto: { midias: { imagens?: unknown[] } } | null };
  const isDot = ({ produto }: Colour) => (produto?.midias.imagens ?? []).length === 0;
  await openProduct(
    page,
    await findProductPath(({ status, atributos }) => {
      if (status !== 'disponivel' || Array.isArray(atributos)) return false;
      const values = (atributos as { unico?: { valores: Colour[] } }).unico?.valores ?? [];
      return values.length > 1 && values.some(isDot) && !values.every(isDot);
    }),
  );
  const dot = page.getByRole('region', { name: 'Mais cores' }).locator('[data-swatch]').first();
  await expect(dot).toHaveCSS('object-fit', 'contain');
  await expect(dot).not.toHaveCSS('padding-top', '0px');
});

test('PDP-38, PDP-39, CONST-10: the buy bar is visible below 768 px and changes after 60 px of scrolling', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await openProduct(page, await findLensProduct('one'));
  const buy = page.getByRole('button', { name: /^Comprar com lentes/ }).filter({ visible: true });
  await expect(buy).toHaveCount(1);
  // Lower, so that the panel's button, which replaces the bar, stays out of view.
  await page.setViewportSize({ width: 767, height: 760 });
  await expect(buy).toHaveCount(2);
  const bar = page.locator('[data-scrolled]');
  await page.evaluate(() => window.scrollTo(0, 59));
  await expect(bar).toHaveAttribute('data-scrolled', 'false');
  const buttons = await bar.getByRole('button').evaluateAll((both) => both.map((one) => one.clientWidth));
  expect(buttons, 'with lenses, or the frame alone').toHaveLength(2);
  const room = await bar.evaluate((element) => {
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
    return element.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
  });
  await expect(bar.getByText('no PIX, ou')).toBeVisible();
  expect((buttons[0] ?? 0) + (buttons[1] ?? 0), 'the buttons fill the bar').toBeGreaterThan(0.9 * room);
  expect(room).toBeGreaterThan(0.8 * 767);
  await page.evaluate(() => window.scrollTo(0, 61));
  await expect(bar).toHaveAttribute('data-scrolled', 'true');
});

test('L8, B4: card, page, structured data, social tags and cart have the same price', {
  tag: '@desktop',
}, async ({ page }) => {
  const path = await simple();
  await openProduct(page, path);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const panel = page.locator('p').filter({ hasText: 'à vista no PIX' }).first();
  const pix = amountIn(await panel.textContent());
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = JSON.parse(scripts.find((text) => text.includes('"@type":"Product"')) ?? '{}') as {
    offers: { price: string };
  };
  const price = Number(data.offers.price);
  await expect(page.locator('meta[property="product:price:amount"]')).toHaveAttribute(
    'content',
    data.offers.price,
  );
  await expect(
    page.getByText(`ou ${price.toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' })} em`),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Adicionar à sacola' }).filter({ visible: true }).first().click();
  const line = page
    .getByRole('dialog', { name: 'Seu carrinho' })
    .getByRole('listitem')
    .filter({ hasText: name.slice(0, CART_NAME) });
  await expect(line).toContainText(price.toLocaleString('pt-BR', { minimumFractionDigits: 2 }));
  await openHydrated(page, `/busca?busca=${encodeURIComponent(name)}`);
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
  expect(amountIn(await card.locator('strong').first().textContent())).toBe(pix);
});

test('D1, PDP-41, REVIEW-26: the first picture loads first, and nothing shifts when the rating appears after about 3 s', async ({
  page,
  request,
}) => {
  const path = await findProductPath(
    (product) =>
      product.status === 'disponivel' &&
      ((product as { avaliacao?: { quantidade: number } }).avaliacao?.quantidade ?? 0) > 0,
  );
  const html = await (await request.get(path)).text();
  const first = /<img[^>]*fetchPriority="high"[^>]*>/i.exec(html)?.[0] ?? '';
  expect(first).toMatch(/width="960"/);
  expect(first).toMatch(/height="720"/);
  const candidates = (/srcSet="([^"]*)"/i.exec(first)?.[1] ?? '').split(', ').map((one) => one.split(' '));
  expect(candidates).toHaveLength(4);
  for (const [address = '', stated] of candidates) {
    const { width } = await sharp(await (await request.get(address)).body()).metadata();
    expect(stated).toBe(`${width}w`);
  }
  expect(first).not.toMatch(/loading="lazy"/);
  await watchLayoutShifts(page);
  await openProduct(page, path);
  const name = page.getByRole('heading', { level: 1 });
  const place = await name.boundingBox();
  const rating = page.getByRole('link', { name: /avaliaç/ });
  await expect(rating).toBeVisible();
  // The delay counts from the first paint, and does not wait for scripts.
  await expect(rating).toHaveCSS('animation', /2\.5s .*backwards/);
  expect(await name.boundingBox(), 'the late rating moves nothing').toEqual(place);
  for (const part of [0.3, 0.6, 1]) {
    await page.evaluate((share) => window.scrollTo(0, document.body.scrollHeight * share), part);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  }
  await expectNoLayoutShift(page);
});

test.describe('a product page before hydration', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('PDP-37, DESIGN-28: before hydration the buy button adds the product to the store’s own cart', async ({
    page,
  }) => {
    await page.goto(await simple());
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await page.getByRole('button', { name: 'Adicionar à sacola' }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/\/checkout\/carrinho/);
    await expect(page.getByText(name)).toBeVisible();
  });

  test('PDP-48, DESIGN-28: before hydration the browser requires a size, and the chosen size is added to the cart', async ({
    page,
  }) => {
    await page.goto(await findSizedProduct());
    const path = page.url();
    for (const radio of await sizeRadios(page).and(page.locator(':checked')).all())
      await expect(radio).toBeEnabled();
    const free = sizeRadios(page).and(page.locator(':enabled'));
    const buy = page.getByRole('button', { name: 'Adicionar à sacola' }).filter({ visible: true }).first();
    if ((await sizeRadios(page).and(page.locator(':checked')).count()) === 0) {
      await buy.click();
      expect(page.url()).toBe(path);
    }
    await free.last().press('Space');
    const value = (await free.last().getAttribute('value')) ?? '';
    const label = free.last().locator('..');
    // The label is a letter, 'M', and the width of the front.
    const text = (await label.locator('span').first().textContent()) ?? '';
    const [size = '', front] = text.split(' frente ');
    await buy.click();
    await page.waitForURL(/\/checkout\/carrinho/);
    expect(value).toMatch(/^\d+-\d+-\d+-\d+-\d+$/);
    await expect(page.getByText(new RegExp(`^Tamanho: ${size}(?: · ${front})?$`))).toBeVisible();
  });

  test('PDP-04, DESIGN-28: before hydration pictures, instalments, texts and reviews are all there', async ({
    page,
  }) => {
    await page.goto(await findProductWithPictures(4));
    await page.getByText('Ver todas as parcelas').click();
    await expect(page.getByRole('columnheader', { name: 'Juros' })).toBeVisible();
    await page.locator('a[href="#foto-3"]').click();
    await expect(page).toHaveURL(/#foto-3$/);
    for (const name of ['Descrição', 'Características', 'Perguntas e respostas', 'Avaliações do produto'])
      await expect(page.getByRole('heading', { name })).toBeVisible();
  });
});

for (const status of ['disponivel', 'indisponivel', 'sobConsulta'] as const) {
  test(`L12: a product that is ${status} passes axe on a phone and a wide screen, and fits the widths in between`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await openProduct(page, await findProductPath((product) => product.status === status));
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      if (width !== 768) await expectAccessible(page);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width);
    }
  });
}

test('A23, L10: with consent, recently viewed products are shown and can be cleared', {
  tag: '@desktop',
}, async ({ page, baseURL }) => {
  const allowed = { name: 'consentimento', value: 'v2.p1.e0.m0.20260101', url: baseURL ?? '' };
  await page.context().addCookies([allowed]);
  await openProduct(page, await findProductWithPictures(4));
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const stored = () => page.evaluate(() => localStorage.getItem('vistos-recentemente'));
  // The part of the page that records it becomes interactive after the rest.
  await expect.poll(stored).toContain(name);
  await openProduct(page, await findProductWithPictures(9));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const recentlyViewed = page.getByRole('region', { name: 'Vistos recentemente' });
  await expect(recentlyViewed.getByRole('link', { name })).toBeVisible();
  await recentlyViewed.getByRole('button', { name: 'Limpar' }).click();
  await expect(recentlyViewed).toHaveCount(0);
  await expect.poll(stored).toBeNull();
});
