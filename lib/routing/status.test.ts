/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  DATA_TTL,
  FAILURE_TTL,
  NOT_FOUND_CONFIRMED_AFTER,
  PAGE_RECHECK_AFTER,
  SHELL_TTL,
} from '@/lib/config/cache-limits';
import { PageDisk } from '@/lib/page-cache/page-disk';
import { PageStore, pageStore } from '@/lib/page-cache/page-store';
import { entryOf } from '@/lib/page-cache/testing';
import { readHome, readPage, readProduct } from '@/lib/platform/endpoints/page-reads';
import { StoreApiError, type StoreApiErrorKind } from '@/lib/platform/errors';
import { detalheSchema, paginaSchema } from '@/lib/platform/schemas/page-content';
import { makePage, type Page } from '@/lib/screens/page';
import { log } from '@/lib/shared/log';
import { withStatus } from './status';

const SECRET = Buffer.alloc(32, 'secret');

jest.mock('@/lib/platform/endpoints/page-reads');
jest.mock('@/lib/page-cache/page-store', () => ({
  ...jest.requireActual('@/lib/page-cache/page-store'),
  pageStore: jest.fn(),
}));

const HOME = makePage('/', '/');
const PRODUCT = '/product/[...address]';
const CMS_PAGE = '/page/[...address]';
const detail = detalheSchema.parse({ conteudo: { id: 1, nome: 'Armação' } });
const fail = (kind: StoreApiErrorKind, status?: number) => new StoreApiError(kind, 'GET x', { status });

let root: string;
let store: PageStore;
let made = 0;

beforeEach(() => {
  jest.useFakeTimers({ now: Date.now(), doNotFake: ['nextTick', 'setImmediate'] });
  root = mkdtempSync(path.join(os.tmpdir(), 'status-'));
  store = new PageStore(new PageDisk({ root, build: 'b', configuration: 'c' }, 1e6, SECRET));
  jest.mocked(pageStore).mockReturnValue(store);
  jest.spyOn(log, 'error').mockReset();
});
afterEach(async () => {
  await store.flush();
  jest.useRealTimers();
  rmSync(root, { recursive: true, force: true });
});

/** A page stored so long ago that the platform is called before the page is sent. */
async function storedPage(screen: typeof PRODUCT | typeof CMS_PAGE): Promise<Page> {
  const page = makePage(screen, `/p${made++}`);
  await storeStalePage(page);
  return page;
}

async function storeStalePage(page: Page) {
  await store.set(page.key, entryOf('', Date.now() - PAGE_RECHECK_AFTER));
}

const isStored = async (page: Page) => (await store.lookup(page.key)).state !== 'absent';

test('ERR-01: a cached page is deleted only if it is missing twice, some time apart', async () => {
  const product = await storedPage(PRODUCT);
  jest.mocked(readProduct).mockRejectedValue(fail('absent', 404));
  expect((await withStatus(product)).status).toBe(200);
  jest.advanceTimersByTime(1_000);
  expect((await withStatus(product)).status).toBe(200);
  expect(await isStored(product)).toBe(true);
  jest.advanceTimersByTime(NOT_FOUND_CONFIRMED_AFTER);
  expect((await withStatus(product)).status).toBe(404);
  expect(await isStored(product)).toBe(false);
  expect(readProduct).toHaveBeenCalledTimes(2);
});

test('ERR-01: a page that reappears in between needs two new confirmations', async () => {
  const product = await storedPage(PRODUCT);
  jest.mocked(readProduct).mockRejectedValue(fail('absent', 404));
  await withStatus(product);
  jest.advanceTimersByTime(NOT_FOUND_CONFIRMED_AFTER);
  jest.mocked(readProduct).mockResolvedValue(detail);
  expect((await withStatus(product)).status).toBe(200);
  jest.advanceTimersByTime(DATA_TTL + 1);
  jest.mocked(readProduct).mockRejectedValue(fail('absent', 404));
  expect((await withStatus(product)).status).toBe(200);
});

