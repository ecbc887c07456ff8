/** @jest-environment node */
import { produtoSchema } from '@/lib/platform/schemas/product';
import { wireProduct } from '@/lib/platform/testing/wire-products';
import { agentsConfig } from '../testing';
import { productShape } from './product-shape';

jest.mock('@/lib/config/environment', () => ({
  ...jest.requireActual('@/lib/config/environment'),
  serverConfig: () => agentsConfig,
}));

test('categories and metadata of one search do not leak into the next', () => {
  const product = produtoSchema.parse(wireProduct({}));
  const found = productShape(product, {
    categories: ['oculos-de-grau'],
    metadata: { fitting_sizes: ['52'] },
  });
  const plain = productShape(product);
  expect(found).toMatchObject({
    categories: [{ value: 'oculos-de-grau', taxonomy: 'merchant' }],
    metadata: { fitting_sizes: ['52'] },
  });
  expect(plain).not.toHaveProperty('categories');
  expect(plain?.metadata).not.toHaveProperty('fitting_sizes');
  expect(plain?.variants).toBe(found?.variants);
});
