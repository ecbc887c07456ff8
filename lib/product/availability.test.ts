import { produtoSchema } from '@/lib/store-api/schemas/produto';
import { DIALECTS, type Speak } from '@/lib/store-api/testing/dialects';
import { directCart, isDirectlyBuyable, isLastPiece } from './availability';

let say: Speak;

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
    say({ id: 1, nome: 'A', rota: [], status: 'disponivel', carrinho: cart('0'), ...given }),
  );
const sizes = (...valores: object[]) => ({ atributos: { simples: { nome: 'Tamanho', valores } } });

describe.each(DIALECTS)('directCart, fed by $name', ({ speak }) => {
  beforeEach(() => {
    say = speak;
  });

  test('CARD-07: one size and a ready payload can be added at once, with the payload of the size', () => {
    expect(directCart(produto(sizes(size(9, cart('9')))))?.itens[0]?.idAtributoSimples).toBe('9');
    expect(isDirectlyBuyable(produto(sizes(size(9))))).toBe(true);
  });

  test('CARD-08, A-25: no size, several sizes or no payload go to the product page', () => {
    expect(isDirectlyBuyable(produto({ atributos: [] }))).toBe(false);
    expect(isDirectlyBuyable(produto(sizes(size(9, cart('9')), size(8, cart('8')))))).toBe(false);
    expect(isDirectlyBuyable(produto({ ...sizes(size(9)), carrinho: [] }))).toBe(false);
  });

  test('CARD-07: what is not available, or needs a lens choice, is never added at once', () => {
    expect(isDirectlyBuyable(produto({ ...sizes(size(9, cart('9'))), status: 'sobConsulta' }))).toBe(false);
    expect(isDirectlyBuyable(produto({ ...sizes(size(9, cart('9'))), status: 'novidade' }))).toBe(false);
    const lens = [{ id: '1', nome: 'Lente', tipo: 'select', obrigatorio: 's', valores: [] }];
    expect(isDirectlyBuyable(produto({ ...sizes(size(9, cart('9'))), personalizacoes: lens }))).toBe(false);
  });
});

test('PDP-40: exactly one piece is the last one', () => {
  expect([0, 1, 2, -1].map(isLastPiece)).toEqual([false, true, false, false]);
});
