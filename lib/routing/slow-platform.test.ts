/** @jest-environment node */

import { OverloadError } from '@/lib/framework/admission/render-slots';
import { lookupOfAge } from '@/lib/page-cache/testing';
import { StoreApiError } from '@/lib/platform/errors';
import { detalheSchema } from '@/lib/platform/schemas/page-content';
import { type Admission, resolve } from './resolve';
import {
  listing,
  listingOf,
  newPath,
  product,
  resetPlatform,
  store,
  stored,
  verify,
} from './testing/resolving';

jest.mock('@/lib/platform/endpoints/page-reads');
jest.mock('@/lib/platform/endpoints/listings');
jest.mock('@/lib/page-cache/page-store');

/** How long a stored page waits for a platform that has not responded yet, in ms. */
const PAGE_TIMEOUT = 200;
const TIMEOUT = 2_500;
const FRESH = 1_000;
const OLD = 86_400_000;

const detail = detalheSchema.parse({ conteudo: { id: 1, nome: 'Armação' } });
const category = listingOf(24);
const productKey = (path: string) => `/plain/product${path}`;
const listingKey = (path: string) => `/plain/category${path}`;

const later = <T>(ms: number, value: T) => new Promise<T>((done) => setTimeout(done, ms, value));

const hang = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new StoreApiError('timeout', 'GET x')), TIMEOUT);
  });

/** How long a response takes, by the fake clock, its status, and whether the stored page is to be rendered again. */
async function timed(path: string, query: Record<string, string> = {}, admit?: Admission) {
  const startedAt = Date.now();
  const result = resolve(path, query, admit).then(({ status, isOutdated }) => ({
    status,
    ms: Date.now() - startedAt,
    ...(isOutdated && { isOutdated }),
  }));
  await jest.advanceTimersByTimeAsync(10_000);
  return result;
}

beforeEach(() => {
  resetPlatform();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('a cached page', () => {
  test('R4: a cached page of any age is served without waiting for a hanging platform', async () => {
    const path = newPath('/p', '.html');
    stored.set(productKey(path), OLD);
    product.mockImplementation(hang);
    expect(await timed(path)).toEqual({ status: 200, ms: PAGE_TIMEOUT });
    expect(product).toHaveBeenCalledTimes(1);
  });

  test('R4: a cached page waits only once for all calls to a hanging platform', async () => {
    const path = newPath();
    stored.set(listingKey(path), OLD);
    verify.mockImplementation(hang);
    listing.mockImplementation(hang);
    const alone = await timed(path);
    stored.set(listingKey(`${path}/x`), OLD);
    const withUnknownKey = await timed(`${path}/x`, { ref: 'a' });
    for (const { status, ms } of [alone, withUnknownKey]) {
      expect(status).toBe(200);
      // Timers count whole milliseconds.
      expect(ms).toBeLessThan(PAGE_TIMEOUT + 5);
    }
  });

  test('L8: a cached page waits for a platform that responds, and is then rendered again', async () => {
    const path = newPath('/p', '.html');
    stored.set(productKey(path), OLD);
    product.mockImplementation(() => later(PAGE_TIMEOUT - 50, detail));
    expect(await timed(path)).toEqual({ status: 200, ms: PAGE_TIMEOUT - 50, isOutdated: true });
  });

  test('O5: a cached page waits longer after a purge', async () => {
    const path = newPath('/p', '.html');
    stored.set(productKey(path), OLD);
    product.mockImplementation(() => later(PAGE_TIMEOUT + 500, detail));
    store.lookup.mockImplementation(async (key) => ({ ...lookupOfAge(key, OLD), isPurged: true }));
    expect(await timed(path)).toEqual({ status: 200, ms: PAGE_TIMEOUT + 500, isOutdated: true });
  });

  test('R4: a cached page is served as it is if the response is late', async () => {
    const path = newPath('/p', '.html');
    stored.set(productKey(path), OLD);
    product.mockImplementation(() => later(PAGE_TIMEOUT + 50, detail));
    expect(await timed(path)).toEqual({ status: 200, ms: PAGE_TIMEOUT });
  });

  test('ERR-01: a cached page is deleted if the platform says, even late, that it does not exist', async () => {
    const path = newPath('/p', '.html');
    stored.set(productKey(path), OLD);
    product.mockImplementation(async () => {
      await later(PAGE_TIMEOUT + 50, null);
      throw new StoreApiError('absent', 'GET x');
    });
    expect(await timed(path)).toEqual({ status: 200, ms: PAGE_TIMEOUT });
    expect(store.delete).toHaveBeenCalledWith(productKey(path));
  });

  test('R4: a programming error in the background is reported', async () => {
    const path = newPath('/p', '.html');
    stored.set(productKey(path), OLD);
    const bug = new TypeError('bug');
    const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    product.mockImplementation(async () => {
      await later(PAGE_TIMEOUT + 50, null);
      throw bug;
    });
    expect(await timed(path)).toMatchObject({ status: 200 });
    expect(report).toHaveBeenCalledWith(bug);
  });
});

describe('an unknown query key', () => {
  test('C13, LIST-39: an unknown query key is tried once, with a short timeout', async () => {
    const path = `${newPath()}/x`;
    listing.mockResolvedValue(category);
    await timed(path);
    stored.set(listingKey(path), FRESH);
    jest.advanceTimersByTime(60_000);
    listing.mockImplementation(hang);
    expect(await timed(path, { ref: 'x' })).toEqual({ status: 200, ms: 200 });
    expect(await timed(path, { ref: 'y' })).toEqual({ status: 200, ms: 0 });
    const read = [path, path, `${path}?ref=x`];
    expect(listing.mock.calls.map(([, address]) => address)).toEqual(read);
  });

  test('LIST-39: an unknown query key is tried again if the listing was read long ago or is filtered', async () => {
    const path = `${newPath()}/x`;
    listing.mockResolvedValue(category);
    await timed(path, { marca: 'a' });
    await timed(path, { marca: 'a', ref: 'x' });
    const read = [`${path}?marca=a`, path, `${path}?ref=x`];
    expect(listing.mock.calls.map(([, address]) => address)).toEqual(read);
    jest.advanceTimersByTime(600_000);
    await timed(path, { ref: 'x' });
    expect(listing).toHaveBeenCalledTimes(4);
  });
});

describe('an uncached page', () => {
  test('R1: an uncached page times out after 3.3 s in total, and its data is available for the next request', async () => {
    const path = newPath();
    verify.mockImplementation(() => later(2_400, 'product/listing/category'));
    listing.mockImplementation(() => later(2_400, category));
    expect(await timed(path)).toEqual({ status: 504, ms: 3_300 });
    expect(await timed(path)).toEqual({ status: 200, ms: 0 });
  });

  test('R1, R3: after waiting for a slot, an uncached page has the full time for its checks', async () => {
    const path = newPath();
    verify.mockImplementation(() => later(1_500, 'product/listing/category'));
    listing.mockImplementation(() => later(1_500, category));
    expect(await timed(path, {}, () => later(3_000, undefined))).toEqual({ status: 200, ms: 6_000 });
  });

  test('R3: an uncached page without a slot is rejected', async () => {
    const refused = resolve(newPath('/p', '.html'), {}, async () => {
      throw new OverloadError(503, 5);
    });
    await expect(refused).rejects.toBeInstanceOf(OverloadError);
    expect(product).not.toHaveBeenCalled();
  });
});
