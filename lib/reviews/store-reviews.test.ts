/** @jest-environment node */
import { json, type Loopback, startLoopback } from '@/lib/store-api/testing/loopback';
import { formatDay } from './day';
import { readStoreReviews, reviewsAuthorization } from './store-reviews';

const config: { reviewsApiUrl?: string; reviewsApiToken?: string } = { reviewsApiToken: 'segredo' };
jest.mock('@/lib/config/server', () => ({ serverConfig: () => config }));
// Each test asks anew.
jest.mock('@/lib/cache/data-cache', () => ({
  sharedRead: (_key: string, _fresh: number, read: () => Promise<unknown>) => read(),
}));

let service: Loopback;
beforeAll(async () => {
  service = await startLoopback();
});
beforeEach(() => {
  config.reviewsApiUrl = service.url;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => service.close());

const review = (id: number, rate: number | string) => ({
  id,
  rate,
  text: `Texto ${id}`,
  author: 'A',
  date: '',
});

test('REVIEW-25, API-38: one GET with limit 7 and the lowest rating 5, the token in a header', async () => {
  service.answer(json({ store_reviews: [] }));
  await readStoreReviews();
  expect(service.seen).toHaveLength(1);
  expect(service.seen[0]).toMatchObject({ method: 'GET', url: '/store_reviews?limit=7&min_rating=5' });
  expect(service.seen[0]?.headers.authorization).toBe('Bearer segredo');
  config.reviewsApiToken = undefined;
  expect(reviewsAuthorization()).toEqual({});
});

test('REVIEW-27: of whatever comes, only five stars and at most seven are kept', async () => {
  const mixed = [4, '5', 3, 5, 5, 5, 0, 5, 5, 5, 5, 5].map((rate, id) => review(id, rate));
  service.answer(json({ store_reviews: mixed }));
  const { store_reviews } = await readStoreReviews();
  expect(store_reviews).toHaveLength(7);
  expect(store_reviews.every(({ rate }) => rate === 5)).toBe(true);
});

test('HOME-27, A-82: nothing without a service, nothing when it fails, lies or redirects', async () => {
  config.reviewsApiUrl = undefined;
  expect(await readStoreReviews()).toEqual({ notice: '', store_reviews: [] });
  config.reviewsApiUrl = service.url;
  for (const answer of [
    json({ error: 'x' }, 500),
    json({ error: 'x' }, 401),
    json({}, 302, { location: 'http://127.0.0.1:1/' }),
    json([{ a: 1 }]),
  ]) {
    service.answer(answer);
    expect((await readStoreReviews()).store_reviews).toEqual([]);
  }
});

test('REVIEW-22: dates are told in Portuguese, and only real ones', () => {
  expect(formatDay('2026-11-14T10:00:00Z')).toBe('14 de novembro de 2026');
  expect(formatDay('2026-13-45')).toBe('');
  expect(formatDay('<img>')).toBe('');
});
