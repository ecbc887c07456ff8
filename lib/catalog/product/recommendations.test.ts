import { produtoSchema } from '@/lib/platform/schemas/product';
import { PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';
import { wireProduct } from '@/lib/platform/testing/wire-products';
import { oneOfEachModel } from './recommendations';

describe.each(PLATFORM_VARIANTS)('recommendations of $name', ({ encode }) => {
  /** A product with its other colours. */
  const product = (id: number, ...colours: number[]) =>
    produtoSchema.parse(
      encode(
        wireProduct({
          id,
          atributos: {
            unico: {
              nome: 'Cor',
              valores: [id, ...colours].map((colour) => ({
                idAtributoValor: colour,
                label: `Cor ${colour}`,
                produto: { id: colour },
                rota: { path: `/p-${colour}.html` },
              })),
            },
          },
        }),
      ),
    );
  const ids = (products: readonly { id: number }[]) => products.map(({ id }) => id);

  test('PDP-56: one colour of each other model comes first, then more colours, up to five products', () => {
    const related = [product(2, 1), product(5, 6), product(3), product(6, 5), product(1, 2)];
    expect(ids(oneOfEachModel(product(1, 2), related))).toEqual([5, 3, 6]);
    const models = [4, 7, 9].map((id) => product(id));
    expect(ids(oneOfEachModel(product(1, 2), [...related, ...models]))).toEqual([5, 3, 4, 7, 9]);
    expect(ids(oneOfEachModel(null, related))).toEqual([2, 5, 3]);
  });

  test('PDP-56: products without colours are distinguished by id', () => {
    const plain = (id: number) => produtoSchema.parse(encode(wireProduct({ id, atributos: [] })));
    expect(ids(oneOfEachModel(plain(1), [plain(2), plain(1), plain(3)]))).toEqual([2, 3]);
  });

  test('PDP-27, PDP-56: a showcase that contains only colours of the product itself is kept', () => {
    expect(ids(oneOfEachModel(product(1, 2), [product(1, 2), product(2, 1)]))).toEqual([1, 2]);
    expect(oneOfEachModel(product(1), [])).toEqual([]);
  });
});
