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
  test('CARD-07: one size and a ready payload can be added at once, with the payload of the size', () => {
    expect(quickAddCart(produto(sizes(size(9, cart('9')))))?.itens[0]?.idAtributoSimples).toBe('9');
    expect(quickAddCart(produto(sizes(size(9))))).not.toBeNull();
  });

  test('CARD-08, A-25: no size, several sizes or no payload go to the product page', () => {
    expect(quickAddCart(produto({ atributos: [] }))).toBeNull();
    expect(quickAddCart(produto(sizes(size(9, cart('9')), size(8, cart('8')))))).toBeNull();
    expect(quickAddCart(produto({ ...sizes(size(9)), carrinho: [] }))).toBeNull();
  });

  test('CARD-07: what is not available, or needs a lens choice, is never added at once', () => {
    expect(quickAddCart(produto({ ...sizes(size(9, cart('9'))), status: 'sobConsulta' }))).toBeNull();
    expect(quickAddCart(produto({ ...sizes(size(9, cart('9'))), status: 'novidade' }))).toBeNull();
    const lens = [{ id: '1', nome: 'Lente', tipo: 'select', obrigatorio: 's', valores: [] }];
    expect(quickAddCart(produto({ ...sizes(size(9, cart('9'))), personalizacoes: lens }))).toBeNull();
  });
});

test('PDP-40: exactly one piece is the last one', () => {
  expect([0, 1, 2, -1].map(isLastPiece)).toEqual([false, true, false, false]);
});
