import { produtoSchema } from '@/lib/platform/schemas/product';
import { describeOnEachPlatform, encode } from '@/lib/platform/testing/variants';
import { isLastPiece, quickAddCart } from './availability';

const cart = (idAtributoSimples: string) => ({
  tipo: 'produto',
  url: '',
  itens: [{ idProduto: '1', idAtributoSimples }],
});
const size = (id: number, carrinho: unknown = []) => ({
  idAtributoValor: id,
  label: String(id),
  estoque: 3,
  carrinho,
});
const produto = (given: object) =>
  produtoSchema.parse(
    encode({ id: 1, nome: 'A', rota: [], status: 'disponivel', carrinho: cart('0'), ...given }),
  );
const sizes = (...valores: object[]) => ({ atributos: { simples: { nome: 'Tamanho', valores } } });

describeOnEachPlatform('quickAddCart', () => {
  test('CARD-07, DATA-35: the payload may be in the attribute, as in showcases', () => {
    const { atributos } = sizes(size(8));
    const inAttribute = {
      atributos: { simples: { ...atributos.simples, carrinho: cart('8') } },
      carrinho: [],
    };
    expect(quickAddCart(produto(inAttribute))?.itens[0]?.idAtributoSimples).toBe('8');
  });

  test('CARD-07: a product with one size and a cart payload can be added directly, with the size’s payload if it has one', () => {
    expect(quickAddCart(produto(sizes(size(9, cart('9')))))?.itens[0]?.idAtributoSimples).toBe('9');
    expect(quickAddCart(produto(sizes(size(9))))).not.toBeNull();
  });

  test('CARD-08, A-25: a product with several sizes or without a payload must be opened first', () => {
    expect(quickAddCart(produto({ atributos: [] }))).toBeNull();
    expect(quickAddCart(produto(sizes(size(9, cart('9')), size(8, cart('8')))))).toBeNull();
    expect(quickAddCart(produto({ ...sizes(size(9)), carrinho: [] }))).toBeNull();
  });

  test('CARD-07: an unavailable product, or one with lens options, is never added directly', () => {
    expect(quickAddCart(produto({ ...sizes(size(9, cart('9'))), status: 'sobConsulta' }))).toBeNull();
    expect(quickAddCart(produto({ ...sizes(size(9, cart('9'))), status: 'novidade' }))).toBeNull();
    const lens = [{ id: '1', nome: 'Lente', tipo: 'select', obrigatorio: 's', valores: [] }];
    expect(quickAddCart(produto({ ...sizes(size(9, cart('9'))), personalizacoes: lens }))).toBeNull();
  });
});

test('PDP-40: only a stock of one counts as the last piece', () => {
  expect([0, 1, 2, -1].map(isLastPiece)).toEqual([false, true, false, false]);
});
