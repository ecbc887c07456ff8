import { produtoSchema } from '@/lib/platform/schemas/product';
import { describeOnEachPlatform, encode } from '@/lib/platform/testing/variants';
import { wireColour, wirePicture, wireProduct, wireSeal } from '@/lib/platform/testing/wire-products';
import { unpack } from '@/lib/shared/packed';
import { packCards } from './pack-cards';
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

describeOnEachPlatform('the packed cards of a list', () => {
  const products = () => [
    productOf(1, {
      midias: { imagens: [wirePicture(1), wirePicture(2)] },
      atributos: { unico: { nome: 'Cor', valores: [colour(2), colour(3), colour(4)] } },
      filtros: [{ idFiltro: 1, label: 'Redondo', imagem: 'https://outra/a:b/r.svg?v=1:2' }],
    }),
    productOf(2, { midias: [], selos: [] }),
    productOf(3, { midias: { imagens: [{ label: 'x', arquivos: { medium: 'sem-pasta.webp' } }] } }),
  ];

  test('CARD-10: packed cards unpack to the products’ cards in order', () => {
    expect(unpack(packCards(products(), { whatsapp: '' })).map(({ card }) => card)).toEqual(
      products().map((product) => cardOf(product, '')),
    );
  });

  test('CARD-07: packed cards contain the cart payload of products that need no choice', () => {
    const packed = packCards([productOf(1, QUICK_ADD), productOf(2)], { whatsapp: '' });
    expect(unpack(packed).map(({ payload }) => payload?.tipo)).toEqual(['produto', undefined]);
  });

  test('A10: packed cards mark further colours of the same model', () => {
    const marks = unpack(packCards(products(), { whatsapp: '', isRepeated: [false, true] })).map(
      ({ isRepeated }) => isRepeated,
    );
    expect(marks).toEqual([undefined, true, undefined]);
  });
});
