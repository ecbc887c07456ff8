/** @jest-environment node */
import { gunzipSync, gzipSync } from 'node:zlib';
import { stubPlatformForFile } from '@/lib/platform/testing/stub-platform';
import { waitUntil } from '@/lib/redis/testing';
import { muteConsole } from '@/lib/shared/testing/mute-console';
import { readCached } from './crawler-file-cache';
import { prepareCrawlerFiles, readCrawlerFile } from './files';
import { FILES_OF_EVERY_SHOP, fileCache } from './known-files';
import { answerWith, crawlersConfig, listing, type PlatformBodies, product, SHOP } from './testing';

muteConsole('warn');

jest.mock('@/lib/config/environment', () => ({ serverConfig: () => crawlersConfig }));
jest.mock('./crawler-file-cache', () => ({ cacheFiles: jest.fn(async () => {}), readCached: jest.fn() }));

const platform = stubPlatformForFile(crawlersConfig);
const serve = (responses: PlatformBodies) => platform.respondWith(answerWith(responses));

/** The shop with another price of its first product. */
const withPrice = (por: number): PlatformBodies => ({
  ...SHOP,
  'url/product/listing/category': (url) => {
    const page = listing(url.searchParams.get('url') ?? '', url);
    page.conteudo.produtos[0] = { ...product(1), precos: { por, vista: por, parcelamento: [] } };
    return page;
  },
});

const feed = async () => gunzipSync((await readCrawlerFile('google.xml')) ?? '').toString();

let looks: (() => void)[];

/** Starts the shop's process; `looks` are its repeated looks at the age of the files. */
async function start(): Promise<void> {
  const interval = jest.spyOn(globalThis, 'setInterval');
  prepareCrawlerFiles();
  looks = interval.mock.calls.flatMap(([look, ms]) => (Number(ms) >= 60_000 ? [look as () => void] : []));
  await waitUntil(() => fileCache().files !== null);
}

/** Lets an hour pass in which nobody reads the files. */
async function passAnHour(): Promise<void> {
  const { now } = performance;
  jest.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 3_600_000);
  jest.mocked(readCached).mockClear();
  for (const look of looks) look();
  await waitUntil(() => jest.mocked(readCached).mock.results.length > 0);
}

beforeEach(() => {
  jest.mocked(readCached).mockResolvedValue(null);
  Reflect.deleteProperty(globalThis, Symbol.for('storefront.crawler-files'));
});
afterEach(() => jest.restoreAllMocks());

test('B25: files are made again every hour, even if nobody reads them: a feed is fetched once a day', async () => {
  serve(withPrice(101));
  await start();
  expect(await feed()).toContain('<g:price>101.00 BRL');
  serve(withPrice(77));
  await passAnHour();
  await waitUntil(async () => fileCache().walking === null && (await feed()).includes('77.00'));
  expect(await feed()).toContain('<g:price>77.00 BRL');
});

test('B21: newer files of another instance are used instead of another walk', async () => {
  serve(SHOP);
  await start();
  const calls = platform.requests.length;
  const files = new Map(FILES_OF_EVERY_SHOP.map((name) => [name, gzipSync('<theirs/>')]));
  jest.mocked(readCached).mockResolvedValue({ files, madeAt: Date.now() });
  await passAnHour();
  await waitUntil(async () => (await feed()) === '<theirs/>');
  expect(platform.requests).toHaveLength(calls);
});

test('B16: a walk that fails is logged, because the files become older and older', async () => {
  serve(SHOP);
  await start();
  serve({ ...SHOP, brands: () => 'nonsense' });
  await passAnHour();
  const lines = () => jest.mocked(console.warn).mock.calls.map(([line]) => String(line));
  await waitUntil(() => lines().some((line) => line.includes('"crawler-files-not-made"')));
  expect(await feed()).toContain('<item>');
});
