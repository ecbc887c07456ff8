import { expect, type Page, test } from 'playwright/test';
import { needsEmbeddedCatalogue } from './support/embedded-catalogue';
import { readThrough, scrollTo } from './support/home-page';
import { openLive } from './support/live-page';

const LATER = /\/v2\/front\/(showcase|blog|reviews)\//;

/** What the browser asks for of the stages that wait. */
function watchLater(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (LATER.test(request.url())) asked.push(new URL(request.url()).pathname.replace('/v2/front/', ''));
  });
  return asked;
}

test.describe('home', () => {
  test('HOME-17 to HOME-19, REVIEW-25: the rest is asked for beyond 100 px, not before', async ({ page }) => {
    const asked = watchLater(page);
    await openLive(page, '/', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('button', { name: /^Carrinho/ })).toBeVisible();
    await scrollTo(page, 99);
    await expect(page.getByRole('region', { name: 'Campanhas', exact: true })).toBeVisible();
    expect(asked).toEqual([]);
    await scrollTo(page, 101);
    await expect
      .poll(() => asked.toSorted())
      .toEqual([
        'blog/posts',
        'reviews/store',
        'showcase/banners/banners-home-estilos',
        'showcase/banners/banners-home-social',
        'showcase/banners/banners-home-tendencias',
        'showcase/products/lancamentos',
      ]);
  });

  test('HOME-27: nothing moves while everything loads: layout shift under 0.02', async ({ page }) => {
    needsEmbeddedCatalogue();
    await page.addInitScript(() => {
      Reflect.set(window, '__shift', 0);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Reflect.set(
            window,
            '__shift',
            Number(Reflect.get(window, '__shift')) + Number(Reflect.get(entry, 'value')),
          );
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openLive(page, '/', { waitUntil: 'domcontentloaded' });
    await readThrough(page);
    const shift = Number(await page.evaluate(() => Reflect.get(window, '__shift')));
    test.info().annotations.push({ type: 'layout shift', description: String(shift) });
    expect(shift).toBeLessThan(0.02);
  });

  test('HEAD-08: the entries of the eyewear menu stand on the home page, each with its parts', {
    tag: '@desktop',
  }, async ({ page, request }) => {
    needsEmbeddedCatalogue();
    type Entry = { label: string; rota: { path: string }; sub: Entry[] };
    const answer = await request.get('/v2/front/struct/menus/menu-oculos');
    const { menu } = (await answer.json()) as { menu: Entry[] };
    expect(menu.length).toBeGreaterThan(0);
    await openLive(page, '/', { waitUntil: 'domcontentloaded' });
    const links = page.getByRole('region', { name: 'Categorias em destaque' }).getByRole('link');
    const shown = await links.evaluateAll((all) =>
      all.map((link) => [link.textContent?.trim(), link.getAttribute('href')]),
    );
    expect(shown).toEqual(
      menu.flatMap((entry) => [entry, ...entry.sub]).map(({ label, rota }) => [label, rota.path]),
    );
  });

  test('HOME-19: with the render flag everything is in the page as served, under the one address', {
    tag: '@desktop',
  }, async ({ request }) => {
    needsEmbeddedCatalogue();
    const [whole, plain] = await Promise.all(
      ['/?render', '/'].map(async (path) => (await request.get(path)).text()),
    );
    for (const part of ['Lançamentos', 'Comece pelo formato', 'Depoimentos de clientes', 'Do nosso blog']) {
      expect(whole).toContain(part);
    }
    expect(whole?.split('<article').length).toBeGreaterThan(6);
    const canonical = /<link rel="canonical" href="([^"]*)"/;
    expect(canonical.exec(whole ?? '')?.[1]).toBe(canonical.exec(plain ?? '')?.[1]);
    expect(plain).not.toContain('<article');
  });

  test('HOME-04, HOME-09, HOME-20, HOME-23, HOME-24: each slider has its number in view', async ({
    page,
    isMobile,
  }) => {
    needsEmbeddedCatalogue();
    await openLive(page, '/', { waitUntil: 'domcontentloaded' });
    await readThrough(page);
    const banner = page.getByRole('region', { name: 'Campanhas', exact: true }).getByRole('img').first();
    await expect
      .poll(() => banner.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(isMobile ? /-mobile/ : /-desktop/);

    const inView = (name: string) =>
      page.getByRole('region', { name }).evaluate((region) => {
        const row = region.querySelector('ul');
        if (!row) return 0;
        const { left, right } = row.getBoundingClientRect();
        const edge = Math.min(right, document.documentElement.clientWidth);
        return [...row.children].filter((item) => {
          const box = item.getBoundingClientRect();
          return box.left >= left - 1 && box.right <= edge + 17;
        }).length;
      });
    await expect.poll(() => inView('Navegue Por Marca')).toBe(isMobile ? 2 : 10);
    await expect.poll(() => inView('Campanhas das marcas')).toBe(isMobile ? 4 : 6);
    await expect.poll(() => inView('Comece pelo formato')).toBe(isMobile ? 1 : 4);
    await expect.poll(() => inView('Do nosso blog')).toBe(isMobile ? 1 : 3);
    await expect.poll(() => inView('Depoimentos de clientes')).toBe(isMobile ? 1 : 4);
    await expect(page.getByRole('region', { name: 'Da nossa vitrine' }).getByRole('img')).toHaveCount(9);
  });

  test('HOME-03: the banner turns by itself after six seconds and stops when told', {
    tag: '@desktop',
  }, async ({ page }) => {
    needsEmbeddedCatalogue();
    await openLive(page, '/', { waitUntil: 'domcontentloaded' });
    const second = page.getByRole('button', { name: /^Campanha 2 de/ });
    // On a slow machine the first has had its turn already; it comes round again.
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
