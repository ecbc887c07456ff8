import { produtoDetalheSchema } from '@/lib/platform/schemas/product-detail';
import { combinacaoCompradaSchema } from '@/lib/platform/schemas/purchase';
import { wireProduct, wireSize } from '@/lib/platform/testing/wire-products';
import { combinationRequestItem, combinationsOf } from './combination';
import { combinationPrices } from './combination-price';

const offersOf = (given: object) => combinationsOf(produtoDetalheSchema.parse(wireProduct(given)));
const partner = (given: object = {}) => wireProduct({ id: 9, nome: 'Solar', ...given });

describe('combination offers of a product', () => {
  test('PDP-22: an offer has both products with name, price and sizes', () => {
    const sizes = {
      simples: { nome: 'Tamanho', valores: [wireSize(54), wireSize(56, { selecionado: true })] },
    };
    const offers = offersOf({ combinacoes: { '3': { id: '3', produto: partner({ atributos: sizes }) } } });
    expect(offers?.principal).toMatchObject({ id: 7, preco: 449.9, sizes: [], initialSize: 0 });
    expect(offers?.combinacoes[0]?.suggested).toMatchObject({ id: 9, initialSize: null });
  });

  test.each([
    ['none', null],
    ['an empty list', []],
    ['a product that is sold out', [{ id: 1, produto: partner({ status: 'indisponivel' }) }]],
    ['a product without a price', [{ id: 1, produto: partner({ precos: [] }) }]],
    ['the product itself', [{ id: 1, produto: partner({ id: 7 }) }]],
    ['nothing', [{ id: 1, produto: [] }]],
  ])('PDP-22: there is no offer for a product with %s', (_name, combinacoes) => {
    expect(offersOf({ combinacoes })).toBeNull();
  });

  test('PDP-22: a product that cannot be bought has no offers', () => {
    expect(offersOf({ status: 'sobConsulta', combinacoes: [{ id: 1, produto: partner() }] })).toBeNull();
  });

  test('PDP-24, A-36: without a choice the price is for the first size in stock', () => {
    const sizes = {
      simples: {
        nome: 'Tamanho',
        valores: [wireSize(54, { estoque: 0 }), wireSize(56), wireSize(58, { precos: { por: 500 } })],
      },
    };
    const part = offersOf({ combinacoes: [{ id: 1, produto: partner({ atributos: sizes }) }] })
      ?.combinacoes[0]?.suggested;
    if (!part) throw new Error('no offer');
    expect(part.initialSize).toBeNull();
    expect(combinationRequestItem(part, null)).toEqual({ id: 9, idAtributoValor: 56, preco: 449.9 });
    expect(combinationRequestItem(part, 58)).toEqual({ id: 9, idAtributoValor: 58, preco: 500 });
  });
});

describe('prices in the response', () => {
  const read = (precos: unknown) =>
    combinationPrices(combinacaoCompradaSchema.parse({ precos, carrinho: [] }));

  test('PDP-23, PDP-24: subtotal, discount and total come from the response', () => {
    expect(
      read({ de: 900, por: 800, vista: 720, combinacao: { de: 900, descontoCombinacao: 100, vista: 720 } }),
    ).toEqual({ subtotal: 900, discount: 100, total: 800, pix: 720 });
  });

  test('PDP-24: a missing amount is computed from the others', () => {
    expect(read({ de: '500', por: '450', vista: 418.5, combinacao: [] })).toEqual({
      subtotal: 500,
      discount: 50,
      total: 450,
      pix: 418.5,
    });
    expect(read({ por: 450 })).toEqual({ subtotal: 450, discount: 0, total: 450, pix: null });
    expect(read({ combinacao: { de: 900, descontoCombinacao: 100, vista: 0 } })).toEqual({
      subtotal: 900,
      discount: 100,
      total: 800,
      pix: null,
    });
    expect(read({ por: 450, combinacao: { de: 0, descontoCombinacao: 50 } })).toEqual({
      subtotal: 500,
      discount: 50,
      total: 450,
      pix: null,
    });
    // A Pix price that saves nothing is ignored.
    expect(read({ de: 500, por: 450, vista: 450 })?.pix).toBeNull();
    // The platform sends a percentage instead of an amount. The amounts shown must still add up.
    expect(read({ de: 900, por: 800, combinacao: { de: 900, descontoCombinacao: 11 } })).toEqual({
      subtotal: 900,
      discount: 100,
      total: 800,
      pix: null,
    });
  });

  test.each([[[]], [null], [{}], [{ por: 'x' }], [{ de: 0, por: 0, vista: 0 }]])(
    'PDP-24: the response %j contains no price',
    (precos) => {
      expect(read(precos)).toBeNull();
    },
  );
});
