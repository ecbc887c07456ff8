/** @jest-environment node */
import { PictureRefusedError } from '@/lib/pictures/tasks';
import { runPictureTask } from '@/lib/pictures/worker-process';
import { jsonResponse } from '@/lib/platform/testing/stub-platform';
import { handleGateway } from './handle';
import { gatewayConfig, gatewayPlatform, request } from './testing';

jest.mock('@/lib/config/environment', () => ({ serverConfig: () => gatewayConfig }));
jest.mock('@/lib/pictures/worker-process');

const platform = gatewayPlatform();
const run = jest.mocked(runPictureTask);

/**
 * The header of a one-pixel JPEG, identified by its last byte. A header is enough, because tests have no
 * decoder.
 */
const photo = (name = 0) => {
  const bytes = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc2, 0, 11, 8, 0, 1, 0, 1, 1, 0, 0, name];
  return `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`;
};

function order(photos: string[], filler = ''): object {
  const upload = { tipo: 'upload', preco: 0, multiplicarPreco: 'n' };
  const personalizacao = photos.map((valorUpload, id) => ({ id: String(id + 1), ...upload, valorUpload }));
  const frame = { id: 7, quantidade: 1, idAtributoValor: 0, preco: 1, personalizacao };
  return { produtos: [frame], carrinho: true, filler };
}

const post = (body: object, headers: Record<string, string> = {}) =>
  handleGateway(request('POST', 'product/shop', { body, headers }));

beforeEach(() => {
  jest.spyOn(console, 'warn').mockReturnValue(undefined);
  platform.respondWith(jsonResponse({ carrinho: { url: 'https://loja.example/checkout' } }));
  run.mockReset().mockImplementation(async (_task, bytes) => ({
    format: 'jpeg',
    bytes: Buffer.from(`clean ${bytes.at(-1)}`),
  }));
});

test('LENS-14, C12: photos are forwarded as the worker encoded them, and duplicates are decoded once', async () => {
  expect((await post(order([photo(1), photo(1)]))).status).toBe(200);
  expect(run).toHaveBeenCalledTimes(1);
  expect((await post(order([photo(1), photo(2)]))).status).toBe(200);
  const sent = JSON.parse(platform.requests.at(-1)?.body ?? '');
  const uploads = sent.produtos[0].personalizacao.map(
    (option: { valorUpload: string }) => option.valorUpload,
  );
  expect(uploads.map((url: string) => Buffer.from(url.split(',')[1] ?? '', 'base64').toString())).toEqual([
    'clean 1',
    'clean 2',
  ]);
});

test('C13: a third photo is rejected before any is decoded', async () => {
  expect((await post(order([photo(1), photo(2), photo(3)]))).status).toBe(400);
  expect(run).not.toHaveBeenCalled();
  expect(platform.requests).toHaveLength(0);
});

test('LENS-12: for a photo that cannot be decoded the response explains why, and nothing is ordered', async () => {
  run.mockRejectedValue(new PictureRefusedError('damaged'));
  const response = await post(order([photo()]));
  expect(response.status).toBe(422);
  expect((await response.json()).error).toMatch(/^Não conseguimos abrir a foto/);
  expect(platform.requests).toHaveLength(0);
});

/** Makes every picture wait until the returned function is called. */
function holdPictures(): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  run.mockImplementation(async () => {
    await held;
    return { format: 'jpeg', bytes: Buffer.from('clean') };
  });
  return () => release();
}

test('C13: while three photos are waiting, others get 503 with Retry-After, and orders without a photo continue', async () => {
  const release = holdPictures();
  const accepted = Array.from({ length: 4 }, () => post(order([photo()])));
  await new Promise((resolve) => setImmediate(resolve));
  const busy = await post(order([photo()]));
  expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await busy.json()).error).toMatch(/tente novamente: nada do que você escolheu se perdeu/);
  const unread = request('POST', 'product/shop', { body: order([photo()], 'x'.repeat(60_000)) });
  unread.headers.set('content-length', '60000');
  expect((await handleGateway(unread)).status).toBe(503);
  expect(unread.bodyUsed).toBe(false);
  expect((await post(order([]), { 'content-length': '200' })).status).toBe(200);
  release();
  expect((await Promise.all(accepted)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(run).toHaveBeenCalledTimes(4);
});

test('C13, R3: photos from one network do not take the queue places of other networks', async () => {
  const release = holdPictures();
  const postFrom = (address: string) => post(order([photo()]), { 'x-forwarded-for': address });
  const greedy = ['203.0.113.1', '203.0.113.2', '203.0.113.3'].map(postFrom);
  expect((await Promise.race(greedy)).status).toBe(503);
  const others = ['198.51.100.1', '192.0.2.1'].map(postFrom);
  release();
  expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await Promise.all(greedy)).map(({ status }) => status)).toEqual([200, 200, 503]);
});

test('R3: nothing is ordered for a client that disconnected while its photo was being decoded', async () => {
  run.mockImplementation(
    (_task, _bytes, { signal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  const leaving = new AbortController();
  const response = handleGateway(
    new Request(request('POST', 'product/shop', { body: order([photo()]) }), { signal: leaving.signal }),
  );
  await new Promise((resolve) => setImmediate(resolve));
  leaving.abort();
  await response;
  expect(platform.requests).toHaveLength(0);
});

test('R2: a worker that cannot be started is logged, and the shopper can retry', async () => {
  run.mockRejectedValue(new Error('no worker'));
  expect((await post(order([photo()]))).status).toBe(503);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('gateway-body-failed'));
});
