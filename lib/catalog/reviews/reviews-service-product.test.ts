/** @jest-environment node */
import { produtoDetalheSchema } from '@/lib/platform/schemas/product-detail';
import { jsonResponse, stubServiceForFile } from '@/lib/platform/testing/stub-platform';
import { readReviews } from './reviews-service';

const config: { reviewsApiUrl?: string; reviewsApiToken?: string } = {};
jest.mock('@/lib/config/environment', () => ({ serverConfig: () => config }));
jest.mock('@/lib/platform/data-cache');

const produto = produtoDetalheSchema.parse({
  id: 31,
  nome: 'A',
  rota: [],
  avaliacao: {
    media: 4,
    quantidade: 1,
    avaliacoes: [{ id: 1, nome: 'Da loja', nota: 4, comentario: 'Da plataforma', recomenda: true }],
  },
});

const service = stubServiceForFile((origin) => {
  config.reviewsApiUrl = origin;
});
beforeEach(() => {
  config.reviewsApiToken = 'segredo';
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('REVIEW-24, API-42: the rating and seven reviews are requested, with the token in a header', async () => {
  service.respondWith(
    jsonResponse({
      notice: 'Demonstração.',
      rating: { average: '4.6', count: 12, recommend: 91.8, distribution: { 5: 9, 4: 3 } },
      opinions: Array.from({ length: 9 }, (_, id) => ({
        id,
        text: `Texto ${id}`,
        author: 'Bia',
        date: '2026-01-02',
        rate: 5,
      })),
    }),
  );
  const reviews = await readReviews(produto);
  expect(service.requests).toMatchObject([{ method: 'GET', url: '/products/31?limit=7' }]);
  expect(service.requests[0]?.headers.authorization).toBe('Bearer segredo');
  expect(reviews).toMatchObject({
    service: { media: 4.6, quantidade: 12, recommendPercent: 91 },
    notice: 'Demonstração.',
  });
  expect(reviews.service?.bars.map(({ percent }) => percent)).toEqual([75, 25, 0, 0, 0]);
  expect(reviews.opinions).toHaveLength(7);
  expect(reviews.opinions[0]).toMatchObject({ nome: 'Bia', nota: 5, comentario: 'Texto 0' });
});

test('REVIEW-01, REVIEW-20: a missing value is null, not 0%', async () => {
  service.respondWith(jsonResponse({ rating: { average: 4.6, count: 12 } }));
  expect(await readReviews(produto)).toMatchObject({
    service: { media: 4.6, quantidade: 12, recommendPercent: null, bars: [] },
    opinions: [{ nome: 'Da loja' }],
  });
  service.respondWith(jsonResponse({ rating: { average: 4, count: 2, recommend: 0 } }));
  expect((await readReviews(produto)).service?.recommendPercent).toBe(0);
});

test('A-93, REVIEW-01, REVIEW-03: the service’s rating is added to the product’s rating, which is kept', async () => {
  service.respondWith(jsonResponse({ rating: { average: 4.6, count: 12 } }));
  const { own, service: rating } = await readReviews(produto);
  expect(own).toMatchObject({ media: 4, quantidade: 1, recommendPercent: 100 });
  expect(own.bars.map(({ quantidade }) => quantidade)).toEqual([0, 1, 0, 0, 0]);
  expect(rating).toMatchObject({ media: 4.6, quantidade: 12 });
});

test.each([
  ['nothing', {}],
  ['a count of 0', { rating: { average: 0, count: 0, recommend: 0 } }],
  ['a count without an average', { rating: { count: 9 } }],
])('REVIEW-24: if the service sends %s, only the platform’s own rating is shown', async (_what, response) => {
  service.respondWith(jsonResponse(response));
  expect(await readReviews(produto)).toMatchObject({
    own: { media: 4, quantidade: 1, recommendPercent: 100 },
    service: null,
  });
});

test('REVIEW-24, R5: the platform’s reviews are used if there is no service or it fails', async () => {
  for (const response of [
    jsonResponse({}, 500),
    jsonResponse({ error: 'x' }, 401),
    jsonResponse('<p>', 200, { 'content-type': 'text/html' }),
  ]) {
    service.respondWith(response);
    expect((await readReviews(produto)).opinions[0]?.nome).toBe('Da loja');
  }
  delete config.reviewsApiUrl;
  expect((await readReviews(produto)).own.quantidade).toBe(1);
});
