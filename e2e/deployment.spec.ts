import { expect } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { WITH_PICTURES } from './support/browser';
import { type FoundPages, findPages } from './support/deployment';
import { filterLink } from './support/filter-link';
import { readHead } from './support/head';
import { openHydrated } from './support/navigation';
import { NO_PROBLEMS, watchPage } from './support/page-problems';
import { addToCart, cartDialog, productCards } from './support/product-page';
import { test as base } from './support/storefront-test';

/** Tests may write to the shops that they start, but to a deployment only with `--write`. */
const mayWrite = Boolean(process.env.TEST_SHOPS ?? process.env.E2E_WRITE);

let foundPages: Promise<FoundPages> | undefined;

/** `found`: a page of each kind, looked up once per worker. */
const test = base.extend<{ found: FoundPages }>({
  found: async ({ request, baseURL }, use) => {
    foundPages ??= findPages(request, baseURL ?? '');
    await use(await foundPages);
  },
});

test.use(WITH_PICTURES);

/** The paths of the home page and of one page of each kind in the shop. */
const pathsOf = (found: FoundPages) =>
  ['/', ...Object.values(found)].filter((path): path is string => path !== undefined);

const listingOf = ({ listing }: FoundPages): string => {
  if (listing === undefined) throw new Error('The shop has no listing with products.');
  return listing;
};

