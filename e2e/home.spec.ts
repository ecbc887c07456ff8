import { expect, type Locator, type Page, test } from 'playwright/test';
import { WITH_PICTURES } from './support/browser';
import { skipWithoutEmbeddedStore } from './support/embedded-catalogue';
import { scrollThrough, scrollTo } from './support/home-page';
import { expectNoLayoutShift, watchLayoutShifts } from './support/layout-shift';
import { openHydrated } from './support/navigation';

test.use(WITH_PICTURES);

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const LATER = /\/v2\/front\/(showcase|blog|reviews)\//;

/** Collects the requests of the deferred sections. */
function watchDeferredRequests(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (LATER.test(request.url())) requested.push(new URL(request.url()).pathname.replace('/v2/front/', ''));
  });
  return requested;
}

/** Sliders of the home page, with the number of visible items on a phone and on a wide screen. */
const IN_VIEW = [
  ['Lançamentos', 2, 3],
  ['Mais procurados em Óculos de sol', 2, 4],
  ['Navegue Por Marca', 4, 10],
  ['Campanhas das marcas', 4, 6],
  ['Comece pela cor', 2, 4],
  ['Do nosso blog', 1, 3],
  ['Depoimentos de clientes', 1, 4],
] as const;

const countInView = (slider: Locator) =>
  slider.evaluate((region) => {
    const row = region.querySelector('ul');
    if (!row) return 0;
    const { left, right } = row.getBoundingClientRect();
    const edge = Math.min(right, document.documentElement.clientWidth);
    return [...row.children].filter((item) => {
      const box = item.getBoundingClientRect();
      return box.left >= left - 1 && box.right <= edge + 17;
    }).length;
  });

