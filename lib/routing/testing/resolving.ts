import { pageStore } from '@/lib/page-cache/page-store';
import { fakePageStore, lookupOfAge } from '@/lib/page-cache/testing';
import { readListing } from '@/lib/platform/endpoints/listings';
import { readProduct, verifyUrl } from '@/lib/platform/endpoints/page-reads';
import { StoreApiError, type StoreApiErrorKind } from '@/lib/platform/errors';
import { listagemSchema } from '@/lib/platform/schemas/listing';
import { detalheSchema } from '@/lib/platform/schemas/page-content';
import { muteConsole } from '@/lib/shared/testing/mute-console';

/* Platform and stored pages for tests of resolve, which mock the modules page-reads, listings and page-store. */

export const verify = jest.mocked(verifyUrl);
export const listing = jest.mocked(readListing);
export const product = jest.mocked(readProduct);

/** Stored pages: age in ms by key. */
export const stored = new Map<string, number>();
export const store = {
  lookup: jest.fn(async (key: string) => lookupOfAge(key, stored.get(key) ?? null)),
  expire: jest.fn(),
  delete: jest.fn(),
  confirmNotFound: () => true,
  confirmFound: () => undefined,
};

export const fail = (kind: StoreApiErrorKind, status?: number) =>
  new StoreApiError(kind, 'GET x', status ? { status } : {});

/** A listing with `total` products and the filters `facets`. */
export function listingOf(total: number, facets: string[] = []) {
  const valores = facets.map((key) => ({ label: key, rota: { query: { [key]: 'x' } } }));
  return listagemSchema.parse({
    conteudo: { detalhes: { filtros: [{ id: 1, nome: 'f', valores }] } },
    info: { total, limit: 12 },
  });
}

let counter = 0;
/** A path that no other test requests, because responses are shared within the process. */
export const newPath = (prefix = '/p', end = '') => `${prefix}${counter++}${end}`;

/** Runs before each test: nothing is stored, and the platform has a product and a listing of 100. */
export function resetPlatform(): void {
  jest.resetAllMocks();
  stored.clear();
  store.lookup.mockImplementation(async (key) => lookupOfAge(key, stored.get(key) ?? null));
  jest.mocked(pageStore).mockReturnValue(fakePageStore(store));
  listing.mockResolvedValue(listingOf(100));
  product.mockResolvedValue(detalheSchema.parse({ conteudo: { id: 1, nome: 'Armação' } }));
}

/** Calls `resetPlatform` before each test of a file, and prints no failures. */
export function mockPlatform(): void {
  muteConsole('error');
  muteConsole('warn');
  beforeEach(resetPlatform);
}
