/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readListingPage } from '@/lib/catalog/listing/read-listing';
import { PageDisk } from '@/lib/page-cache/page-disk';
import { PageStore, pageStore } from '@/lib/page-cache/page-store';
import { StoreApiError, type StoreApiErrorKind } from '@/lib/platform/errors';
import { pathTag, purges } from '@/lib/platform/purges';
import { listagemSchema } from '@/lib/platform/schemas/listing';
import { estrutura } from '@/lib/platform/testing/fixtures';
import { wireProduct } from '@/lib/platform/testing/wire-products';
import { makePage } from '@/lib/screens/page';
import { agentsConfig } from '../testing';
import { readMarkdownPage } from './markdown-page';

jest.mock('@/lib/config/environment', () => ({
  ...jest.requireActual('@/lib/config/environment'),
  serverConfig: () => agentsConfig,
}));
jest.mock('@/lib/catalog/listing/read-listing');
jest.mock('@/lib/page-cache/page-store', () => ({
  ...jest.requireActual('@/lib/page-cache/page-store'),
  pageStore: jest.fn(),
}));

const pageAt = (path: string) => makePage('/category/[...address]', path);

const mockListing = (id: number, nome: string) =>
  jest.mocked(readListingPage).mockResolvedValue(
    listagemSchema.parse({
      estrutura,
      conteudo: { produtos: [wireProduct({ id, nome })], detalhes: [] },
      info: { total: 1, limit: 12 },
    }),
  );

let root: string;
let store: PageStore;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'versions-'));
  const secret = Buffer.alloc(32, 'secret');
  store = new PageStore(new PageDisk({ root, build: 'b', configuration: 'c' }, 1e6, secret));
  jest.mocked(pageStore).mockReturnValue(store);
});
afterEach(async () => {
  await store.flush();
  rmSync(root, { recursive: true, force: true });
});

test("O5: a purge of another address keeps a listing's cached Markdown", async () => {
  mockListing(1, 'Antiga');
  await readMarkdownPage(pageAt('/solares'));
  mockListing(1, 'Nova');
  purges().purge([pathTag('/outra'), 'product:8']);
  expect(await readMarkdownPage(pageAt('/solares'))).toContain('Antiga');
});

// A purge also invalidates entries stored just before it, so each purge has its own page and product.
test.each([
  ['its address', 2, pathTag('/solares-2')],
  ['a product in it', 3, 'product:3'],
  ['all listings', 4, 'listing'],
])("O5: a listing's Markdown is cached, and created again after a purge of %s", async (_what, id, tag) => {
  const page = pageAt(`/solares-${id}`);
  mockListing(id, 'Antiga');
  expect(await readMarkdownPage(page)).toContain('Antiga');
  mockListing(id, 'Nova');
  expect(await readMarkdownPage(page)).toContain('Antiga');
  purges().purge([tag]);
  expect(await readMarkdownPage(page)).toContain('Nova');
});

describe('when the Markdown of a listing is due', () => {
  async function readWhen(path: string, kind: StoreApiErrorKind) {
    mockListing(1, 'Guardada');
    await readMarkdownPage(pageAt(path));
    await store.flush();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    jest.mocked(readListingPage).mockRejectedValue(new StoreApiError(kind, 'GET x'));
    return readMarkdownPage(pageAt(path));
  }
  afterEach(() => jest.restoreAllMocks());

  test('R4: the stored text is sent while the platform fails', async () => {
    expect(await readWhen('/solares-5', 'unreachable')).toContain('Guardada');
  });

  test('ERR-01: it is not sent if the listing no longer exists', async () => {
    await expect(readWhen('/solares-6', 'absent')).rejects.toThrow('absent');
  });
});