test.describe('any deployment', { tag: ['@desktop', '@each-shop'] }, () => {
  test('SCOPE-06: a page of each kind can be found and loads without errors', async ({ page, found }) => {
    test.info().annotations.push({ type: 'pages', description: JSON.stringify(found) });
    const problems = await watchPage(page);
    for (const path of pathsOf(found)) {
      await test.step(path, async () => {
        const response = await openHydrated(page, path);
        expect(response?.status()).toBe(200);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      });
    }
    const missing = await page.goto('/nao/existe/esta/pagina');
    expect(missing?.status()).toBe(404);
    await page.goto(listingOf(found));
    const link = productCards(page).first().getByRole('heading').getByRole('link');
    const name = (await link.textContent())?.trim() ?? '';
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
    await expect(productCards(page).first()).toBeVisible();
    expect(problems).toEqual(NO_PROBLEMS);
  });

  test('SEO-01, SEO-02, SEO-04, SEO-06, SEO-08: crawlers and social networks get a title, a description, an address and a picture', async ({
    request,
    found,
  }) => {
    for (const path of pathsOf(found)) {
      await test.step(path, async () => {
        const { title, canonical, headings, tag } = await readHead(request, path);
        expect(title).toMatch(/\S/);
        expect(headings).toHaveLength(1);
        expect(new URL(canonical ?? '').pathname).toBe(path);
        expect(tag('og:title')).toMatch(/\S/);
        expect(tag('og:image')).toMatch(/^https?:\/\//);
        expect(tag('description')).toMatch(/\S/);
      });
    }
    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toMatch(/^Sitemap: https?:\/\/\S+$/m);
  });

  test('ROUTE-10, ROUTE-24: a trailing slash redirects; an unknown address returns 404', async ({
    request,
    found,
  }) => {
    const listing = listingOf(found);
    const slash = await request.get(`${listing}/`, { maxRedirects: 0 });
    expect(slash.status()).toBe(308);
    expect(new URL(slash.headers().location ?? '', slash.url()).pathname).toBe(listing);
    for (const path of ['/nao-existe-esta-pagina', '/nao-existe-este-produto.html'])
      expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  });

  test('LIST-21, LIST-34: a filter can be applied to a listing, and Back removes it', async ({
    page,
    found,
  }) => {
    const listing = listingOf(found);
    await openHydrated(page, listing);
    const link = await filterLink(page);
    await link.click();
    await expect.poll(() => new URL(page.url()).search).not.toBe('');
    await expect(page.getByRole('list', { name: 'Filtros aplicados' })).toBeVisible();
    await expect(productCards(page).first()).toBeVisible();
    await page.goBack();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await expect(page.getByRole('list', { name: 'Filtros aplicados' })).toBeHidden();
  });

  test('SEARCH-02, SEARCH-03: searching for a word from a product’s name finds products', async ({
    page,
    found,
  }) => {
    await openHydrated(page, listingOf(found));
    const name = (await productCards(page).first().getByRole('heading').textContent()) ?? '';
    const [word] = name.match(/\p{L}{4,}/u) ?? [];
    expect(word, `a word in "${name}"`).toBeDefined();
    await page.getByRole('button', { name: 'Abrir busca' }).click();
    await page
      .getByRole('banner')
      .getByLabel('Buscar na loja')
      .fill(word ?? '');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(
      ({ pathname, searchParams }) => pathname === '/busca' && searchParams.get('busca') === word,
    );
    await expect(productCards(page).first()).toBeVisible();
  });

  test('ROUTE-26: after a page with gclid, a link loads a new document', async ({ page, found }) => {
    await openHydrated(page, `${listingOf(found)}?gclid=teste`);
    await page.evaluate(() => Reflect.set(window, '__sameDocument', true));
    await page
      .getByRole('banner')
      .getByRole('link', { name: /página inicial/ })
      .first()
      .click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    await expect.poll(() => page.evaluate(() => Reflect.has(window, '__sameDocument'))).toBe(false);
  });

  test('A28, L12: a page of each kind passes axe', async ({ page, found }) => {
    for (const path of pathsOf(found)) {
      await test.step(path, async () => {
        await openHydrated(page, path);
        await expectAccessible(page);
      });
    }
  });

  test('CART-01, CART-19: a product that the shop sells can be added to the cart and removed', async ({
    page,
    found: { product },
  }) => {
    test.skip(!mayWrite, '-- --write lets the tests fill a cart of this deployment.');
    test.skip(product === undefined, 'The shop shows no product that goes straight into the cart.');
    await openHydrated(page, product ?? '/');
    await addToCart(page);
    await cartDialog(page)
      .getByRole('button', { name: /^Remover/ })
      .first()
      .click();
    await expect(cartDialog(page).getByText(/sacola está vazia/i)).toBeVisible();
  });

  test('CONTACT-02, CONTACT-09: the contact form can be sent', async ({ page }) => {
    test.skip(!mayWrite, '-- --write lets the tests send the form of this deployment.');
    await openHydrated(page, '/pagina/contato');
    const form = page.getByRole('form', { name: 'Formulário de contato' });
    for (const [label, text] of [
      [/^Nome/, 'Teste Automático'],
      [/^E-mail/, 'teste@exemplo.com.br'],
      [/^Telefone/, '11987654321'],
      [/^Assunto/, 'Teste'],
      [/^Mensagem/, 'Mensagem de um teste automático: por favor, desconsidere.'],
    ] as const)
      await form.getByRole('textbox', { name: label }).fill(text);
    await form.getByRole('button', { name: /Enviar/ }).click();
    await expect(form.getByText('Enviado com sucesso!')).toBeVisible();
  });
});

test.describe('any deployment, without JavaScript', { tag: ['@desktop', '@each-shop'] }, () => {
  test.use({ javaScriptEnabled: false });

  test('DESIGN-28: a listing and a product show names and prices', async ({ page, found }) => {
    await page.goto(listingOf(found));
    await expect(productCards(page).first()).toContainText(/R\$/);
    await productCards(page).first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
    await expect(page.getByRole('main')).toContainText(/R\$/);
  });
});

test.describe('any deployment, for a new visitor', { tag: ['@desktop', '@each-shop'] }, () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('L10: cookies can be declined with one click, and the banner does not return', async ({
    page,
    context,
  }) => {
    const question = page.getByRole('region', { name: 'Cookies: você decide' });
    await openHydrated(page, '/');
    await question.getByRole('button', { name: /^Rejeitar/ }).click();
    await expect(question).toBeHidden();
    // Checked right after the click, because the next page would show the banner only after some time.
    const value = expect.stringMatching(/^v2\.p0\.e0\.m0\./);
    expect(await context.cookies()).toContainEqual(expect.objectContaining({ name: 'consentimento', value }));
    await openHydrated(page, '/');
    await expect(question).toBeHidden();
  });
});
