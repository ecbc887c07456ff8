import { GatewayError } from '@/lib/gateway/browser';
import { createFavourites } from './favourites';

type Call = {
  path: string;
  body: unknown;
  answer: (sucesso: boolean) => void;
  fail: (status: number) => void;
};
const calls: Call[] = [];
jest.mock('@/lib/gateway/browser', () => ({
  ...jest.requireActual('@/lib/gateway/browser'),
  callGateway: (_method: string, path: string, { body }: { body: unknown }) =>
    new Promise((resolve, reject) => {
      calls.push({
        path,
        body,
        answer: (sucesso) => resolve({ sucesso }),
        fail: (status) => reject(new GatewayError(status)),
      });
    }),
}));

const leaveForLogin = jest.fn();
const open = () => createFavourites({ leaveForLogin, currentPath: () => '/oculos-de-sol?pg=2' });
const settle = () => new Promise((resolve) => setTimeout(resolve));
const call = (index: number): Call => {
  const found = calls[index];
  if (!found) throw new Error(`no call ${index}`);
  return found;
};
const paths = () => calls.map(({ path }) => path);

beforeEach(() => {
  calls.length = 0;
  leaveForLogin.mockClear();
});

test('WISH-03: verify asks once per product, with zeros for what was not chosen', async () => {
  const favourites = open();
  favourites.verify(7);
  favourites.verify(7);
  expect(calls).toMatchObject([
    { path: 'wishlist/verify', body: { idProduto: 7, idAtributoSimples: 0, idUnidadeVenda: 0 } },
  ]);
  call(0).answer(true);
  await settle();
  expect(favourites.has(7)).toBe(true);
  favourites.verify(7);
  expect(calls).toHaveLength(1);
});

test('WISH-03: a whole listing is asked about three at a time', async () => {
  const favourites = open();
  for (const id of [1, 2, 3, 4, 5]) favourites.verify(id);
  expect(calls).toHaveLength(3);
  call(1).answer(false);
  await settle();
  expect(calls).toHaveLength(4);
  call(0).fail(502);
  call(2).fail(401);
  await settle();
  expect(calls).toHaveLength(5);
  favourites.verify(1);
  favourites.verify(3);
  call(3).answer(false);
  await settle();
  expect(calls.map(({ body }) => Reflect.get(Object(body), 'idProduto'))).toEqual([1, 2, 3, 4, 5, 1]);
});

test('WISH-01, WISH-04, WISH-05: two presses add and remove; the heart changes before the answer', async () => {
  const favourites = open();
  const changed = jest.fn();
  favourites.subscribe(changed);
  const adding = favourites.toggle(7);
  expect(favourites.has(7)).toBe(true);
  expect(changed).toHaveBeenCalledTimes(1);
  expect(call(0)).toMatchObject({
    path: 'wishlist/add',
    body: { idProduto: 7, idAtributoSimples: 0, idUnidadeVenda: 0, quantidade: 1, parametroAdicional: '' },
  });
  expect(await favourites.toggle(7)).toBe('busy');
  call(0).answer(true);
  expect(await adding).toBe('done');
  const removing = favourites.toggle(7);
  expect(favourites.has(7)).toBe(false);
  call(1).answer(true);
  expect(await removing).toBe('done');
  expect(paths()).toEqual(['wishlist/add', 'wishlist/remove']);
});

test.each([
  ['an outage', (sent: Call) => sent.fail(502)],
  ['sucesso: false', (sent: Call) => sent.answer(false)],
])('WISH-01: %s takes the change back', async (_name, end) => {
  const favourites = open();
  const adding = favourites.toggle(7);
  end(call(0));
  expect(await adding).toBe('failed');
  expect(favourites.has(7)).toBe(false);
  expect(leaveForLogin).not.toHaveBeenCalled();
});

test('WISH-02, WISH-06, WISH-07, A-63: 401 tells the page to come back to, then leads to the login', async () => {
  const favourites = open();
  const adding = favourites.toggle(7);
  call(0).fail(401);
  await settle();
  expect(favourites.has(7)).toBe(false);
  expect(call(1)).toMatchObject({
    path: 'browsing-history/checkoutAcesso',
    body: { url: '/oculos-de-sol?pg=2' },
  });
  expect(leaveForLogin).not.toHaveBeenCalled();
  call(1).answer(true);
  expect(await adding).toBe('login');
  expect(leaveForLogin).toHaveBeenCalledTimes(1);
});

test('A-63: the login opens also when the page could not be told', async () => {
  const favourites = open();
  const adding = favourites.toggle(7);
  call(0).fail(401);
  await settle();
  call(1).fail(502);
  expect(await adding).toBe('login');
  expect(leaveForLogin).toHaveBeenCalledTimes(1);
});

test('A-63: verify that is refused leaves an empty heart and nobody leaves the page', async () => {
  const favourites = open();
  favourites.verify(7);
  call(0).fail(401);
  await settle();
  expect(favourites.has(7)).toBe(false);
  expect(leaveForLogin).not.toHaveBeenCalled();
});

test('WISH-01: an answer about before does not undo what the shopper just did', async () => {
  const favourites = open();
  favourites.verify(7);
  const adding = favourites.toggle(7);
  call(1).answer(true);
  await adding;
  call(0).answer(false);
  await settle();
  expect(favourites.has(7)).toBe(true);
});
