/** @jest-environment node */
import type { ServerResponse } from 'node:http';
import sharp from 'sharp';
import { storefrontAddress } from '@/lib/config/storefronts/files';
import { OCULOS } from '@/lib/config/storefronts/testing';
import { StoreApiError } from '@/lib/platform/errors';
import { stubServiceForFile } from '@/lib/platform/testing/stub-platform';
import { resolve } from '@/lib/routing/resolve';
import { errorPage, makePage } from '@/lib/screens/page';
import { pageSources } from '@/lib/seo/social/page-images';
import { socialPath } from '@/lib/seo/social/preview-image';
import { GET } from './[...address]/route';

jest.mock('@/lib/routing/resolve');
jest.mock('@/lib/seo/social/page-images');

const PAGE = '/armacao-serra.html';
const SHOP = storefrontAddress(OCULOS, 'social.jpg');

const server = stubServiceForFile();
let photo: Buffer;
let huge: Buffer;

const jpeg = (response: ServerResponse, bytes: Buffer | string) =>
  response.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes);

const HOSTILE: Record<string, (response: ServerResponse) => void> = {
  '/redirect.jpg': (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/admin' }).end(),
  '/metadata.jpg': (response) =>
    response.writeHead(307, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
  '/huge.png': (response) => response.writeHead(200).end(huge),
  '/html.jpg': (response) => jpeg(response, '<!doctype html><title>Login</title>'),
  '/svg.jpg': (response) => jpeg(response, '<svg xmlns="http://www.w3.org/2000/svg"/>'),
  '/truncated.jpg': (response) => jpeg(response, photo.subarray(0, photo.length / 2)),
  '/gone.jpg': (response) => response.writeHead(404).end(),
  '/slow.jpg': () => undefined,
};

beforeAll(async () => {
  photo = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#caa' } })
    .composite([
      { input: Buffer.from('<svg width="900" height="900"><circle cx="450" cy="450" r="300"/></svg>') },
    ])
    .jpeg()
    .toBuffer();
  huge = await sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
});

beforeEach(() => {
  server.respondWith(({ url = '' }, response) => {
    const hostile = HOSTILE[url];
    if (hostile) hostile(response);
    else jpeg(response, photo);
  });
  jest
    .spyOn(console, 'error')
    .mockReset()
    .mockImplementation(() => undefined);
  jest.mocked(resolve).mockResolvedValue({ page: makePage('/product/[...address]', PAGE), status: 200 });
});

const at = (file: string) => `${server.url}${file}`;
const requested = () => server.requests.map(({ url }) => url);
const has = (...sources: string[]) => jest.mocked(pageSources).mockResolvedValue(sources);
const get = (path: string, headers: Record<string, string> = {}) =>
  GET(new Request(`http://localhost:3000${path}`, { headers }));

test('SEO-08, SEO-09, B23: the preview picture of a page is a 1200 × 630 JPEG below 300 KB, cached for a day', async () => {
  has(at('/og.jpg'), at('/twitter.jpg'));
  const response = await get(socialPath(PAGE, at('/twitter.jpg')));
  expect(response.status).toBe(200);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(bytes.length).toBeLessThan(300_000);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'content-length': String(bytes.length),
    'cache-control': expect.stringContaining('public, max-age=86400'),
    'content-security-policy': "default-src 'none'",
  });
  expect(requested()).toEqual(['/twitter.jpg']);
  expect(resolve).toHaveBeenLastCalledWith(PAGE, {});
});

test('SEO-08: a request with a matching ETag gets a 304', async () => {
  has(at('/og.jpg'));
  const path = socialPath(PAGE, at('/og.jpg'));
  const etag = (await get(path)).headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  for (const known of [etag, `W/${etag}`, `"x", ${etag}`]) {
    const again = await get(path, { 'if-none-match': known });
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
  }
  expect((await get(path, { 'if-none-match': '"x"' })).status).toBe(200);
});

test('C2, C6: only pictures that the page names are fetched, whatever the address', async () => {
  has();
  for (const path of [socialPath(PAGE, at('/og.jpg')), socialPath('/', 'http://169.254.169.254/')]) {
    const response = await get(path);
    expect([response.status, response.headers.get('location')]).toEqual([307, SHOP]);
  }
  expect((await get('/social/http%3A%2F%2Flocalhost%2Fa.jpg')).status).toBe(404);
  expect((await get(`/social/0123456789abcdef/..%2f..%2fx.jpg?url=${at('/og.jpg')}`)).status).toBe(307);
  expect(requested()).toEqual([]);
});

test('SEO-08: an outdated address redirects to the page’s current picture', async () => {
  has(at('/new.jpg'));
  const response = await get(socialPath(PAGE, at('/old.jpg')));
  expect([response.status, response.headers.get('location')]).toEqual([
    307,
    socialPath(PAGE, at('/new.jpg')),
  ]);
  expect(response.headers.get('cache-control')).toBe('public, max-age=300');
});

test.each(Object.keys(HOSTILE))(
  'C4, C12, B23: %s gets the shop’s default picture, and nothing else is requested',
  async (file) => {
    has(at(file));
    const response = await get(socialPath(PAGE, at(file)));
    expect([response.status, response.headers.get('location')]).toEqual([307, SHOP]);
    expect(requested()).toEqual([file]);
  },
  15_000,
);

test('B16: a missing page has no picture; if the page cannot be read now, the request can be retried later', async () => {
  const path = socialPath('/nada.html', at('/og.jpg'));
  const responseFacts = async () => {
    const { status, headers } = await get(path);
    return [status, headers.get('cache-control'), headers.get('retry-after')];
  };
  jest.mocked(resolve).mockResolvedValue({ page: errorPage(404), status: 404 });
  expect(await responseFacts()).toEqual([404, 'no-store', null]);
  jest.mocked(resolve).mockResolvedValue({ page: errorPage(502), status: 502 });
  expect(await responseFacts()).toEqual([503, 'no-store', '30']);
  jest.mocked(resolve).mockResolvedValue({ page: makePage('/', '/'), status: 200 });
  jest.mocked(pageSources).mockRejectedValue(new StoreApiError('timeout', 'GET url/home'));
  expect(await responseFacts()).toEqual([503, 'no-store', '30']);
});

test('a programming error is rethrown', async () => {
  jest.mocked(pageSources).mockRejectedValue(new TypeError('a fault'));
  await expect(get(socialPath(PAGE, at('/og.jpg')))).rejects.toThrow('a fault');
});
