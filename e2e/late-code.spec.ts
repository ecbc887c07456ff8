import { expect, type Locator, type Page, type Request } from 'playwright/test';
import { findProductPath, skipWithoutEmbeddedStore } from './support/embedded-catalogue';
import { holdRequests, openHydrated } from './support/navigation';
import { test } from './support/storefront-test';

/** The code of a form loads while the shopper is typing. */
test.beforeEach(() => skipWithoutEmbeddedStore());

const CODE = /\/_next\/static\/.*\.js$/;

type Typed = { field: Locator; keys: string; kept?: string };

/**
 * Types into fields without waiting for their code, which loads halfway through the last one. `focus` moves the focus
 * to a field.
 */
async function typeWhileCodeArrives(
  page: Page,
  typed: readonly Typed[],
  focus = (field: Locator) => field.focus(),
) {
  const release = await holdRequests(page, CODE);
  const requests: Request[] = [];
  page.on('request', (request) => CODE.test(request.url()) && requests.push(request));
  for (const [index, { field, keys }] of typed.entries()) {
    const middle = Math.ceil(keys.length / 2);
    await focus(field);
    await expect(field).toBeFocused();
    await page.keyboard.type(keys.slice(0, middle));
    if (index === typed.length - 1) {
      await expect.poll(() => requests.length).toBeGreaterThan(0);
      release();
    }
    await page.keyboard.type(keys.slice(middle));
  }
  const expectKept = async () => {
    for (const { field, keys, kept = keys } of typed) await expect(field).toHaveValue(kept);
  };
  await expectKept();
  for (const request of requests) await (await request.response())?.finished();
  // After two frames the code has run, and its output is in the page.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expectKept();
}

const withStatus = (wanted: string) => findProductPath(({ status }) => status === wanted);
const EMAIL = 'ana@exemplo.com.br';
const PHONE = { keys: '11987654321', kept: '(11) 98765-4321' };

test.describe('text typed while the code of a field loads is kept', { tag: '@desktop' }, () => {
  test('SHIP-03: the postal code on the product page keeps text typed while its code loads', async ({
    page,
  }) => {
    await openHydrated(page, await withStatus('disponivel'));
    const field = page.getByRole('textbox', { name: 'CEP' });
    await typeWhileCodeArrives(page, [{ field, keys: '01310100999', kept: '01310-100' }]);
    await expect(page.getByText(/^Para 01310-100, /)).toBeVisible();
  });

  test('NEWS-04, NEWS-05: both newsletter forms keep text typed while their code loads', async ({ page }) => {
    for (const names of [['Receba nossas novidades'], ['Seu nome', 'Seu e-mail']]) {
      await openHydrated(page, '/');
      const typed = names.map((name) => ({ field: page.getByRole('textbox', { name }), keys: EMAIL }));
      await typeWhileCodeArrives(page, typed);
    }
  });

  test('SEARCH-04, HEAD-05: the header search keeps text typed while its code loads', async ({ page }) => {
    await openHydrated(page, '/marcas');
    const field = page.getByRole('banner').getByLabel('Buscar na loja');
    await typeWhileCodeArrives(page, [{ field, keys: 'óculos redondo' }], () =>
      page.getByRole('button', { name: 'Abrir busca' }).click(),
    );
    await expect(page.getByRole('listbox', { name: 'Sugestões' })).toBeVisible();
  });

  test('EVAL-07: the shop evaluation keeps text typed while its code loads', async ({ page }) => {
    await openHydrated(page, '/pagina/avaliacao-loja?key=demonstracao-1');
    const field = page.getByRole('textbox', { name: /^Críticas, elogios ou sugestões/ });
    await typeWhileCodeArrives(page, [{ field, keys: 'Chegou antes do prazo.' }]);
  });

  test('CONTACT-01: the contact form keeps text typed while its code loads', async ({ page }) => {
    await openHydrated(page, '/pagina/contato');
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    await typeWhileCodeArrives(page, [
      { field: field('Nome'), keys: 'Ana Lima' },
      { field: field('E-mail'), keys: EMAIL },
      { field: field('Cidade (opcional)'), keys: 'São José dos Campos' },
      { field: field('Assunto'), keys: 'Pedido 123' },
      { field: field('Mensagem'), keys: 'Onde está o pedido?' },
      { field: field('Telefone'), ...PHONE },
    ]);
  });

  test('QUOTE-01: the quote form keeps text typed while its code loads', async ({ page }) => {
    await openHydrated(page, await withStatus('sobConsulta'));
    const form = page.getByRole('form', { name: 'Pedir orçamento' });
    const field = (name: string) => form.getByRole('textbox', { name, exact: true });
    await typeWhileCodeArrives(page, [
      { field: field('Nome'), keys: 'Ana Lima' },
      { field: field('O que você procura? (opcional)'), keys: 'Lente 1.67' },
      { field: field('Telefone ou WhatsApp'), ...PHONE },
    ]);
  });

  test('NOTIFY-01: the form of an unavailable product keeps text typed while its code loads', async ({
    page,
  }) => {
    await openHydrated(page, await withStatus('indisponivel'));
    const form = page.getByRole('form', { name: 'Avise-me quando chegar' });
    const field = form.getByRole('textbox', { name: 'E-mail', exact: true });
    await typeWhileCodeArrives(page, [{ field, keys: EMAIL }]);
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