test('ERR-01: an uncached page counts as missing at once', async () => {
  jest.mocked(readProduct).mockRejectedValue(fail('absent', 404));
  expect((await withStatus(makePage(PRODUCT, '/never'))).status).toBe(404);
});

test.each([
  [CMS_PAGE, 'absent', 404, 404],
  [CMS_PAGE, 'refused', 401, 502],
  [CMS_PAGE, 'refused', 429, 503],
  [CMS_PAGE, 'malformed', 200, 502],
  [CMS_PAGE, 'malformed', 404, 502],
  [CMS_PAGE, 'failed', 500, 502],
  [PRODUCT, 'malformed', 404, 502],
  [PRODUCT, 'malformed', 200, 502],
] as const)(
  'INST-25, A-13, ROUTE-05: an uncached %s with %s %d returns %d',
  async (screen, kind, platformStatus, status) => {
    jest.mocked(readPage).mockRejectedValue(fail(kind, platformStatus));
    jest.mocked(readProduct).mockRejectedValue(fail(kind, platformStatus));
    expect((await withStatus(makePage(screen, `/never/${kind}/${platformStatus}`))).status).toBe(status);
  },
);

test.each([
  ['refused', 401],
  ['refused', 403],
  ['refused', 429],
  ['malformed', 200],
  ['malformed', 404],
] as const)('INST-25, R4: a cached institutional page remains after "%s" (%d)', async (kind, status) => {
  const about = await storedPage(CMS_PAGE);
  jest.mocked(readPage).mockRejectedValue(fail(kind, status));
  expect(await withStatus(about)).toEqual({ page: about, status: 200 });
  expect(await isStored(about)).toBe(true);
});

test('O3: a page that fails is logged; a cached or missing one is not', async () => {
  jest.mocked(readPage).mockRejectedValue(fail('unreachable'));
  await withStatus(await storedPage(CMS_PAGE));
  jest.mocked(readProduct).mockRejectedValue(fail('absent', 404));
  await withStatus(makePage(PRODUCT, '/never/there'));
  expect(log.error).not.toHaveBeenCalled();
  await withStatus(makePage(CMS_PAGE, '/never/failing'));
  expect(jest.mocked(log.error).mock.calls).toEqual([
    ['page-failed', { status: 503, cause: expect.stringContaining('unreachable') }],
  ]);
});

test('ERR-01: the home page never counts as missing, cached or not', async () => {
  jest.mocked(readHome).mockRejectedValue(fail('absent', 404));
  expect((await withStatus(HOME)).status).toBe(502);
  await storeStalePage(HOME);
  for (let times = 0; times < 3; times += 1) {
    expect((await withStatus(HOME)).status).toBe(200);
    jest.advanceTimersByTime(NOT_FOUND_CONFIRMED_AFTER);
  }
});

test('L8, R4: a cached page is outdated if data is fresh, not if a failing platform leaves only stale data', async () => {
  const product = await storedPage(PRODUCT);
  jest.mocked(readProduct).mockResolvedValue(detail);
  expect((await withStatus(product)).isOutdated).toBe(true);
  await storeStalePage(product);
  jest.advanceTimersByTime(DATA_TTL + 1);
  jest.mocked(readProduct).mockRejectedValue(fail('unreachable'));
  expect(await withStatus(product)).toEqual({ page: product, status: 200 });
  jest.advanceTimersByTime(FAILURE_TTL + 1);
  jest.mocked(readProduct).mockResolvedValue(detail);
  expect(await withStatus(product)).toEqual({ page: product, status: 200, isOutdated: true });
});

test('R4: a stale text from a failing platform does not outdate the cached page', async () => {
  const about = await storedPage(CMS_PAGE);
  jest.mocked(readPage).mockResolvedValue(paginaSchema.parse({ conteudo: { pagina: {} } }));
  await withStatus(about);
  await storeStalePage(about);
  jest.advanceTimersByTime(SHELL_TTL + 1);
  jest.mocked(readPage).mockRejectedValue(fail('timeout'));
  expect(await withStatus(about)).toEqual({ page: about, status: 200 });
});
