/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  ABSENCE_CONFIRMED_AFTER,
  DATA_TTL,
  FAILURE_TTL,
  PAGE_RECHECK_AFTER,
  SHELL_TTL,
} from '@/lib/config/cache-limits';
import { readHome, readPage, readProduct } from '@/lib/platform/endpoints/pages';
import { StoreApiError, type StoreApiErrorKind } from '@/lib/platform/errors';
import { detalheSchema, paginaSchema } from '@/lib/platform/schemas/pages';
import { PageDisk } from './cache/page-disk';
import { PageStore, pageStore } from './cache/page-store';
import { type Rendition, renditionPath } from './rendition';
import { renditionStatus } from './status';

const SECRET = Buffer.alloc(32, 'secret');

jest.mock('@/lib/platform/endpoints/pages');
jest.mock('./cache/page-store', () => ({
  ...jest.requireActual('./cache/page-store'),
  pageStore: jest.fn(),
}));

const HOME: Rendition = { screen: 'home', path: '/' };
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
});
afterEach(async () => {
  await store.flush();
  jest.useRealTimers();
  rmSync(root, { recursive: true, force: true });
});

/** A page that was stored so long ago that the platform is asked before it is served. */
async function storedPage(screen: 'product' | 'cms-page'): Promise<Rendition> {
  const rendition: Rendition = { screen, path: `/p${made++}` };
  await storeStalePage(rendition);
  return rendition;
}

async function storeStalePage(rendition: Rendition) {
  await store.set(renditionPath(rendition), {
    page: {
      kind: 'APP_PAGE',
      html: '',
      rscData: undefined,
      headers: {},
      status: 200,
      postponed: undefined,
      segmentData: undefined,
    },
    lastModified: Date.now() - PAGE_RECHECK_AFTER,
    revalidate: 60,
  });
}

const isServed = async (rendition: Rendition) => (await store.get(renditionPath(rendition))) !== null;
const isStored = async (rendition: Rendition) => (await store.age(renditionPath(rendition))) !== null;

test('ERR-01: only a second absence, some time after the first, deletes a stored page', async () => {
  const product = await storedPage('product');
  jest.mocked(readProduct).mockRejectedValue(fail('absent', 404));
  expect((await renditionStatus(product)).status).toBe(200);
  jest.advanceTimersByTime(1_000);
  expect((await renditionStatus(product)).status).toBe(200);
  expect(await isStored(product)).toBe(true);
  jest.advanceTimersByTime(ABSENCE_CONFIRMED_AFTER);
  expect((await renditionStatus(product)).status).toBe(404);
  expect(await isStored(product)).toBe(false);
  expect(readProduct).toHaveBeenCalledTimes(2);
});

test('ERR-01: a page that comes back in between starts again', async () => {
  const product = await storedPage('product');
  jest.mocked(readProduct).mockRejectedValue(fail('absent', 404));
  await renditionStatus(product);
  jest.advanceTimersByTime(ABSENCE_CONFIRMED_AFTER);
  jest.mocked(readProduct).mockResolvedValue(detail);
  expect((await renditionStatus(product)).status).toBe(200);
  jest.advanceTimersByTime(DATA_TTL + 1);
  jest.mocked(readProduct).mockRejectedValue(fail('absent', 404));
  expect((await renditionStatus(product)).status).toBe(200);
});

test('ERR-01: a page that is not stored is absent at once', async () => {
  jest.mocked(readProduct).mockRejectedValue(fail('absent', 404));
  expect((await renditionStatus({ screen: 'product', path: '/never' })).status).toBe(404);
});

test.each([
  ['cms-page', 'refused', 401, 404],
  ['cms-page', 'refused', 429, 503],
  ['cms-page', 'malformed', 200, 404],
  ['cms-page', 'failed', 404, 404],
  ['cms-page', 'failed', 500, 502],
  ['product', 'failed', 404, 404],
  ['product', 'malformed', 200, 502],
] as const)(
  'INST-25, A-13, ROUTE-05: %s that is not stored, %s with %d: %d',
  async (screen, kind, answered, status) => {
    jest.mocked(readPage).mockRejectedValue(fail(kind, answered));
    jest.mocked(readProduct).mockRejectedValue(fail(kind, answered));
    expect((await renditionStatus({ screen, path: `/never/${kind}/${answered}` })).status).toBe(status);
  },
);

test.each([
  ['refused', 401],
  ['refused', 403],
  ['refused', 429],
  ['malformed', 200],
  ['failed', 404],
] as const)('INST-25, R4: an institutional page outlives "%s" (%d)', async (kind, status) => {
  const about = await storedPage('cms-page');
  jest.mocked(readPage).mockRejectedValue(fail(kind, status));
  expect((await renditionStatus(about)).status).toBe(200);
  expect(await isServed(about)).toBe(true);
});

test('ERR-01: the home page is never absent, stored or not', async () => {
  jest.mocked(readHome).mockRejectedValue(fail('absent', 404));
  expect((await renditionStatus(HOME)).status).toBe(502);
  await storeStalePage(HOME);
  for (let times = 0; times < 3; times += 1) {
    expect((await renditionStatus(HOME)).status).toBe(200);
    jest.advanceTimersByTime(ABSENCE_CONFIRMED_AFTER);
  }
});

test('L8, R4: old data that stand in for a failing platform do not make a stored page expire; fresh data do', async () => {
  const product = await storedPage('product');
  jest.mocked(readProduct).mockResolvedValue(detail);
  await renditionStatus(product);
  expect(await isServed(product)).toBe(false);
  await storeStalePage(product);
  jest.advanceTimersByTime(DATA_TTL + 1);
  jest.mocked(readProduct).mockRejectedValue(fail('unreachable'));
  expect((await renditionStatus(product)).status).toBe(200);
  expect(await isServed(product)).toBe(true);
  jest.advanceTimersByTime(FAILURE_TTL + 1);
  jest.mocked(readProduct).mockResolvedValue(detail);
  expect((await renditionStatus(product)).status).toBe(200);
  expect(await isServed(product)).toBe(false);
});

test('R4: an old text that stands in for a failing platform does not make its stored page expire', async () => {
  const about = await storedPage('cms-page');
  jest.mocked(readPage).mockResolvedValue(paginaSchema.parse({ conteudo: { pagina: {} } }));
  await renditionStatus(about);
  await storeStalePage(about);
  jest.advanceTimersByTime(SHELL_TTL + 1);
  jest.mocked(readPage).mockRejectedValue(fail('timeout'));
  expect(await renditionStatus(about)).toMatchObject({ status: 200 });
  expect(await isServed(about)).toBe(true);
});
