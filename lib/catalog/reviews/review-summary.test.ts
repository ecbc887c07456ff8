import fc from 'fast-check';
import { produtoDetalheSchema } from '@/lib/platform/schemas/product-detail';
import { reviewDate, reviewSummary } from './review-summary';

const opinion = (nota: unknown, given: object = {}) => ({
  id: 1,
  nome: ' Ana ',
  data: '2026-03-09T02:30:00.000Z',
  nota,
  comentario: 'Gostei',
  recomenda: true,
  ...given,
});
const summaryOf = (avaliacao: unknown) =>
  reviewSummary(produtoDetalheSchema.parse({ id: 1, nome: 'A', rota: [], avaliacao }).avaliacao);

describe('reviewSummary', () => {
  test('REVIEW-01, REVIEW-17, REVIEW-18: the summary has an average, a count and a bar per star with its share', () => {
    const avaliacoes = [opinion(5), opinion(5), opinion(4), opinion(1)];
    const summary = summaryOf({ media: 3.75, quantidade: 4, avaliacoes });
    expect(summary.own).toMatchObject({ media: 3.75, quantidade: 4, recommendPercent: 100 });
    expect(summary.own.bars.map(({ nota, percent }) => [nota, percent])).toEqual([
      [5, 50],
      [4, 25],
      [3, 0],
      [2, 0],
      [1, 25],
    ]);
  });

  test('REVIEW-20: the percentage of recommendations is rounded down', () => {
    const avaliacoes = [opinion(5), opinion(5), opinion(2, { recomenda: 'n' })];
    expect(summaryOf({ media: 4, quantidade: 3, avaliacoes }).own.recommendPercent).toBe(66);
  });

  test('REVIEW-20: a review without a recommendation does not count as a no', () => {
    const silent = opinion(5, { recomenda: undefined });
    expect(summaryOf({ media: 5, quantidade: 1, avaliacoes: [silent] }).own.recommendPercent).toBeNull();
    const avaliacoes = [silent, opinion(4), opinion(1, { recomenda: 0 })];
    expect(summaryOf({ media: 3, quantidade: 3, avaliacoes }).own.recommendPercent).toBe(50);
  });

  test.each([[[]], [null], [{}], ['']])(
    'A-69: %j counts as no reviews, with average 0 and no bars',
    (avaliacao) => {
      expect(summaryOf(avaliacao)).toEqual({
        own: { media: 0, quantidade: 0, recommendPercent: null, bars: [] },
        service: null,
        opinions: [],
      });
    },
  );

  test('REVIEW-22, REVIEW-26: the summary has at most seven reviews, with the text from either field', () => {
    const avaliacoes = Object.fromEntries(
      Array.from({ length: 9 }, (_, index) => [
        index,
        opinion('5', { comentario: null, mensagem: ` Texto ${index} ` }),
      ]),
    );
    const { opinions } = summaryOf({ media: '5', quantidade: '9', avaliacoes });
    expect(opinions).toHaveLength(7);
    expect(opinions[0]).toMatchObject({ nome: 'Ana', comentario: 'Texto 0', nota: 5 });
  });

  test('REVIEW-16: grades outside 1 to 5 are dropped, and the average is limited to the scale', () => {
    const summary = summaryOf({
      media: 77,
      quantidade: -3,
      avaliacoes: [opinion(0), opinion(6), opinion('x')],
    });
    expect(summary.own).toMatchObject({ media: 5, quantidade: 0, bars: [] });
  });

  test('REVIEW-18: the bars add up to 100 per cent', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 60 }), (grades) => {
        const avaliacoes = grades.map((n) => opinion(n));
        const { bars } = summaryOf({ media: 0, quantidade: 0, avaliacoes }).own;
        expect(bars.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100, 6);
      }),
    );
  });
});

test('REVIEW-22: dates are in the shop’s time zone and Brazilian format', () => {
  expect(reviewDate('2026-03-09T02:30:00.000Z')).toEqual({ text: '08/03/2026', iso: '2026-03-08' });
  expect(reviewDate('2026-03-09 01:30:00')).toEqual({ text: '09/03/2026', iso: '2026-03-09' });
  expect(reviewDate('2026-03-09')).toEqual({ text: '09/03/2026', iso: '2026-03-09' });
  expect(reviewDate('')).toBeNull();
  expect(reviewDate('ontem')).toBeNull();
});
