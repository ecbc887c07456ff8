import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { renderSlots } from '@/lib/framework/admission/process-slots';
import { RenderSlots } from '@/lib/framework/admission/render-slots';
import { isShopServer } from '@/lib/framework/core/node-request';
import { PageDisk } from '@/lib/page-cache/page-disk';
import type { CachedPage } from '@/lib/page-cache/page-entry';
import { PageStore, pageStore } from '@/lib/page-cache/page-store';
import PageCacheHandler from './page-cache-handler';

const SECRET = Buffer.alloc(32, 'secret');

export const PRODUCT = '/route-cache/APP_PAGE/abc/$/plain/product/cA';
export const ARTICLE = '/route-cache/APP_PAGE/abc/$/plain/cartao-bndes';

export const ERROR = '/route-cache/APP_PAGE/abc/$/plain/error/404';

export const data = (address: string) => `0:{"P":null,"c":${JSON.stringify(address.split('/'))},"q":""}\n`;
export const script = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`;
const tail = (text: string) =>
  `<script>(self.__next_f=self.__next_f||[]).push([0])</script>${script(text)}</body></html>`;

type Extra = { status?: number; tags?: string[]; address?: string };

/** A page as Next renders it: its text, the requested address, its tags. */
export function page(html: string, { status, tags = [], address = '/a.html' }: Extra = {}): CachedPage {
  return {
    kind: 'APP_PAGE',
    html: html + tail(data(address)),
    rscData: Buffer.from(data(address)),
    headers: { 'x-own': 'kept', 'x-next-cache-tags': ['_N_T_/layout', ...tags].join(',') },
    status,
    postponed: undefined,
    segmentData: undefined,
  };
}

export const INCOMPLETE = { tags: ['missing-block'] };
export const withOldData = (storedAt: number) => ({ tags: [`stale-data:${storedAt}`] });

export const SECONDS = { cacheControl: { revalidate: 60 } };
export const handler = new PageCacheHandler();

/** The text of the stored page. */
export const shown = async (key: string) => (await handler.get(key))?.value.html.replace(/<script.*/s, '');

/**
 * A new page store for each test of a file, which mocks the modules that this one imports. `current` is the store of
 * the running test.
 */
export function storeForEachTest() {
  const current = {} as { root: string; store: PageStore; slots: RenderSlots };
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z'), doNotFake: ['nextTick', 'setImmediate'] });
    // A tuning that was switched off in one test must be on in the next.
    Reflect.deleteProperty(globalThis, Symbol.for('storefront.framework-patches'));
    const root = mkdtempSync(path.join(os.tmpdir(), 'page-cache-'));
    const store = new PageStore(new PageDisk({ root, build: 'b', configuration: 'c' }, 1e6, SECRET));
    jest.mocked(pageStore).mockReturnValue(store);
    jest.mocked(isShopServer).mockReturnValue(true);
    const slots = new RenderSlots(() => false);
    jest.mocked(renderSlots).mockReturnValue(slots);
    Object.assign(current, { root, store, slots });
    jest.spyOn(console, 'warn').mockImplementation();
    jest.spyOn(console, 'error').mockImplementation();
  });
  afterEach(async () => {
    await current.store.flush();
    jest.useRealTimers();
    jest.restoreAllMocks();
    rmSync(current.root, { recursive: true, force: true });
  });
  return current;
}
