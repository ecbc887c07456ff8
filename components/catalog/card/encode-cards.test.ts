import { produtoSchema } from '@/lib/platform/schemas/product';
import { describeOnEachPlatform, encode } from '@/lib/platform/testing/variants';
import { wireColour, wirePicture, wireProduct, wireSeal } from '@/lib/platform/testing/wire-products';
import { decodeCompactJson } from '@/lib/shared/compact-json';
import { encodeCards } from './encode-cards';
import { cardOf } from './product-card';

const colour = (id: number) =>
  wireColour(id, `Cor ${id}`, { produto: { id, midias: { imagens: [wirePicture(id)] } } });

const productOf = (id: number, given: object = {}) =>
  produtoSchema.parse(encode(wireProduct({ id, selos: [wireSeal(1, 'Novo')], ...given })));

/** A product with one size and a cart payload. */
const QUICK_ADD = {
  carrinho: { tipo: 'produto', url: '', itens: [{ idProduto: '1', idAtributoSimples: '9' }] },
  atributos: { simples: { nome: 'Tamanho', valores: [{ idAtributoValor: 9, label: 'Único', estoque: 3 }] } },
};

describeOnEachPlatform('the encoded cards of a list', () => {
  const products = () => [
    productOf(1, {
      midias: { imagens: [wirePicture(1), wirePicture(2)] },
      atributos: { unico: { nome: 'Cor', valores: [colour(2), colour(3), colour(4)] } },
      filtros: [{ idFiltro: 1, label: 'Redondo', imagem: 'https://outra/a:b/r.svg?v=1:2' }],
    }),
    productOf(2, { midias: [], selos: [] }),
    productOf(3, { midias: { imagens: [{ label: 'x', arquivos: { medium: 'sem-pasta.webp' } }] } }),
  ];

  test('CARD-10: encoded cards are decoded to the products’ cards in order', () => {
    expect(decodeCompactJson(encodeCards(products(), { whatsapp: '' })).map(({ card }) => card)).toEqual(
      products().map((product) => cardOf(product, '')),
    );
  });

  test('CARD-07: encoded cards contain the cart payload of products that need no choice', () => {
    const encoded = encodeCards([productOf(1, QUICK_ADD), productOf(2)], { whatsapp: '' });
    expect(decodeCompactJson(encoded).map(({ payload }) => payload?.tipo)).toEqual(['produto', undefined]);
  });

  test('A10: encoded cards mark further colours of the same model', () => {
    const marks = decodeCompactJson(encodeCards(products(), { whatsapp: '', isRepeated: [false, true] })).map(
      ({ isRepeated }) => isRepeated,
    );
    expect(marks).toEqual([undefined, true, undefined]);
  });
});
