import { readFile } from 'node:fs/promises';
import http from 'node:http';
import { expect } from 'playwright/test';
import sharp from 'sharp';
import type { QuirkyStore } from './support/quirky';
import { testWithSeparateShop } from './support/separate-shop-test';

const test = testWithSeparateShop({ variables: { TRUSTED_HOPS: '0' } });

const PHONE_PHOTO = 'lib/pictures/testing/turned-phone-photo.heic';

type PostResponse = { status: number; retryAfter: string | undefined; text: string };
/** Null if the client disconnected before the response. */
type Post = { response: Promise<PostResponse | null>; leave: () => void };

function orderOf(photo: Buffer, type: string): string {
  const valorUpload = `data:image/${type};base64,${photo.toString('base64')}`;
  const personalizacao = [{ id: 14, tipo: 'upload', preco: 0, multiplicarPreco: 'n', valorUpload }];
  const frame = { id: 1, quantidade: 1, idAtributoValor: 0, preco: 1, personalizacao };
  return JSON.stringify({ produtos: [frame], carrinho: true });
}

/** Orders lenses over a connection that can be closed while the shop works. */
function post(origin: string, order: string): Post {
  const call = http.request(`${origin}/v2/front/product/shop`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(order),
      'sec-fetch-site': 'same-origin',
    },
  });
  const response = new Promise<PostResponse | null>((resolve, reject) => {
    call.on('response', async (incoming) => {
      const chunks: Buffer[] = [];
      for await (const chunk of incoming) chunks.push(chunk);
      resolve({
        status: incoming.statusCode ?? 0,
        retryAfter: incoming.headers['retry-after'],
        text: Buffer.concat(chunks).toString(),
      });
    });
    call.on('error', (error) => (call.destroyed ? resolve(null) : reject(error)));
    call.end(order);
  });
  return { response, leave: () => call.destroy() };
}

/** A one-coloured picture of 16 megapixels in a few KB, the largest that is decoded. */
const largePhoto = () =>
  sharp({ create: { width: 4_000, height: 4_000, channels: 3, background: '#123' } })
    .png()
    .toBuffer();

const smallPhoto = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#eee' } })
    .jpeg()
    .toBuffer();

const ordersAt = async (platform: QuirkyStore) =>
  (await platform.log()).filter(({ path }) => path === 'product/shop');

test.describe.configure({ mode: 'default' });

test('C13: of many simultaneous photos some are accepted, and the others get 503 with Retry-After', {
  tag: '@desktop',
}, async ({ shop }) => {
  const order = orderOf(await largePhoto(), 'png');
  const responses = await Promise.all(Array.from({ length: 12 }, () => post(shop.baseUrl, order).response));
  const busy = responses.filter((response) => response?.status === 503 && response.retryAfter !== undefined);
  expect(busy.length).toBeGreaterThan(0);
  expect(busy.length).toBeLessThan(12);
  expect(responses.filter((response) => response?.status === 200)).toHaveLength(12 - busy.length);
  for (const response of busy) {
    expect(response?.retryAfter).toBe('5');
    expect(response?.text).toContain('nada do que você escolheu se perdeu');
  }
});

test('C13, R3: clients that disconnect free their queue places for the next shopper', {
  tag: '@desktop',
}, async ({ shop, platform }) => {
  await platform.clearLog();
  const order = orderOf(await largePhoto(), 'png');
  const hostile = Array.from({ length: 12 }, () => post(shop.baseUrl, order));
  // The queue is full as soon as the first order is rejected.
  expect((await Promise.race(hostile.map(({ response }) => response)))?.status).toBe(503);
  for (const { leave } of hostile) leave();
  await Promise.all(hostile.map(({ response }) => response));
  const photo = orderOf(await smallPhoto(), 'jpeg');
  await expect
    .poll(async () => (await post(shop.baseUrl, photo).response)?.status, { intervals: [100] })
    .toBe(200);
  // The queue has four places. If these requests were in it, the shopper's order would be the fifth.
  expect((await ordersAt(platform)).length).toBeLessThan(4);
});

test('LENS-12, L9: the server decodes a HEIC photo, and explains that it cannot open a damaged one', {
  tag: '@desktop',
}, async ({ shop, platform }) => {
  const heic = await readFile(PHONE_PHOTO);
  const damaged = await post(shop.baseUrl, orderOf(heic.subarray(0, 700), 'heic')).response;
  expect(damaged?.status).toBe(422);
  expect(damaged?.text).toContain('Não conseguimos abrir a foto');
  await platform.clearLog();
  expect((await post(shop.baseUrl, orderOf(heic, 'heic')).response)?.status).toBe(200);
  const [order] = await ordersAt(platform);
  const jpeg = /"data:image\/jpeg;base64,([^"]+)"/.exec(JSON.stringify(order?.body))?.[1] ?? '';
  const { width, height, exif } = await sharp(Buffer.from(jpeg, 'base64')).metadata();
  expect({ width, height, exif }).toEqual({ width: 40, height: 64, exif: undefined });
});
