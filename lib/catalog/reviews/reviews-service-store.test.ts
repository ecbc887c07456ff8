/** @jest-environment node */

import { jsonResponse, stubServiceForFile } from '@/lib/platform/testing/stub-platform';
import { formatLongDate } from '@/lib/shared/formats';
import { muteConsole } from '@/lib/shared/testing/mute-console';
import { readStoreReviews, reviewsAuthorization } from './reviews-service';

const config: { reviewsApiUrl?: string; reviewsApiToken?: string } = { reviewsApiToken: 'segredo' };
jest.mock('@/lib/config/environment', () => ({ serverConfig: () => config }));
jest.mock('@/lib/platform/data-cache');

const service = stubServiceForFile((origin) => {
  config.reviewsApiUrl = origin;
});
muteConsole('warn');

const review = (id: number, rate: number | string) => ({
  id,
  rate,
  text: `Texto ${id}`,
  author: 'A',
  date: '',
});

test('REVIEW-25, API-38: a single GET is sent, with limit 7, minimum rating 5 and the token in a header', async () => {
  service.respondWith(jsonResponse({ store_reviews: [] }));
  await readStoreReviews();
  expect(service.requests).toHaveLength(1);
  expect(service.requests[0]).toMatchObject({ method: 'GET', url: '/store_reviews?limit=7&min_rating=5' });
  expect(service.requests[0]?.headers.authorization).toBe('Bearer segredo');
  delete config.reviewsApiToken;
  expect(reviewsAuthorization()).toEqual({});
});

test('REVIEW-27: at most seven reviews are kept, only those with five stars', async () => {
  const mixed = [4, '5', 3, 5, 5, 5, 0, 5, 5, 5, 5, 5].map((rate, id) => review(id, rate));
  service.respondWith(jsonResponse({ store_reviews: mixed }));
  const { store_reviews } = await readStoreReviews();
  expect(store_reviews).toHaveLength(7);
  expect(store_reviews.every(({ rate }) => rate === 5)).toBe(true);
});

test('REVIEW-22, REVIEW-27: in the platform’s format, testimonials with the highest grade count as five stars', async () => {
  const testimonial = (id: number, experiencia: number, atendimento: unknown) => ({
    id,
    nome: 'Rita',
    mensagem: `Texto ${id}`,
    experiencia,
    atendimento,
  });
  service.respondWith(
    jsonResponse({
      store_reviews: [testimonial(1, 10, 10), testimonial(2, 10, '9'), testimonial(3, 10, null)],
    }),
  );
  const { store_reviews } = await readStoreReviews();
  expect(store_reviews.map(({ id, author, rate }) => [id, author, rate])).toEqual([
    ['1', 'Rita', 5],
    ['3', 'Rita', 5],
  ]);
});

test('HOME-27, A-82: there are no reviews without a service, or if it fails, redirects or sends other data', async () => {
  delete config.reviewsApiUrl;
  expect(await readStoreReviews()).toEqual({ notice: '', store_reviews: [] });
  config.reviewsApiUrl = service.url;
  for (const response of [
    jsonResponse({ error: 'x' }, 500),
    jsonResponse({ error: 'x' }, 401),
    jsonResponse({}, 302, { location: 'http://127.0.0.1:1/' }),
    jsonResponse([{ a: 1 }]),
  ]) {
    service.respondWith(response);
    expect((await readStoreReviews()).store_reviews).toEqual([]);
  }
});

test('REVIEW-22: dates are formatted in Portuguese, and invalid dates become empty', () => {
  expect(formatLongDate('2026-11-14T10:00:00Z')).toBe('14 de novembro de 2026');
  expect(formatLongDate('2026-13-45')).toBe('');
  expect(formatLongDate('<img>')).toBe('');
});
