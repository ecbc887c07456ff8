import { expect } from 'playwright/test';
import { expectAccessible } from './support/axe';
import { WITH_PICTURES } from './support/browser';
import { scrollTo } from './support/home-page';
import { openHydrated, waitForHydration } from './support/navigation';
import { NO_PROBLEMS, watchPage } from './support/page-problems';
import { ONE_SIZED } from './support/quirky-store/catalogue';
import { testWithSeparateShop } from './support/separate-shop-test';

const test = testWithSeparateShop({ variables: { EXIT_POPUP: '1' } });

test.use(WITH_PICTURES);
// One shop for all tests.
test.describe.configure({ mode: 'default' });

test.describe('home of the quirky platform', { tag: '@desktop' }, () => {
  test('HOME-01, HOME-25 to HOME-27: available sections are shown; failed or missing ones are hidden', async ({
    page,
    platform,
  }) => {
    const problems = await watchPage(page);
    await platform.clearLog();
    const later = ['estilos', 'tendencias'].map((name) => `showcase/banners/banners-home-${name}`);
    const responses = later.map((path) =>
      page.waitForResponse((response) => new URL(response.url()).pathname === `/v2/front/${path}`),
    );
    await openHydrated(page, '/');
    await scrollTo(page, 101);
    await Promise.all(responses);
    const requested = (await platform.log()).map(({ path }) => path);
    for (const path of later) expect(requested).toContain(path);
    // This call is not in the contract, so the shop must not make it on this platform.
    expect(requested).not.toContain('showcase/banners/banners-home-social');
    await expect(page.getByRole('heading', { name: 'Chegou agora' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Quadrados' })).toHaveAttribute('href', '/armacoes');
    await expect(page.getByRole('img', { name: 'Script', exact: true })).toBeAttached();
    await expect(page.getByRole('link', { name: 'Script', exact: true })).toHaveCount(0);
    for (const name of ['Escolhas da casa', 'Da nossa vitrine', 'Do nosso blog', 'Depoimentos de clientes'])
      await expect(page.getByRole('heading', { name })).toHaveCount(0);
    expect(problems).toEqual(NO_PROBLEMS);
  });

  test('CARD-07, CARD-17, HOME-07: the launches can be scrolled by keyboard, and those without options can be bought directly', async ({
    page,
  }) => {
    await openHydrated(page, '/');
    await scrollTo(page, 101);
    const launches = page.getByRole('region', { name: 'Chegou agora' });
    await expect(launches.getByRole('article')).toHaveCount(5);
    const back = launches.getByRole('button', { name: 'Voltar em Chegou agora' });
    await expect(back).toBeDisabled();
    // The arrows recognise the ends of the row once its slider has loaded.
    await expect(async () => {
      await launches.getByRole('button', { name: 'Avançar em Chegou agora' }).press('Enter');
      await expect(back).toBeEnabled({ timeout: 1_000 });
    }).toPass();
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await launches.getByRole('button', { name: /^Comprar: / }).press('Enter');
    expect((await sent).postDataJSON()).toMatchObject({
      tipo: 'produto',
      itens: [{ idProduto: String(ONE_SIZED), idAtributoSimples: '900' }],
    });
    await expect(page.getByRole('dialog', { name: 'Seu carrinho' })).toBeVisible();
  });

  test('NEWS-04, NEWS-06, L16: the newsletter form on the home page requires a name and sends it with the e-mail', async ({
    page,
    platform,
  }) => {
    await openHydrated(page, '/');
    const form = page.getByRole('form', { name: 'Novidades para você' });
    const name = form.getByRole('textbox', { name: 'Seu nome' });
    await platform.clearLog();
    await form.getByRole('textbox', { name: 'Seu e-mail' }).fill('ana@exemplo.com.br');
    await form.getByRole('button', { name: 'Cadastrar' }).click();
    await expect(name).toBeFocused();
    await name.fill('Ana');
    await form.getByRole('button', { name: 'Cadastrar' }).click();
    await expect(form.getByRole('button', { name: 'Cadastrado!' })).toBeVisible();
    const sent = (await platform.log()).filter(({ method }) => method === 'POST');
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      ['newsletter', { nome: 'Ana', email: 'ana@exemplo.com.br' }],
    ]);
    await expect(form.getByRole('link', { name: /^Política de privacidade/ })).toHaveAttribute(
      'href',
      '/pagina/politica-de-privacidade',
    );
  });

  test('POPUP-01 to POPUP-03: the campaign popup opens once, when the mouse leaves the window; the focus moves in and returns', async ({
    page,
  }) => {
    const leave = () =>
      page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseleave')));
    const popup = page.getByRole('dialog', { name: 'Antes de você ir' });
    await openHydrated(page, '/armacoes');
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
    await waitForHydration(page);
    await leave();
    // The panel of the cart loads in the same way but later: once it is open, the popup would have loaded too.
    await page.getByRole('button', { name: /^Carrinho/ }).click();
    await expect(page.getByRole('dialog', { name: 'Seu carrinho' })).toBeVisible();
    await expect(popup).toBeHidden();
  });
});

test.describe('before a consent choice', { tag: '@desktop' }, () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('POPUP-03: before a consent choice no campaign popup opens', async ({ page }) => {
    await openHydrated(page, '/armacoes');
    await expect(page.getByRole('region', { name: 'Cookies: você decide' })).toBeVisible();
    // The cart's panel loads after the code that opens the popup, and in the same way as the popup.
    const openCart = async () => {
      await page.getByRole('button', { name: /^Carrinho/ }).click();
      await expect(page.getByRole('dialog', { name: 'Seu carrinho' })).toBeVisible();
    };
    await openCart();
    await page.keyboard.press('Escape');
    await page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseleave')));
    await openCart();
    await expect(page.getByRole('dialog', { name: 'Antes de você ir' })).toHaveCount(0);
  });
});
