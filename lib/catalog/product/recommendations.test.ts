import { produtoSchema } from '@/lib/platform/schemas/product';
import { PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';
import { wireProduct } from '@/lib/platform/testing/wire-products';
import { withoutRepetitions } from './recommendations';

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
  const ids = (showcases: { id: number }[][]) => showcases.map((products) => products.map(({ id }) => id));

  test('PDP-56: one colour of each model, in the platform’s order, and no product twice', () => {
    const own = product(1, 2);
    const related = [product(2, 1), product(5, 6), product(3), product(6, 5), product(1, 2)];
    const recommended = [product(3), product(7), product(6, 5)];
    expect(ids(withoutRepetitions(own, [related, recommended]))).toEqual([[5, 3], [7]]);
  });

  test('PDP-56: products without colours are told apart by their id', () => {
    const plain = (id: number) => produtoSchema.parse(encode(wireProduct({ id, atributos: [] })));
    expect(ids(withoutRepetitions(plain(1), [[plain(2), plain(1), plain(3)], []]))).toEqual([[2, 3], []]);
  });
});
