import { expect } from 'playwright/test';
import { findLensProduct, skipWithoutEmbeddedStore } from '../support/embedded-catalogue';
import type { PageDriver, Target } from './driver';
import { test } from './engine-test';

const HEADING: Target = { role: 'heading' };
const CART: Target = { role: 'dialog', name: 'Seu carrinho' };
const PRODUCTS: Target = { role: 'region', name: 'Produtos' };

const expectVisible = (driver: PageDriver, target: Target) =>
  expect.poll(() => driver.count(target)).toBeGreaterThan(0);
const expectHidden = (driver: PageDriver, target: Target) => expect.poll(() => driver.count(target)).toBe(0);
const expectPath = (driver: PageDriver, path: string | RegExp) =>
  expect.poll(async () => (await driver.address()).pathname).toMatch(path);

/** A page is hydrated once it has requested the cart; before that most buttons do nothing. */
async function open(driver: PageDriver, path: string): Promise<void> {
  await driver.open(path);
  await expectHydrated(driver);
}

const expectHydrated = (driver: PageDriver) =>
  expect
    .poll(() =>
      driver.evaluate<boolean>(
        `performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/checkout/cart'))`,
      ),
    )
    .toBe(true);

/** Chooses a size if there are several, and adds the page's product to the cart. */
async function addToCart(driver: PageDriver): Promise<void> {
  if ((await driver.count({ role: 'radio' })) > 0) await driver.click({ role: 'radio' });
  await driver.click({ role: 'button', name: 'Adicionar à sacola' });
  await expectVisible(driver, CART);
}

test('SCOPE-06: home, listing, search, a text page and the 404 page open, and their JavaScript runs', async ({
  driver,
}) => {
  for (const path of ['/', '/oculos-de-sol', '/busca?busca=oculos', '/pagina/quem-somos', '/nao-existe']) {
    await open(driver, path);
    await expectVisible(driver, HEADING);
  }
});

test('SCOPE-06: a shopper goes from the menu to a listing, a filter, a product and the cart, and empties it', async ({
  driver,
}) => {
  const menu: Target = { role: 'navigation', name: 'Menu principal' };
  const count: Target = { text: /Produtos encontrado\(s\)$/ };

  await test.step('a listing', async () => {
    await open(driver, '/');
    await driver.click({ role: 'link', name: /sol/i, in: menu });
    await expectVisible(driver, count);
    await expectVisible(driver, { role: 'article', in: PRODUCTS });
  });
  await test.step('a filter', async () => {
    const before = await driver.text(count);
    const filters: Target = { role: 'region', name: 'Filtros' };
    await driver.click({ role: 'link', name: /^(Acetato|Feminino|Preto)/, in: filters });
    await expectVisible(driver, { role: 'list', name: 'Filtros aplicados' });
    await expect.poll(() => driver.text(count)).not.toBe(before);
  });
  await test.step('a product', async () => {
    const link: Target = { role: 'link', in: { role: 'heading', in: { role: 'article', in: PRODUCTS } } };
    const name = (await driver.text(link))?.trim() ?? '';
    expect(name).not.toBe('');
    await driver.click(link);
    await expect.poll(async () => (await driver.text(HEADING))?.trim()).toBe(name);
  });
  await test.step('the cart: one, two, none', async () => {
    await addToCart(driver);
    const quantity: Target = { role: 'textbox', in: CART };
    await expect.poll(() => driver.text(quantity)).toBe('1');
    await driver.click({ role: 'button', name: /^Aumentar/, in: CART });
    await expect.poll(() => driver.text(quantity)).toBe('2');
    await expectHidden(driver, { text: /^Atualizando o carrinho/, in: CART });
    await driver.press('Escape');
    await expectHidden(driver, CART);

    await driver.reload();
    await driver.click({ role: 'button', name: /carrinho.*2/i });
    await expect.poll(() => driver.text(quantity)).toBe('2');
    await driver.click({ role: 'button', name: /^Remover/, in: CART });
    await expectVisible(driver, { text: /sacola está vazia/i, in: CART });
  });
});