test.describe('home', () => {
  test('HOME-17 to HOME-20, HOME-23, HOME-24: the deferred sections load after 100 px of scrolling, show the right number of items and cause no layout shift', async ({
    page,
    isMobile,
  }) => {
    skipWithoutEmbeddedStore();
    await watchLayoutShifts(page);
    const requested = watchDeferredRequests(page);
    await openHydrated(page, '/', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('button', { name: /^Carrinho/ })).toBeVisible();
    await scrollTo(page, 99);
    await expect(page.getByRole('region', { name: 'Campanhas', exact: true })).toBeVisible();
    expect(requested).toEqual([]);
    await scrollTo(page, 101);
    await expect
      .poll(() => requested.toSorted())
      .toEqual([
        'blog/posts',
        'reviews/store',
        'showcase/banners/banners-home-estilos',
        'showcase/banners/banners-home-social',
        'showcase/banners/banners-home-tendencias',
        'showcase/products/lancamentos',
      ]);

    await scrollThrough(page);
    await expectNoLayoutShift(page);

    const banner = page.getByRole('region', { name: 'Campanhas', exact: true }).getByRole('img').first();
    await expect
      .poll(() => banner.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(isMobile ? /-mobile/ : /-desktop/);
    for (const [name, phone, wide] of IN_VIEW)
      await expect.poll(() => countInView(page.getByRole('region', { name }))).toBe(isMobile ? phone : wide);
    await expect(page.getByRole('region', { name: 'Da nossa vitrine' }).getByRole('img')).toHaveCount(9);
  });

  test('HOME-07, HOME-20: launches precede categories in the page and in the view, and the banner is large but shows its whole frames', async ({
    page,
  }) => {
    skipWithoutEmbeddedStore();
    await openHydrated(page, '/');
    await scrollTo(page, 101);
    const topOf = (name: string) =>
      page.getByRole('region', { name }).evaluate((region) => region.getBoundingClientRect().top + scrollY);
    await expect(
      page.getByRole('region', { name: 'Lançamentos' }).getByRole('article').first(),
    ).toBeVisible();
    const [launches, categories] = [await topOf('Lançamentos'), await topOf('Categorias em destaque')];
    expect(launches).toBeLessThan(categories);
    // Keyboards and screen readers follow the order of the page.
    const names = await page
      .locator('main section[aria-label], main section[aria-labelledby]')
      .evaluateAll((all) =>
        all.map((section) => [section.textContent, section.getBoundingClientRect().top] as const),
      );
    expect(names).toEqual(names.toSorted(([, a], [, b]) => a - b));
    const banner = page.getByRole('region', { name: 'Campanhas', exact: true }).getByRole('img').first();
    for (const [width, height] of [
      [768, 200],
      [1440, 380],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const box = await banner.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(height);
    }
  });

  test('HOME-20, HOME-21, A28: titles have one size, icons and names are aligned, and no row shows part of the next card', async ({
    page,
    isMobile,
  }) => {
    skipWithoutEmbeddedStore();
    await openHydrated(page, '/?render');
    const sizes = await Promise.all(
      ['Lançamentos', 'Navegue Por Marca', 'Depoimentos de clientes'].map((name) =>
        page.getByRole('heading', { name }).evaluate((title) => getComputedStyle(title).fontSize),
      ),
    );
    expect(new Set(sizes).size).toBe(1);

    const lefts = (within: Locator) =>
      within.evaluateAll((all) => all.map((element) => Math.round(element.getBoundingClientRect().left)));
    const shapes = page.getByRole('region', { name: 'Categorias em destaque' }).getByRole('listitem').first();
    // In columns on phones.
    expect(new Set(await lefts(shapes.locator('li img'))).size).toBe(isMobile ? 4 : 1);

    if (isMobile) {
      const names = page.getByRole('region', { name: 'Escolhas da casa' }).getByRole('link');
      const tops = await names.evaluateAll((links) =>
        links.slice(1, 3).map((link) => link.lastElementChild?.getBoundingClientRect().top),
      );
      expect(tops[0]).toBe(tops[1]);
      return;
    }
    const cards = page.getByRole('region', { name: 'Lançamentos' }).getByRole('article');
    await cards.nth(2).scrollIntoViewIfNeeded();
    const box = await cards.nth(2).boundingBox();
    const clip = {
      x: (box?.x ?? 0) + (box?.width ?? 0),
      y: box?.y ?? 0,
      width: 24,
      height: box?.height ?? 0,
    };
    const before = await page.screenshot({ clip });
    await cards.nth(3).evaluate((card) => card.style.setProperty('visibility', 'hidden'));
    expect((await page.screenshot({ clip })).equals(before)).toBe(true);
  });

  test('TRY-18: a picture of faces above the products leads to the page of the measures', {
    tag: '@desktop',
  }, async ({ page }) => {
    skipWithoutEmbeddedStore();
    await openHydrated(page, '/');
    const band = page.getByRole('region', { name: /^Meça o seu rosto uma vez/ });
    const faces = band.getByRole('img', { name: /^Três bustos/ });
    await faces.scrollIntoViewIfNeeded();
    await expect
      .poll(() => faces.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await band.getByRole('link', { name: 'Achar a minha medida' }).click();
    await expect(page).toHaveURL(/\/minha-medida$/);
  });

  test('HOME-19: with ?render the HTML has every section and the same canonical address', {
    tag: '@desktop',
  }, async ({ request }) => {
    skipWithoutEmbeddedStore();
    const [whole, plain] = await Promise.all(
      ['/?render', '/'].map(async (path) => (await request.get(path)).text()),
    );
    for (const part of ['Lançamentos', 'Comece pela cor', 'Depoimentos de clientes', 'Do nosso blog']) {
      expect(whole).toContain(part);
    }
    expect(whole?.split('<article').length).toBeGreaterThan(6);
    const canonical = /<link rel="canonical" href="([^"]*)"/;
    expect(canonical.exec(whole ?? '')?.[1]).toBe(canonical.exec(plain ?? '')?.[1]);
    expect(plain).not.toContain('<article');
  });

  test('HEAD-08, HOME-03: the eyewear menu shows its entries and subcategories; the banner advances by itself and can be paused', {
    tag: '@desktop',
  }, async ({ page, request }) => {
    skipWithoutEmbeddedStore();
    type Entry = { label: string; rota: { path: string; query: Record<string, string> }; sub: Entry[] };
    const response = await request.get('/v2/front/struct/menus/menu-oculos');
    const { menu } = (await response.json()) as { menu: Entry[] };
    expect(menu.length).toBeGreaterThan(0);
    await openHydrated(page, '/', { waitUntil: 'domcontentloaded' });
    const links = page.getByRole('region', { name: 'Categorias em destaque' }).getByRole('link');
    const shown = await links.evaluateAll((all) =>
      all.map((link) => [link.textContent?.trim(), link.getAttribute('href')]),
    );
    const hrefOf = ({ path, query }: Entry['rota']) =>
      [path, new URLSearchParams(query)].filter(String).join('?');
    expect(shown).toEqual(
      menu.flatMap((entry) => [entry, ...entry.sub]).map(({ label, rota }) => [label, hrefOf(rota)]),
    );

    const second = page.getByRole('button', { name: /^Campanha 2 de/ });
    // On a slow machine the first slide may already be over, but the carousel returns to it.
    const round = { timeout: 60_000 };
    await expect(page.getByRole('button', { name: /^Campanha 1 de/ })).toHaveAttribute(
      'aria-current',
      'true',
      round,
    );
    await expect(second).toHaveAttribute('aria-current', 'true', round);
    await page.getByRole('button', { name: 'Pausar as campanhas' }).click();
    await expect(page.getByRole('button', { name: 'Passar as campanhas' })).toBeVisible();
  });
});
