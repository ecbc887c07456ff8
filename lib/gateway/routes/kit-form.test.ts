/** @jest-environment node */

import { handleGateway } from '@/lib/gateway/handle';
import { jsonResponse, stubPlatformForFile } from '@/lib/platform/testing/stub-platform';
import { wirePrices, wireProduct, wireSize } from '@/lib/platform/testing/wire-products';
import { muteConsole } from '@/lib/shared/testing/mute-console';

const config = {
  storeApiUrl: '',
  storeAppToken: 'segredo-da-loja',
  storeSiteUrl: 'https://loja.example',
  siteUrl: 'http://localhost:3000',
  sessionCookieScript: false,
  rateLimitFactor: 1,
};
jest.mock('@/lib/config/environment', () => ({ serverConfig: () => config }));
jest.mock('@/lib/platform/data-cache');

const PATH = '/lista/kit-familia.html';
const CART = 'https://loja.example/checkout/carrinho?add=81-0-0-0-1&tipo=lista';
const WANTED: [string, string] = ['caminho', PATH];
const PROBLEM = `${PATH}#nao-deu`;

const platform = stubPlatformForFile(config);
muteConsole('error');

const simples = { simples: { nome: 'Tamanho', valores: [wireSize(54), wireSize(56, { estoque: 0 })] } };
const list = (tipo: string) => ({
  estrutura: { breadcrumb: [] },
  conteudo: {
    id: 81,
    nome: 'Kit família',
    tipo,
    status: 'disponivel',
    precos: wirePrices,
    produtos: [
      { ...wireProduct({ id: 1, nome: 'Solar' }), quantidade: 1, atributos: simples },
      { ...wireProduct({ id: 2, nome: 'Clássica' }), quantidade: 2 },
    ],
  },
});

let visitor = 0;

/**
 * Posts the page's form as a browser without JavaScript does. Resolves to the redirect and the calls to the
 * platform.
 */
async function post(
  fields: [string, string][],
  {
    tipo = 'fechada',
    shop = jsonResponse({ carrinho: { url: CART } }),
    sender = { origin: 'http://localhost:3000' } as Record<string, string>,
  } = {},
) {
  visitor += 1;
  platform.respondWith((request, response) =>
    (request.url?.includes('list/shop') ? shop : jsonResponse(list(tipo)))(request, response),
  );
  const response = await handleGateway(
    new Request('http://localhost:3000/v2/front/kit/form', {
      method: 'POST',
      headers: {
        host: 'localhost:3000',
        ...sender,
        'x-forwarded-for': `10.9.${visitor}.7`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams(fields).toString(),
    }),
  );
  const sent = platform.requests.filter(({ url }) => url.includes('list/shop'));
  return {
    status: response.status,
    location: response.headers.get('location'),
    sent: sent.map(({ body }) => JSON.parse(body).produtos),
  };
}

test('KIT-18 to KIT-21, DESIGN-28: without JavaScript a kit is added in the chosen sizes and quantity, at the platform’s prices', async () => {
  const bought = await post([WANTED, ['tamanho-1', '54'], ['quantidade', '3']]);
  expect(bought.sent).toEqual([
    [
      { id: 1, idAtributoValor: 54, quantidade: 1, preco: 449.9 },
      { id: 2, idAtributoValor: 0, quantidade: 2, preco: 449.9 },
    ],
  ]);
  expect([bought.status, bought.location]).toEqual([
    303,
    'https://loja.example/checkout/carrinho?add=81-0-0-0-3&tipo=lista',
  ]);
});

test('KIT-16, KIT-21: an open kit posts the ticked products times the kit’s quantity, and opens the address unchanged', async () => {
  const fields: [string, string][] = [WANTED, ['levar', '2'], ['quantidade-2', '5'], ['quantidade', '2']];
  const bought = await post(fields, { tipo: 'aberta' });
  expect(bought.sent).toEqual([[{ id: 2, idAtributoValor: 0, quantidade: 10, preco: 449.9 }]]);
  expect(bought.location).toBe(CART);
});

test.each<[string, [string, string][]]>([
  ['no size', []],
  ['a size that is sold out', [['tamanho-1', '56']]],
  ['a size of nothing', [['tamanho-1', '54abc']]],
])('KIT-18: with %s nothing is sent, and the page explains what to do', async (_what, fields) => {
  const refused = await post([WANTED, ...fields]);
  expect(refused.sent).toEqual([]);
  expect([refused.status, refused.location]).toEqual([303, PROBLEM]);
});

test('KIT-18: an open kit with nothing ticked redirects back', async () => {
  expect((await post([WANTED], { tipo: 'aberta' })).location).toBe(PROBLEM);
});

test.each([
  ['fails', jsonResponse({}, 500)],
  ['returns another site', jsonResponse({ carrinho: { url: 'https://evil.example/?add=1' } })],
  ['returns no address', jsonResponse({ precos: { por: '1' } })],
])('C6, KIT-19: if the platform %s, the response redirects back to the kit', async (_what, shop) => {
  expect((await post([WANTED, ['tamanho-1', '54']], { shop })).location).toBe(PROBLEM);
});

test.each([
  '//evil.example/x',
  'https://evil.example/',
  '/a/../b',
  '',
  '/\\evil.example',
  `/${'a'.repeat(301)}`,
])('C6: a form with a return page outside this shop ("%s") is rejected', async (caminho) => {
  const { status, location } = await post([['caminho', caminho]]);
  expect([status, location]).toEqual([400, null]);
});

test('KIT-21: an invalid quantity counts as one', async () => {
  for (const quantidade of ['0', '-1', '1,5', '99999', 'abc'])
    expect((await post([WANTED, ['tamanho-1', '54'], ['quantidade', quantidade]])).location).toContain(
      'add=81-0-0-0-1&',
    );
});

const SESSION = { cookie: 'PHPSESSID=comprador' };

test('KIT-18, C5: a client that sends no Origin can buy a kit in a session that the shop started', async () => {
  const { status, location } = await post([WANTED, ['tamanho-1', '54']], { sender: SESSION });
  expect([status, location]).toEqual([303, CART]);
});

test.each<[string, Record<string, string>]>([
  ['without a session', {}],
  ['of a session that is none', { cookie: 'PHPSESSID=' }],
  ['of a page of another site', { ...SESSION, origin: 'https://evil.example' }],
  ['of an opaque page', { ...SESSION, origin: 'null' }],
  ['that a browser says comes from elsewhere', { ...SESSION, 'sec-fetch-site': 'cross-site' }],
])('C5: a form %s is rejected', async (_what, sender) => {
  const { status, sent } = await post([WANTED, ['tamanho-1', '54']], { sender });
  expect([status, sent]).toEqual([403, []]);
});
