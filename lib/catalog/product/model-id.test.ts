import { produtoSchema } from '@/lib/platform/schemas/product';
import { wireColour, wireProduct } from '@/lib/platform/testing/wire-products';
import { modelId, repeatedModels } from './model-id';

const product = (id: number, ...siblings: number[]) =>
  produtoSchema.parse(
    wireProduct({
      id,
      atributos: { unico: { nome: 'Cor', valores: siblings.map((sibling) => wireColour(sibling, 'Cor')) } },
    }),
  );

test('A10: all colours of a model share a model id; a single-colour product has none', () => {
  expect([product(5, 3, 5), product(3, 3, 5), product(4, 4), product(6)].map(modelId)).toEqual([
    3,
    3,
    null,
    null,
  ]);
});

test('A10: repeated models are found, including those on earlier pages', () => {
  const list = [product(5, 3, 5), product(6), product(3, 3, 5), product(9, 8, 9), product(6)];
  expect(repeatedModels(list)).toEqual([false, false, true, false, false]);
  expect(repeatedModels(list, [8])).toEqual([false, false, true, true, false]);
});
