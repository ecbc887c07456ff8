import type { ComparedProduct } from '@/lib/purchase/comparison/compared-product';
import { RATING, SHAPE } from './comparison-rows';

const product = (facts: object) => facts as ComparedProduct;

test('PDP-57: rating and shape are compared as texts, and empty if unknown', () => {
  expect(RATING.cell(product({ rating: { average: '4,7', count: 12 } }))).toBe('4,7 de 5 (12)');
  expect(RATING.cell(product({}))).toBeUndefined();
  expect(SHAPE.cell(product({ mm: { shape: 'redondo' } }))).toBe('Redondo');
  expect(SHAPE.cell(product({ mm: null }))).toBeUndefined();
});
