import { expect } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { WITH_PICTURES } from './support/browser';
import { openHydrated } from './support/navigation';
import { NO_PROBLEMS, watchPage } from './support/page-problems';
import { PRODUCTS } from './support/quirky-store/catalogue';
import { testWithSeparateShop } from './support/separate-shop-test';

const test = testWithSeparateShop();

test.use(WITH_PICTURES);
// One shop for all tests.
test.describe.configure({ mode: 'default' });

test.describe('listings of the quirky platform', { tag: '@desktop' }, () => {
  // The first test, on a new shop, because a banner that failed is not requested again within the same second.
  test('LIST-04, LIST-05, LIST-06: each kind of listing requests its banner', async ({
    request,
    platform,
  }) => {
    await platform.clearLog();
    for (const path of ['/armacoes/adulto', '/marcas/norte', '/c/volta-as-aulas?order=Menor+Preço']) {
      expect((await request.get(path)).status()).toBe(200);
    }
    // The promo bar above the header is on every page.
    const banners = (await platform.log()).filter(
      ({ path }) => path.startsWith('showcase/banners/') && !path.endsWith('/banner-pitchbar'),
    );
    expect(banners.map(({ path, search }) => path.replace('showcase/banners/', '') + search)).toEqual([
      expect.stringMatching(/^banner-listagem-categoria\?idNivel=\d+&limit=1$/),
      'banner-marca-full',
      'banner-categoria-secundaria',
    ]);
  });

  test('LIST-53, C8: the campaign’s CSS is sanitised, scoped to the page and allowed by the policy', async ({
    page,
  }) => {
    const problems = await watchPage(page);
    await openHydrated(page, '/c/volta-as-aulas');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCSS('color', 'rgb(120, 0, 60)');
    await expect(heading).toHaveCSS('letter-spacing', '2px');
    await expect(heading).toHaveCSS('background-image', 'none');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, '__xss'))).toBeUndefined();
    expect(problems).toEqual(NO_PROBLEMS);
  });

  test('LIST-51, LIST-52, LISTAS-01: category, brand, campaign, search and kit index send the expected calls', async ({
    request,
    platform,
  }) => {
    await platform.clearLog();
    for (const path of [
      '/armacoes?pg=2',
      '/marcas/norte?ipp=24',
      '/c/volta-as-aulas?order=Maior+Preço',
      '/busca?busca=lava',
      '/lista',
      '/lista?order=Nome',
    ]) {
      await request.get(path);
    }
    const calls = (await platform.log()).filter(({ path }) => /^url\/(product|list)\/listing/.test(path));
    const requested = new Set(calls.map(({ path, search }) => decodeURIComponent(path.slice(4) + search)));
    expect([...requested]).toEqual([
      'product/listing/category?url=/armacoes&pg=2&offset=12&limit=12',
      // Reads the models on the previous page, and which ones the last page adds (A10).
      'product/listing/category?url=/armacoes&offset=0&limit=12',
      'product/listing/category?url=/armacoes&pg=3&offset=24&limit=12',
      'product/listing/brand?url=/marcas/norte&ipp=24&offset=0&limit=24',
      'product/listing/landing-page?url=/c/volta-as-aulas&order=Maior+Preço&offset=0&limit=12',
      // Reads which models the last page adds (A10).
      'product/listing/landing-page?url=/c/volta-as-aulas&order=Maior+Preço&pg=2&offset=12&limit=12',
      'product/listing/search?busca=lava&offset=0&limit=12',
      'list/listing?url=/lista&order=Popularidade&offset=0&limit=12',
      'list/listing?url=/lista&order=Nome&offset=0&limit=12',
    ]);
  });

  test('LIST-39: a filter that the platform supports but does not list works; an unknown one has no effect', async ({
    page,
    platform,
  }) => {
    const found = page.getByText(/Produtos encontrado\(s\)$/);
    await page.goto('/armacoes');
    const all = (await found.textContent()) ?? '';
    const [product] = PRODUCTS.filter(({ categoria }) => categoria.startsWith('/armacoes'));
    await page.goto(`/armacoes?codigo=${product?.id}`);
    await expect(found).toHaveText(/ de 1 Produtos/);
    await platform.clearLog();
    for (const value of ['a', 'b', 'c']) {
      await page.goto(`/armacoes?inventada=${value}`);
      await expect(found).toHaveText(all);
    }
    const tried = (await platform.log()).filter(({ query }) => query.inventada !== undefined);
    expect(tried).toHaveLength(1);
  });

  test('DATA-22, LISTAS-10: the kits of a category follow its products, on the first page only', async ({
    page,
  }) => {
    await openHydrated(page, '/solares');
    const kits = page.getByRole('region', { name: 'Kits e listas' });
    await expect(kits.getByRole('link')).toHaveText([/^Kit família/, /^Kit praia/]);
    await expect(kits.getByRole('link').first()).toHaveAttribute('href', '/lista/kit-familia.html');
    await expectAccessible(page);
    await page.goto('/solares?pg=2');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(kits).toHaveCount(0);
  });

  test('LIST-28: a search without results is retried with fewer words', async ({ page, platform }) => {
    // A word that no earlier test has searched for: the shop caches responses for a while.
    await platform.clearLog();
    await page.goto('/busca?busca=basalto+bicicleta');
    await expect(
      page.getByText(
        'Nenhum produto encontrado para “basalto bicicleta”. Mostrando resultados para “basalto”.',
      ),
    ).toBeVisible();
    await page.goto('/busca?busca=bicicleta+azul+voadora');
    await expect(page.getByRole('heading', { name: 'Nada com “bicicleta azul voadora”' })).toBeVisible();
    const searches = (await platform.log()).filter(({ path }) => path.endsWith('listing/search'));
    expect(searches.map(({ search }) => new URLSearchParams(search).get('busca'))).toEqual([
      'basalto bicicleta',
      'basalto',
      'bicicleta azul voadora',
      'bicicleta azul',
      'bicicleta',
    ]);
  });

  test('LISTAS-02, LISTAS-04, LISTAS-10: kits that the platform keys by id are listed', async ({ page }) => {
    await openHydrated(page, '/lista');
    await expect(page.getByText('Mostrando 1-2 de 2 encontrado(s)')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Kit família' })).toHaveAttribute(
      'href',
      '/lista/kit-familia.html',
    );
  });

  test('LIST-45, LIST-50: a failing listing shows an error page with the platform’s status, and recovers', async ({
    page,
    request,
    platform,
  }) => {
    const path = '/solares?order=Maior+Preço';
    await platform.setBehaviour('url/product/listing/category', '500');
    expect((await page.goto(path))?.status()).toBe(502);
    await platform.reset();
    await expect.poll(async () => (await request.get(path)).status(), { timeout: 60_000 }).toBe(200);
    expect((await openHydrated(page, path))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solares');
  });
});

test.describe('the filter sheet on the quirky platform', { tag: '@desktop' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('LIST-18, LIST-39: filter values combine as on this platform, and the count is the platform’s', async ({
    page,
  }) => {
    await openHydrated(page, '/armacoes');
    await page.getByRole('button', { name: 'Filtrar | Ordenar' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filtros' });
    await sheet.getByRole('checkbox', { name: 'Âmbar' }).check();
    await sheet.getByRole('checkbox', { name: 'Cristal' }).check();
    const apply = sheet.getByRole('link', { name: /^Ver \d+ produtos?$/ });
    await expect(apply).toHaveAttribute('href', '/armacoes?cor=Cristal');
    const promised = Number(/\d+/.exec((await apply.textContent()) ?? '')?.[0]);
    await apply.click();
    await expect(page.getByText(/Produtos encontrado\(s\)$/)).toHaveText(
      new RegExp(` de ${promised} Produtos`),
    );
  });
});
