import { expect, type Locator, type Page, type Request } from 'playwright/test';
import { findProductPath, skipWithoutEmbeddedStore } from './support/embedded-catalogue';
import { holdRequests, openHydrated } from './support/navigation';
import { test } from './support/storefront-test';

/** The code of a form loads while the shopper is typing. */
test.beforeEach(() => skipWithoutEmbeddedStore());

const CODE = /\/_next\/static\/.*\.js$/;

/**
 * Types into a field without waiting for its code, which loads halfway through. `focus` moves the focus to the field.
 */
async function typeWhileCodeArrives(
  page: Page,
  field: Locator,
  keys: string,
  expected = keys,
  focus = () => field.focus(),
) {
  const release = await holdRequests(page, CODE);
  const requests: Request[] = [];
  page.on('request', (request) => CODE.test(request.url()) && requests.push(request));
  const middle = Math.ceil(keys.length / 2);
  await focus();
  await expect(field).toBeFocused();
  await page.keyboard.type(keys.slice(0, middle));
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  release();
  await page.keyboard.type(keys.slice(middle));
  await expect(field).toHaveValue(expected);
  for (const request of requests) await (await request.response())?.finished();
  // After two frames the code has run, and its output is in the page.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(field).toHaveValue(expected);
}

const withStatus = (wanted: string) => findProductPath(({ status }) => status === wanted);
const EMAIL = 'ana@exemplo.com.br';
const PHONE = '11987654321';
const MASKED_PHONE = '(11) 98765-4321';

test.describe('text typed while the code of a field loads is kept', { tag: '@desktop' }, () => {
  test('SHIP-03: the postal code on the product page keeps text typed while its code loads', async ({
    page,
  }) => {
    await openHydrated(page, await withStatus('disponivel'));
    await typeWhileCodeArrives(page, page.getByRole('textbox', { name: 'CEP' }), '01310100999', '01310-100');
    await expect(page.getByText(/^Para 01310-100, /)).toBeVisible();
  });

  test('NEWS-04, NEWS-05: both newsletter forms keep text typed while their code loads', async ({ page }) => {
    for (const name of ['Receba nossas novidades', 'Seu nome', 'Seu e-mail']) {
      await openHydrated(page, '/');
      await typeWhileCodeArrives(page, page.getByRole('textbox', { name }), EMAIL);
    }
  });

  test('SEARCH-04, HEAD-05: the header search keeps text typed while its code loads', async ({ page }) => {
    await openHydrated(page, '/marcas');
    const field = page.getByRole('banner').getByLabel('Buscar na loja');
    await typeWhileCodeArrives(page, field, 'óculos redondo', 'óculos redondo', () =>
      page.getByRole('button', { name: 'Abrir busca' }).click(),
    );
    await expect(page.getByRole('listbox', { name: 'Sugestões' })).toBeVisible();
  });

  test('EVAL-07: the shop evaluation keeps text typed while its code loads', async ({ page }) => {
    await openHydrated(page, '/pagina/avaliacao-loja?key=demonstracao-1');
    const field = page.getByRole('textbox', { name: /^Críticas, elogios ou sugestões/ });
    await typeWhileCodeArrives(page, field, 'Chegou antes do prazo.');
  });

  for (const [name, keys, expected] of [
    ['Nome', 'Ana Lima'],
    ['E-mail', EMAIL],
    ['Telefone', PHONE, MASKED_PHONE],
    ['Cidade', 'São José dos Campos'],
    ['Assunto', 'Pedido 123'],
    ['Mensagem', 'Onde está o pedido?'],
  ] as const)
    test(`CONTACT-01: the field ${name} of the contact form keeps text typed while its code loads`, async ({
      page,
    }) => {
      await openHydrated(page, '/pagina/contato');
      await typeWhileCodeArrives(page, page.getByRole('textbox', { name, exact: true }), keys, expected);
    });

  for (const [status, name, keys, expected] of [
    ['sobConsulta', 'Nome', 'Ana Lima'],
    ['sobConsulta', 'Telefone ou WhatsApp', PHONE, MASKED_PHONE],
    ['sobConsulta', 'O que você procura? (opcional)', 'Lente 1.67'],
    ['indisponivel', 'E-mail', EMAIL],
  ] as const)
    test(`QUOTE-01, NOTIFY-01: the field ${name} of a product that is ${status} keeps text typed while its code loads`, async ({
      page,
    }) => {
      await openHydrated(page, await withStatus(status));
      const form = page.getByRole('form', { name: /^(Pedir orçamento|Avise-me quando chegar)$/ });
      await typeWhileCodeArrives(page, form.getByRole('textbox', { name, exact: true }), keys, expected);
    });
});

test('LIST-20: a filter opened before its code has loaded shows a loading message, then its values', {
  tag: '@desktop',
}, async ({ page }) => {
  const release = await holdRequests(page, CODE);
  await page.goto('/oculos-de-sol', { waitUntil: 'domcontentloaded' });
  const filter = page.getByRole('group').filter({ has: page.getByText('Marca', { exact: true }) });
  await filter.getByText('Marca', { exact: true }).click();
  const message = () =>
    filter.evaluate((group) => getComputedStyle(group.lastElementChild ?? group, '::before').content);
  expect(await message()).toBe('"Carregando…"');
  release();
  await expect(filter.getByRole('link', { name: 'Araúna' })).toBeVisible();
  expect(await message()).toBe('none');
});

test('WISH-01: an early press on a card’s heart does not open the product', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.route(CODE, (route) => route.abort());
  await page.goto('/oculos-de-sol');
  const card = page.getByRole('article').first();
  const { width, height } = (await card.boundingBox()) ?? { width: 0, height: 0 };
  const linkAt = (right: number, bottom: number) =>
    card.evaluate(
      (element, [x, y]) => {
        const { left, top } = element.getBoundingClientRect();
        return document.elementFromPoint(left + (x ?? 0), top + (y ?? 0))?.closest('a')?.pathname;
      },
      [width - right, height - bottom],
    );
  await card.scrollIntoViewIfNeeded();
  expect(await linkAt(12, 32)).toBeUndefined();
  expect(await linkAt(width / 2, height / 2)).toMatch(/\.html$/);
});
