import { expect, type Page, test } from 'playwright/test';
import { expectAccessible } from './support/axe';
import {
  needsEmbeddedCatalogue,
  productPath,
  type StoredProduct,
  sizedProduct,
} from './support/embedded-catalogue';
import { expectFocusSeen, tabTo } from './support/focus';

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });
test.beforeEach(async ({ context, baseURL }) => {
  needsEmbeddedCatalogue();
  // Asked and answered: the question about cookies would lie over what is pressed.
  await context.addCookies([{ name: 'consentimento', value: 'v1.e0.m0', url: baseURL ?? '' }]);
});

type Pictured = StoredProduct & { midias: { imagens?: unknown[] }; estoque: number };

const pictures = (product: StoredProduct) => (product as Pictured).midias.imagens?.length ?? 0;
const withPictures = (count: number) =>
  productPath((product) => product.status === 'disponivel' && pictures(product) === count);
const colours = ({ atributos }: StoredProduct) =>
  Array.isArray(atributos)
    ? 0
    : ((atributos as { unico?: { valores: unknown[] } }).unico?.valores.length ?? 0);
const simple = () =>
  productPath(
    ({ status, atributos, ...rest }) =>
      status === 'disponivel' &&
      (Array.isArray(atributos) || !atributos.simples) &&
      (rest as { personalizacoes?: unknown[] }).personalizacoes?.length === 0,
  );

/** The cart cuts longer names. */
const CART_NAME = 37;

/** 'R$ 1.234,56' as a number. */
const amountIn = (text: string | null) =>
  Number(
    /R\$\s?([\d.]+,\d{2})/
      .exec(text ?? '')?.[1]
      ?.replaceAll('.', '')
      .replace(',', '.'),
  );

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('PDP-07, PDP-08, CONST-13: five thumbnails have arrows, which scroll by 218 px, on a phone by 83', async ({
  page,
  isMobile,
}) => {
  await open(page, await withPictures(9));
  const next = page.getByRole('button', { name: 'Avançar miniaturas' });
  const row = page.getByRole('list').filter({ has: page.locator('a[href="#foto-2"]') });
  await expect(async () => {
    await row.evaluate((list) => list.scrollTo({ left: 0 }));
    await next.click({ timeout: 2_000 });
    await expect
      .poll(() => row.evaluate((list) => list.scrollLeft), { timeout: 2_000 })
      .toBe(isMobile ? 83 : 218);
  }).toPass();
  await open(page, await withPictures(4));
  await expect(page.locator('a[href="#foto-4"]')).toBeAttached();
  await expect(next).toHaveCount(0);
});

test('PDP-10 to PDP-12, A14: enlarged by keyboard, moved, turned to the end; Escape leads back', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, await withPictures(4));
  const picture = page.locator('#foto-1').getByRole('link');
  const zoom = page.getByRole('dialog', { name: 'Foto ampliada' });
  await tabTo(page, picture);
  await page.keyboard.press('Enter');
  const stage = zoom.getByRole('button', { name: /^Ampliar/ });
  await expect(stage).toBeFocused();
  await expect(zoom.getByRole('button', { name: 'Foto anterior' })).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(stage).toHaveAttribute('aria-pressed', 'true');
  const place = () => zoom.locator('img').evaluate((image) => image.style.transform);
  const before = await place();
  await page.keyboard.press('ArrowRight');
  expect(await place()).not.toBe(before);
  await expectAccessible(page);
  await page.keyboard.press('0');
  for (const count of [2, 3, 4]) {
    await page.keyboard.press('ArrowRight');
    await expect(zoom.getByRole('status')).toHaveText(`Foto ${count} de 4`);
  }
  await expect(zoom.getByRole('button', { name: 'Próxima foto' })).toBeDisabled();
  await page.keyboard.press('Tab');
  await expectFocusSeen(page);
  await page.keyboard.press('Escape');
  await expect(zoom).toHaveCount(0);
  await expect(picture).toBeFocused();
});

