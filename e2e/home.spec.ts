import { expect, type Page, test } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { needsEmbeddedCatalogue } from './support/embedded-catalogue';
import { expectFocusSeen, tabTo } from './support/focus';
import { openLive, untilLive } from './support/live-page';
import { testWithOwnShop } from './support/own-shop';
import { NO_TROUBLE, watchPage } from './support/watched-page';

const LATER = /\/v2\/front\/(showcase|blog|reviews)\//;

/** What the browser asks for of the stages that wait. */
function watchLater(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (LATER.test(request.url())) asked.push(new URL(request.url()).pathname.replace('/v2/front/', ''));
  });
  return asked;
}

/** Has chosen about cookies, so that the notice is out of the way. */
async function choose(page: Page, baseURL: string | undefined): Promise<void> {
  await page
    .context()
    .addCookies([{ name: 'consentimento', value: 'v2.p0.e0.m0.20260101', url: baseURL ?? '' }]);
}

const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);

/** Goes down the page as a reader does, until everything has been on the screen. */
async function readThrough(page: Page): Promise<void> {
  await scrollTo(page, 101);
  await expect(page.getByRole('heading', { name: 'Lançamentos' })).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Depoimentos de clientes' })).toBeAttached();
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 400) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
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

  test('HOME-27: nothing moves while everything loads: layout shift under 0.02', async ({
    page,
    baseURL,
  }) => {
    needsEmbeddedCatalogue();
    await choose(page, baseURL);
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

  test('HEAD-08: the entries of the eyewear menu stand on the home page, each with its parts', async ({
    page,
    request,
  }) => {
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

  test('HOME-19: with the render flag everything is in the page as served, under the one address', async ({
    request,
  }) => {
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
    baseURL,
  }) => {
    needsEmbeddedCatalogue();
    await choose(page, baseURL);
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

  test('HOME-03: the banner turns by itself after six seconds and stops when told', async ({
    page,
    baseURL,
  }) => {
    needsEmbeddedCatalogue();
    await choose(page, baseURL);
    await openLive(page, '/', { waitUntil: 'domcontentloaded' });
    const second = page.getByRole('button', { name: /^Campanha 2 de/ });
    await expect(page.getByRole('button', { name: /^Campanha 1 de/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(second).toHaveAttribute('aria-current', 'true', { timeout: 20_000 });
    await page.getByRole('button', { name: 'Pausar as campanhas' }).click();
    await expect(page.getByRole('button', { name: 'Passar as campanhas' })).toBeVisible();
  });
});

test.describe('home, other ways to use it', { tag: '@desktop' }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('A28: banner, brands and styles by keyboard; the focus is always seen', async ({ page, baseURL }) => {
    needsEmbeddedCatalogue();
    await choose(page, baseURL);
    await openLive(page, '/');
    const play = page.getByRole('button', { name: 'Passar as campanhas' });
    await tabTo(page, play);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^Campanha 3 de/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await tabTo(page, page.getByRole('link', { name: 'Todas as marcas' }));
    await tabTo(page, page.getByRole('button', { name: 'Voltar em Marcas' }));
    await page.keyboard.press('Enter');
    await expectFocusSeen(page);
    await expect(page.getByRole('button', { name: 'Avançar em Marcas' })).toBeEnabled();
  });

  for (const width of [390, 768, 1440]) {
    test(`A28, L11: the whole home at ${width} px has no barrier that axe-core knows`, async ({
      page,
      baseURL,
    }) => {
      needsEmbeddedCatalogue();
      await choose(page, baseURL);
      await page.setViewportSize({ width, height: 900 });
      await openLive(page, '/', { waitUntil: 'domcontentloaded' });
      await readThrough(page);
      await scrollTo(page, 0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await expectAccessible(page);
    });
  }

  test('A28: at 320 px nothing is wider than the screen', async ({ page, baseURL }) => {
    needsEmbeddedCatalogue();
    await choose(page, baseURL);
    await page.setViewportSize({ width: 320, height: 700 });
    await openLive(page, '/', { waitUntil: 'domcontentloaded' });
    await readThrough(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test.describe('home with JavaScript off', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('DESIGN-28, HOME-02, HOME-05, HOME-06: categories, brands and campaigns, and a way to all the rest', async ({
    page,
  }) => {
    needsEmbeddedCatalogue();
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(
      page.getByRole('region', { name: 'Campanhas', exact: true }).getByRole('link').first(),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Navegue Por Marca' })).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Categorias em destaque' }).getByRole('link').first(),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Ver também os lançamentos e as novidades' }).click();
    await expect(page.getByRole('heading', { name: 'Lançamentos' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

const odd = testWithOwnShop({ variables: { EXIT_POPUP: '1' } });

odd.describe('home of a second, odd platform', { tag: '@desktop' }, () => {
  odd.describe.configure({ mode: 'default' });

  odd(
    'HOME-01, HOME-07, HOME-08, HOME-13, HOME-25 to HOME-27: what it has is shown, what fails or misses is not',
    async ({ page, baseURL, platform }) => {
      await choose(page, baseURL);
      const trouble = await watchPage(page);
      await platform.clearLog();
      await openLive(page, '/');
      await scrollTo(page, 101);
      await expect(page.getByRole('heading', { name: 'Chegou agora' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Quadrados' })).toHaveAttribute('href', '/armacoes');
      await expect(page.getByRole('img', { name: 'Script' })).toBeAttached();
      await expect(page.getByRole('link', { name: 'Script' })).toHaveCount(0);
      for (const name of [
        'O que se vê por aí',
        'Da nossa vitrine',
        'Do nosso blog',
        'Depoimentos de clientes',
      ])
        await expect(page.getByRole('heading', { name })).toHaveCount(0);
      const asked = (await platform.log()).map(({ path }) => path);
      for (const slug of ['estilos', 'tendencias'])
        expect(asked).toContain(`showcase/banners/banners-home-${slug}`);
      expect(trouble).toEqual(NO_TROUBLE);
    },
  );

  odd(
    'POPUP-01 to POPUP-03: the campaign when the mouse leaves, once; the focus enters and returns',
    async ({ page, baseURL }) => {
      const leave = () =>
        page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseleave')));
      const popup = page.getByRole('dialog', { name: 'Antes de você ir' });
      await choose(page, baseURL);
      await openLive(page, '/armacoes');
      const link = page.getByRole('region', { name: 'Produtos' }).getByRole('link').first();
      await link.focus();
      await expect(async () => {
        await leave();
        await expect(popup).toBeVisible({ timeout: 1_000 });
      }).toPass();
      await expect(popup).toContainText('VESUVIO5');
      await expect(popup.locator(':focus')).toHaveCount(1);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(popup).toBeHidden();
      await expect(link).toBeFocused();
      await page.reload();
      await untilLive(page);
      await leave();
      await expect(popup).toBeHidden();
    },
  );

  odd('POPUP-03: no campaign before the choice about consent', async ({ page }) => {
    await openLive(page, '/armacoes');
    await expect(page.getByRole('button', { name: /^Carrinho/ })).toBeVisible();
    await page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseleave')));
    await expect(page.getByRole('dialog', { name: 'Antes de você ir' })).toHaveCount(0);
  });
});