test('LENS-01 to LENS-05: lenses can be chosen up to the prescription, and Escape returns to the product', async ({
  driver,
}) => {
  skipWithoutEmbeddedStore();
  await open(driver, await findLensProduct('one'));
  await driver.click({ role: 'button', name: /^Comprar com lentes/ });
  const dialog: Target = { role: 'dialog', name: 'Escolha as suas lentes' };
  await driver.click({ role: 'button', name: /Armação \+ LENTE grau/, in: dialog });
  const panel: Target = { role: 'tabpanel', in: dialog };
  const prescription: Target = { role: 'tabpanel', name: 'Receita', in: dialog };
  await expectVisible(driver, panel);
  while ((await driver.count(prescription)) === 0) {
    const step = await driver.text(panel);
    await driver.click({ role: 'button', in: { role: 'listitem', in: panel } });
    await expect.poll(() => driver.text(panel)).not.toBe(step);
  }
  await driver.press('Escape');
  await expectHidden(driver, dialog);
  expect(await driver.isFocused({ role: 'button', name: /^Comprar com lentes/ })).toBe(true);
});

test('SEARCH-03 to SEARCH-08: the keyboard selects a suggestion, and Enter searches', async ({ driver }) => {
  await open(driver, '/marcas');
  const field: Target = { label: 'Buscar na loja' };
  await driver.click({ role: 'button', name: 'Abrir busca' });
  await driver.fill(field, 'redondo tartaruga');
  await expectVisible(driver, { role: 'option' });
  await driver.press('ArrowDown');
  await expectVisible(driver, { role: 'listbox', name: 'Sugestões' });
  await driver.press('Enter');
  await expectPath(driver, /\.html$/);
  await expectHydrated(driver);
  await open(driver, '/marcas');
  await driver.click({ role: 'button', name: 'Abrir busca' });
  await driver.fill(field, 'oculos');
  await driver.press('Enter');
  await expectPath(driver, /^\/busca$/);
  await expectVisible(driver, { role: 'article', in: PRODUCTS });
});

test('CONTACT-02, CONTACT-05, CONTACT-09: the contact form reports an empty field, formats a phone number and is sent', async ({
  driver,
}) => {
  await open(driver, '/pagina/contato');
  const form: Target = { role: 'form', name: 'Formulário de contato' };
  const send: Target = { role: 'button', name: /Enviar/, in: form };
  await driver.click(send);
  await expectVisible(driver, { text: /^Preencha o campo!$/, in: form });
  const textbox = (name: RegExp): Target => ({ role: 'textbox', name, in: form });
  await expect.poll(() => driver.isFocused(textbox(/^Nome/))).toBe(true);
  await driver.fill(textbox(/^Nome/), 'Ana Souza');
  await driver.fill(textbox(/^E-mail/), 'ana@exemplo.com.br');
  await driver.fill(textbox(/^Telefone/), '11987654321');
  await expect.poll(() => driver.text(textbox(/^Telefone/))).toBe('(11) 98765-4321');
  await driver.fill(textbox(/^Assunto/), 'Pedido 123');
  await driver.fill(textbox(/^Mensagem/), 'Onde está?');
  await driver.click(send);
  await expectVisible(driver, { text: /^Enviado com sucesso!$/, in: form });
});

test.describe('a new visitor', () => {
  test.use({ visitor: 'new' });

  test('L10: cookies are declined with one click, and the banner does not return', async ({ driver }) => {
    const question: Target = { role: 'region', name: 'Cookies: você decide' };
    await open(driver, '/');
    await expectVisible(driver, question);
    await driver.click({ role: 'button', name: /^Rejeitar/, in: question });
    await expectHidden(driver, question);
    expect(await driver.evaluate<string>('document.cookie')).toMatch(/consentimento=v2\.p0\.e0\.m0\./);
    await driver.reload();
    await expectHydrated(driver);
    await expectHidden(driver, question);
  });
});

test('A9: Back returns to the same place in the listing, Forward to the product', async ({ driver }) => {
  await open(driver, '/oculos-de-sol');
  const link: Target = { role: 'link', in: { role: 'heading', in: { role: 'article', in: PRODUCTS } } };
  const scrollY = () => driver.evaluate<number>('Math.round(scrollY)');
  await driver.evaluate('(scrollTo({ top: 600, behavior: "instant" }), null)');
  await expect.poll(scrollY).toBe(600);
  const name = (await driver.text(link))?.trim() ?? '';
  await driver.click(link);
  await expect.poll(async () => (await driver.text(HEADING))?.trim()).toBe(name);
  await driver.back();
  await expectPath(driver, /^\/oculos-de-sol$/);
  await expect.poll(async () => Math.abs((await scrollY()) - 600)).toBeLessThanOrEqual(300);
  await driver.forward();
  await expect.poll(async () => (await driver.text(HEADING))?.trim()).toBe(name);
});
