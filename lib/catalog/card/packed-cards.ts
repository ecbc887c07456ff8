import type { CarrinhoPronto } from '@/lib/platform/schemas/offer';
import type { Card } from './card';

/** A card of a list, and what its buy button adds, where it needs no visit to the product's page. */
export type ListedCard = {
  card: Card;
  carrinho?: CarrinhoPronto;
  /** A further colour of a model that stands before it. */
  isRepeated?: true;
};

/**
 * The cards of a list for the page's payload. Their pictures are in a few folders, which are named once: each address
 * is the index of its folder, a colon and the file.
 */
export type PackedCards = { folders: readonly string[]; cards: readonly ListedCard[] };

/** The card with each address of a picture changed. */
function mapPictures(card: Card, change: (url: string) => string): Card {
  const { picture, secondPicture, seal, colours, filterIcons } = card;
  return {
    ...card,
    ...(picture && { picture: { ...picture, medium: change(picture.medium), big: change(picture.big) } }),
    ...(secondPicture && { secondPicture: change(secondPicture) }),
    ...(seal?.imagem && { seal: { ...seal, imagem: change(seal.imagem) } }),
    ...(colours && {
      colours: {
        ...colours,
        others: colours.others.map((colour) => ({
          ...colour,
          swatch: change(colour.swatch),
          ...(colour.picture && { picture: change(colour.picture) }),
        })),
      },
    }),
    ...(filterIcons && {
      filterIcons: filterIcons.map(({ label, imagem }) => ({ label, imagem: change(imagem) })),
    }),
  };
}

/** Names the folders of the cards' pictures once. */
export function packCards(cards: readonly ListedCard[]): PackedCards {
  const folders: string[] = [];
  function pack(url: string): string {
    const cut = url.lastIndexOf('/') + 1;
    const folder = url.slice(0, cut);
    const known = folders.indexOf(folder);
    const index = known < 0 ? folders.push(folder) - 1 : known;
    return `${index}:${url.slice(cut)}`;
  }
  return { folders, cards: cards.map(({ card, ...rest }) => ({ ...rest, card: mapPictures(card, pack) })) };
}

/** The cards as they were before `packCards`. */
export function unpackCards({ folders, cards }: PackedCards): ListedCard[] {
  function unpack(packed: string): string {
    const cut = packed.indexOf(':');
    return `${folders[Number(packed.slice(0, cut))]}${packed.slice(cut + 1)}`;
  }
  return cards.map(({ card, ...rest }) => ({ ...rest, card: mapPictures(card, unpack) }));
}