test('PDP-10, PDP-12: a press enlarges, dragging moves, a second press shows the whole picture', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, await withPictures(4));
  const zoom = page.getByRole('dialog', { name: 'Foto ampliada' });
  await expect(async () => {
    await page.locator('#foto-1').getByRole('link').click({ timeout: 1_000 });
    await expect(zoom).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const stage = zoom.getByRole('button', { name: /^Ampliar/ });
  await stage.click();
  await expect(stage).toHaveAttribute('aria-pressed', 'true');
  const place = () => zoom.locator('img').evaluate((image) => new DOMMatrix(image.style.transform).e);
  const before = await place();
  await page.mouse.move(700, 450);
  await page.mouse.down();
  await page.mouse.move(760, 450, { steps: 4 });
  await page.mouse.up();
  expect(await place()).toBeCloseTo(before + 60, 0);
  await expect(stage).toHaveAttribute('aria-pressed', 'true');
  await stage.click();
  await expect(stage).toHaveAttribute('aria-pressed', 'false');
});

test('PDP-21: the film’s host is asked for nothing before the press', { tag: '@desktop' }, async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(/youtube/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  const filmed = await productWithFilm();
  await open(page, filmed);
  await page.getByRole('link', { name: 'Vídeo', exact: true }).scrollIntoViewIfNeeded();
  const film = page.getByRole('link', { name: 'Assistir ao vídeo' });
  await expect(film).toHaveAttribute('href', /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]+$/);
  expect(asked).toEqual([]);
  await film.click();
  await expect(page.locator('iframe[title^="Vídeo:"]')).toBeAttached();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(asked[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//);
});

/** Only the page of a product tells whether it has a film. */
async function productWithFilm(): Promise<string> {
  const paths: string[] = [];
  await productPath((product) => {
    paths.push(product.rota.route);
    return paths.length >= 90;
  });
  for (const path of paths) {
    const response = await fetch(`${process.env.OWN_STORE_URL}/api/v2/front/url/product/detail?url=${path}`, {
      headers: { 'App-Token': 'wapstore' },
    });
    const { conteudo } = (await response.json()) as { conteudo: { video: { url?: string } } };
    if (conteudo.video.url) return path;
  }
  throw new Error('The embedded store has no product with a film.');
}

test('PDP-20, PDP-44, CONST-05: features in two halves over 1024 px; three colours in view, five from 1024', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, await productPath((product) => product.status === 'disponivel' && colours(product) >= 6));
  const features = page.getByRole('region', { name: 'Características' }).locator('dl').first();
  const row = page.getByRole('region', { name: 'Mais cores' }).getByRole('list');
  const inView = () =>
    row.evaluate((list) => Math.floor(list.clientWidth / (list.firstElementChild?.clientWidth ?? 1)));
  for (const [width, columns, shown] of [
    [1280, '2', 5],
    [1024, '1', 5],
    [1023, '1', 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(features).toHaveCSS('column-count', columns);
    expect(await inView()).toBe(shown);
  }
});

test('PDP-38, PDP-39, CONST-10: the bar is there under 768 px and changes past 60 px of scrolling', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await open(page, await simple());
  const buy = page.getByRole('button', { name: 'Adicionar à sacola' }).filter({ visible: true });
  await expect(buy).toHaveCount(1);
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(buy).toHaveCount(2);
  const bar = page.locator('[data-scrolled]');
  await page.evaluate(() => window.scrollTo(0, 59));
  await expect(bar).toHaveAttribute('data-scrolled', 'false');
  await page.evaluate(() => window.scrollTo(0, 61));
  await expect(bar).toHaveAttribute('data-scrolled', 'true');
});

test('L8, B4: card, page, structured data, social tags and cart tell one price', { tag: '@desktop' }, async ({
  page,
}) => {
  const path = await simple();
  await open(page, path);
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
  await page.goto(`/busca?busca=${encodeURIComponent(name)}`);
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
  expect(amountIn(await card.locator('strong').first().textContent())).toBe(pix);
});

