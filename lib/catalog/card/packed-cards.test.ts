import { produtoSchema } from '@/lib/platform/schemas/product';
import { describeOnEachPlatform, encode } from '@/lib/platform/testing/variants';
import { wireColour, wirePicture, wireProduct, wireSeal } from '@/lib/platform/testing/wire-products';
import { toCard } from './card';
import { packCards, unpackCards } from './packed-cards';

const colour = (id: number) =>
  wireColour(id, `Cor ${id}`, { produto: { id, midias: { imagens: [wirePicture(id)] } } });

const cardOf = (id: number, given: object = {}) =>
  toCard(produtoSchema.parse(encode(wireProduct({ id, selos: [wireSeal(1, 'Novo')], ...given }))), '');

describeOnEachPlatform('the cards of a list in the payload', () => {
  const cards = () => [
    {
      card: cardOf(1, {
        midias: { imagens: [wirePicture(1), wirePicture(2)] },
        atributos: { unico: { nome: 'Cor', valores: [colour(2), colour(3), colour(4)] } },
        filtros: [{ idFiltro: 1, label: 'Redondo', imagem: 'https://outra/a:b/r.svg?v=1:2' }],
      }),
      isRepeated: true as const,
    },
    { card: cardOf(2, { midias: [], selos: [] }) },
    { card: cardOf(3, { midias: { imagens: [{ label: 'x', arquivos: { medium: 'sem-pasta.webp' } }] } }) },
  ];

  test('CARD-10: are the same after packing and unpacking', () => {
    expect(unpackCards(packCards(cards()))).toEqual(cards());
  });

  test('O5: name each folder of pictures once', () => {
    const { folders, cards: packed } = packCards(cards());
    expect(new Set(folders).size).toBe(folders.length);
    expect(JSON.stringify(packed)).not.toContain('https://');
  });
});
