/** @jest-environment node */
import { produtoDetalheSchema } from '@/lib/store-api/schemas/produto-detalhe';
import { json, type Loopback, startLoopback } from '@/lib/store-api/testing/loopback';
import { readReviews } from './product-reviews';

const config: { reviewsApiUrl?: string; reviewsApiToken?: string } = {};
jest.mock('@/lib/config/server', () => ({ serverConfig: () => config }));
// Each test asks anew.
jest.mock('@/lib/cache/data-cache', () => ({
  sharedRead: (_key: string, _fresh: number, read: () => Promise<unknown>) => read(),
}));

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

let service: Loopback;
beforeAll(async () => {
  service = await startLoopback();
});
beforeEach(() => {
  config.reviewsApiUrl = service.url;
  config.reviewsApiToken = 'segredo';
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => service.close());

test('REVIEW-24, API-42: rating and seven opinions are asked for, with the token in a header', async () => {
  service.answer(
    json({
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
  expect(service.seen).toMatchObject([{ method: 'GET', url: '/products/31?limit=7' }]);
  expect(service.seen[0]?.headers.authorization).toBe('Bearer segredo');
  expect(reviews).toMatchObject({ media: 4.6, quantidade: 12, recomendam: 91, aviso: 'Demonstração.' });
  expect(reviews.barras.map(({ percentual }) => percentual)).toEqual([75, 25, 0, 0, 0]);
  expect(reviews.opinioes).toHaveLength(7);
  expect(reviews.opinioes[0]).toMatchObject({ nome: 'Bia', nota: 5, comentario: 'Texto 0' });
});

test('REVIEW-24, R5: without a service, or when it fails, the platform’s own reviews stand in', async () => {
  for (const answer of [
    json({}, 500),
    json({ error: 'x' }, 401),
    json('<p>', 200, { 'content-type': 'text/html' }),
  ]) {
    service.answer(answer);
    expect((await readReviews(produto)).opinioes[0]?.nome).toBe('Da loja');
  }
  config.reviewsApiUrl = undefined;
  expect((await readReviews(produto)).quantidade).toBe(1);
});