test('D1: the first picture is asked for first, nothing shifts, and the rating comes late', async ({
  page,
  request,
}) => {
  const path = await productPath(
    (product) =>
      product.status === 'disponivel' &&
      ((product as { avaliacao?: { quantidade: number } }).avaliacao?.quantidade ?? 0) > 0,
  );
  const html = await (await request.get(path)).text();
  const first = /<img[^>]*fetchPriority="high"[^>]*>/i.exec(html)?.[0] ?? '';
  expect(first).toMatch(/width="960"/);
  expect(first).toMatch(/height="720"/);
  expect(first).toMatch(/srcSet="[^"]*960w/i);
  expect(first).not.toMatch(/loading="lazy"/);
  await page.addInitScript(() => {
    Reflect.set(window, '__shifts', []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) Reflect.get(window, '__shifts').push(value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, path);
  await expect(page.getByRole('link', { name: /avaliaç/ })).toBeVisible();
  for (const part of [0.3, 0.6, 1]) {
    await page.evaluate((share) => window.scrollTo(0, document.body.scrollHeight * share), part);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  }
  const shifts = await page.evaluate<number[]>(() => Reflect.get(window, '__shifts'));
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
});

test.describe('before any script has run', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('PDP-37, DESIGN-28: the buy button puts the product into the store’s own cart', async ({ page }) => {
    await page.goto(await simple());
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await page.getByRole('button', { name: 'Adicionar à sacola' }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/\/checkout\/carrinho/);
    await expect(page.getByText(name)).toBeVisible();
  });

  test('PDP-48, DESIGN-28: so does the chosen size, which the browser itself asks for', async ({ page }) => {
    await page.goto(await sizedProduct());
    const path = page.url();
    for (const radio of await page.getByRole('radio', { checked: true }).all())
      await expect(radio).toBeEnabled();
    const free = page.getByRole('radio').and(page.locator(':enabled'));
    const buy = page.getByRole('button', { name: 'Adicionar à sacola' }).filter({ visible: true }).first();
    if ((await page.getByRole('radio', { checked: true }).count()) === 0) {
      await buy.click();
      expect(page.url()).toBe(path);
    }
    await free.last().check({ force: true });
    const value = (await free.last().getAttribute('value')) ?? '';
    await buy.click();
    await expect(page).toHaveURL(/\/checkout\/carrinho/);
    expect(value).toMatch(/^\d+-\d+-\d+-\d+-\d+$/);
  });

  test('PDP-04, DESIGN-28: pictures, instalments, texts and opinions are all there', async ({ page }) => {
    await page.goto(await withPictures(4));
    await page.getByText('Ver todas as parcelas').click();
    await expect(page.getByRole('columnheader', { name: 'Juros' })).toBeVisible();
    await page.locator('a[href="#foto-3"]').click();
    await expect(page).toHaveURL(/#foto-3$/);
    for (const name of ['Descrição', 'Características', 'Perguntas e respostas', 'Avaliações do produto'])
      await expect(page.getByRole('heading', { name })).toBeVisible();
  });
});

for (const status of ['disponivel', 'indisponivel', 'sobConsulta'] as const) {
  test(`L12: axe finds nothing on a product that is ${status}, at three widths`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await open(page, await productPath((product) => product.status === status));
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

test('PDP-02: on a slow line the outline of the page comes before the page', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/busca?busca=oculos');
  const link = page.getByRole('article').getByRole('heading').getByRole('link').first();
  const name = (await link.textContent())?.trim() ?? '';
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.html\?.*_rsc=/, async (route) => {
    await held;
    await route.continue();
  });
  await link.click();
  const outline = page.getByText('Carregando o produto…');
  await expect(outline).toBeAttached();
  release();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(outline).toHaveCount(0);
});

test('A23: what was looked at comes back, and can be forgotten', { tag: '@desktop' }, async ({ page }) => {
  await open(page, await withPictures(4));
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await open(page, await withPictures(9));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const seen = page.getByRole('region', { name: 'Vistos recentemente' });
  await expect(seen.getByRole('link', { name })).toBeVisible();
  await seen.getByRole('button', { name: 'Limpar' }).click();
  await expect(seen).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('vistos-recentemente'))).toBeNull();
});
