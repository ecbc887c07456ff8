/** @jest-environment node */
import { encryptSession } from '../cart/encrypted-id';
import { agentsConfig, agentsPlatform } from '../testing';
import { handleProposedCart } from './handle-proposed-cart';

jest.mock('@/lib/config/environment', () => ({
  ...jest.requireActual('@/lib/config/environment'),
  serverConfig: () => agentsConfig,
}));

const { platform, carts, refuseAdditions } = agentsPlatform();

let visitor = 0;

type Options = { form?: Record<string, string>; headers?: Record<string, string> };

async function ask(path: string, { form, headers = {} }: Options = {}) {
  visitor += 1;
  const response = await handleProposedCart(
    new Request(`http://localhost:3000/comprar/${path}`, {
      method: form === undefined ? 'GET' : 'POST',
      headers: {
        host: 'localhost:3000',
        'x-forwarded-for': `10.9.${visitor}.1`,
        ...(form === undefined
          ? { 'sec-fetch-dest': 'document' }
          : { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }),
        ...headers,
      },
      body: form === undefined ? null : new URLSearchParams(form).toString(),
    }),
  );
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const field = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? '';
/** What the form of a page sends besides the button: the lines that it shows and what the bag had of them. */
const formIn = (html: string) => ({ vistos: field(html, 'vistos'), tinha: field(html, 'tinha') });
const changes = () => platform.requests.filter(({ method }) => method !== 'GET');

async function press(path: string, mode: string, headers: Record<string, string> = {}) {
  const { text } = await ask(path, { headers });
  return ask(path, { form: { modo: mode, ...formIn(text) }, headers });
}

const WITH_CART = { cookie: 'PHPSESSID=comprador' };
const inAnHour = () => Math.floor(Date.now() / 1_000) + 3_600;
const handover = () =>
  `continuar/${encryptSession({ session: 'sessao-do-agente', expiresAt: inAnHour() }, 'handover')}`;
const fillAgentCart = (quantidade = 2) =>
  carts.set('sessao-do-agente', [{ idProduto: 7, idAtributoSimples: 52, quantidade }]);

test('a permalink shows what it would add to the bag, and changes nothing', async () => {
  const { status, headers, text } = await ask('7-52:2');
  expect(status).toBe(200);
  expect(text).toContain('Armação Serra, 52');
  expect(text).toContain('R$\u00a0899,80');
  expect(text).toContain('Colocar na sacola');
  expect(text).not.toContain('Trocar');
  expect(headers.get('cache-control')).toBe('private, no-store');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(changes()).toEqual([]);
});

test("one click adds the products to the shopper's bag, in a new session", async () => {
  const { status, headers } = await press('7-52:2', 'juntar');
  expect([status, headers.get('location')]).toEqual([303, 'https://loja.example/checkout/carrinho/']);
  expect(headers.get('set-cookie')).toContain('PHPSESSID=sessao-do-agente; Path=/; SameSite=Lax; HttpOnly');
  expect(carts.get('sessao-do-agente')).toEqual([{ idProduto: 7, idAtributoSimples: 52, quantidade: 2 }]);
});

test('a permalink redirects to the shop page that it names, with its campaign', async () => {
  const { headers } = await press('7-52:1?continue_to=/oculos-de-sol&attribution/utm_source=email', 'juntar');
  expect(headers.get('location')).toBe('http://localhost:3000/oculos-de-sol?utm_source=email');
  const { headers: other } = await press('7-52:1?continue_to=//evil.example', 'juntar');
  expect(other.get('location')).toBe('https://loja.example/checkout/carrinho/');
});

test('products that cannot be bought through a link are listed with the reason', async () => {
  const { text } = await ask('7:1,7-54:1,nada:1');
  expect(text).toContain('tem mais de um tamanho');
  expect(text).toContain('está esgotado');
  expect(text).toContain('não existe mais nesta loja');
  expect(text).not.toContain('<form');
});

test("an agent's cart is copied, and its session never becomes the shopper's", async () => {
  fillAgentCart();
  const { status, headers } = await press(handover(), 'juntar', WITH_CART);
  expect(status).toBe(303);
  expect(headers.get('set-cookie') ?? '').not.toContain('comprador');
  expect(carts.get('comprador')).toEqual([{ idProduto: 7, idAtributoSimples: 52, quantidade: 2 }]);
  expect(changes().every(({ headers: sent }) => sent.session === 'comprador')).toBe(true);
});

test('a shopper with a bag is asked whether to add to it or to replace it', async () => {
  fillAgentCart(1);
  carts.set('comprador', [{ idProduto: 9, idAtributoSimples: 1, quantidade: 3 }]);
  const { text } = await ask(handover(), { headers: WITH_CART });
  expect(text).toContain('Juntar aos 3 que já estão na sacola');
  expect(text).toContain('Trocar o que está na sacola por estes');
  await press(handover(), 'juntar', WITH_CART);
  expect(carts.get('comprador')).toHaveLength(2);
  await press(handover(), 'trocar', WITH_CART);
  expect(carts.get('comprador')).toEqual([{ idProduto: 7, idAtributoSimples: 52, quantidade: 1 }]);
});

test('an item that a link names twice is one line, also when it replaces what is in the bag', async () => {
  carts.set('comprador', [{ idProduto: 7, idAtributoSimples: 52, quantidade: 5 }]);
  const { text } = await ask('7-52:1,7-52:2', { headers: WITH_CART });
  expect(text.match(/<li>/g)).toHaveLength(1);
  expect(text).toContain('Quantidade: 3');
  await press('7-52:1,7-52:2', 'trocar', WITH_CART);
  expect(carts.get('comprador')).toEqual([{ idProduto: 7, idAtributoSimples: 52, quantidade: 3 }]);
});

test('if the agent changed the cart in the meantime, it is shown again and nothing is added', async () => {
  fillAgentCart(1);
  const address = handover();
  const { text } = await ask(address);
  fillAgentCart(5);
  const { status, text: again } = await ask(address, { form: { modo: 'juntar', ...formIn(text) } });
  expect(status).toBe(409);
  expect(again).toContain('mudou enquanto você conferia');
  expect(changes()).toEqual([]);
});

test.each([
  ['a frame', { 'sec-fetch-dest': 'iframe' }],
  ['an image element', { 'sec-fetch-dest': 'image' }],
  ['a prefetching browser', { 'sec-purpose': 'prefetch;prerender' }],
  ['an older prefetching browser', { purpose: 'prefetch' }],
])('rejects a request from %s', async (_, headers) => {
  const { status } = await ask('7-52:1', { headers });
  expect(status).toBe(403);
  expect(platform.requests).toHaveLength(0);
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['another subdomain', { 'sec-fetch-site': 'same-site', origin: 'https://outra.example' }],
])('rejects a confirmation from %s', async (_, headers) => {
  const { status } = await ask('7-52:1', { form: { modo: 'juntar', vistos: 'x' }, headers });
  expect(status).toBe(403);
  expect(changes()).toEqual([]);
});

test.each([
  ['a form without a choice', { vistos: 'x' }, 400],
  ['an unknown choice', { modo: 'comprar', vistos: 'x' }, 400],
  ['a form that was not shown', { modo: 'juntar', vistos: 'x' }, 409],
  ['a long form', { modo: 'juntar', vistos: 'x'.repeat(600) }, 413],
])('%s changes nothing', async (_, form, status) => {
  expect((await ask('7-52:1', { form })).status).toBe(status);
  expect(changes()).toEqual([]);
});

test('a forged link, an expired one, and one with the id of a cart show a page without a form', async () => {
  const expired = encryptSession({ session: 'sessao-do-agente', expiresAt: 1 }, 'handover');
  const cart = encryptSession({ session: 'sessao-do-agente', expiresAt: inAnHour() }, 'cart');
  fillAgentCart();
  for (const token of ['x', expired, cart]) {
    const { status, text } = await ask(`continuar/${token}`);
    expect(status).toBe(404);
    expect(text).toContain('Esta sacola não existe mais');
    expect(text).not.toContain('<form');
  }
});

test('a failure to fill the bag is reported, and the shopper can try again', async () => {
  const { text } = await ask('7-52:1');
  const listen = jest.spyOn(console, 'error').mockReturnValue(undefined);
  platform.respondWith((request, response) =>
    request.method === 'POST'
      ? response.writeHead(500).end()
      : response.writeHead(200, { 'content-type': 'application/json' }).end('[]'),
  );
  const failed = await ask('7-52:1', { form: { modo: 'juntar', ...formIn(text) } });
  expect(failed.status).toBe(502);
  expect(failed.text).toContain('Não deu para colocar na sacola agora');
  expect(formIn(failed.text)).toEqual(formIn(text));
  expect(listen).toHaveBeenCalled();
});

const OWN_LINE = { idProduto: 9, idAtributoSimples: 1, quantidade: 3 };

test.each([400, 429])(
  'a bag keeps its lines if the platform refuses (%i) what should replace them',
  async (status) => {
    carts.set('comprador', [OWN_LINE]);
    refuseAdditions(status);
    const refused = await press('7-52:1', 'trocar', WITH_CART);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('Nada saiu da sua sacola');
    expect(carts.get('comprador')).toEqual([OWN_LINE]);
  },
);

test('a second attempt adds only what the first could not', async () => {
  const proposed = [
    { idProduto: 7, idAtributoSimples: 52, quantidade: 1 },
    { idProduto: 8, idAtributoSimples: 58, quantidade: 2 },
  ];
  carts.set('sessao-do-agente', proposed);
  carts.set('comprador', [OWN_LINE]);
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  refuseAdditions(503, (addition) => addition === 2);
  const address = handover();
  const failed = await press(address, 'juntar', WITH_CART);
  expect(failed.status).toBe(503);
  await ask(address, { form: { modo: 'juntar', ...formIn(failed.text) }, headers: WITH_CART });
  expect(carts.get('comprador')).toEqual([OWN_LINE, ...proposed]);
});

test('two taps on the button add once', async () => {
  carts.set('comprador', [OWN_LINE]);
  const { text } = await ask('7-52:1', { headers: WITH_CART });
  const tap = () => ask('7-52:1', { form: { modo: 'juntar', ...formIn(text) }, headers: WITH_CART });
  const [first, second] = await Promise.all([tap(), tap()]);
  expect([first.status, second.status]).toEqual([303, 303]);
  expect(carts.get('comprador')).toEqual([OWN_LINE, { idProduto: 7, idAtributoSimples: 52, quantidade: 1 }]);
});

test('permalinks return 404 if agents are disabled', async () => {
  agentsConfig.agents = false;
  const { status } = await ask('7-52:1');
  agentsConfig.agents = true;
  expect(status).toBe(404);
});
