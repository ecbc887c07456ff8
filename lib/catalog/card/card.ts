import { rotaHref } from '@/lib/catalog/hrefs';
import { sizeLetter } from '@/lib/catalog/product/fit';
import { listedHref, listedPrices, nameInList } from '@/lib/catalog/product/size-address';
import { creditText, type DisplayPrices, displayPrices } from '@/lib/platform/prices';
import type { AddPayload } from '@/lib/platform/schemas/offer';
import type { Produto, Status } from '@/lib/platform/schemas/product';
import type { Selo } from '@/lib/platform/schemas/seal';
import { formatBRL } from '@/lib/shared/money';
import { interestMessage, whatsappLink } from '@/lib/shared/whatsapp';
import { sizedDiscount } from './discount-label';
import { imageUrl } from './pictures';

const COLUMNS = ['left', 'center', 'right'];
const ROWS = ['top', 'middle', 'bottom'];

const DEFAULT_POSITION = 'top-left';

/** The platform's position of a seal, such as `bottom-right`; top left by default. */
export function sealPosition({ posicao }: Partial<Pick<Selo, 'posicao'>>): string {
  const [row, column] = DEFAULT_POSITION.split('-');
  const x = posicao && COLUMNS.includes(posicao.x) ? posicao.x : column;
  const y = posicao && ROWS.includes(posicao.y) ? posicao.y : row;
  return `${y}-${x}`;
}

/** Formatted price texts of a card; `''` for none. */
export type CardPriceTexts = { de: string; amount: string; isPix: boolean; credit: string };

/** Prices of the sizes whose price differs from the card's, by letter. */
export type SizedPrices = Record<string, CardPriceTexts>;

/** The seal of a card: a picture, or only its label. `position` such as `bottom-right`; top left by default. */
type CardSeal = { label: string; imagem?: string; position?: string };

/** Another colour of a card's product: its swatch, and the page and picture of that product. */
type CardColour = { swatch: string; label: string; href: string; picture?: string };

/**
 * Props of a product card. Each card's props are serialised into the page, so they contain formatted texts
 * and omit empty values: 24 complete products would double a listing's weight.
 */
export type Card = {
  /** Identifies the product in favourites and tracking events. */
  id: number;
  nome: string;
  /** Root-relative; `''` for a product without a page. */
  href: string;
  status: Status;
  marca?: string;
  /**
   * Alternative text: either `alt`, or the card's name followed by `afterName`, because many platforms only
   * number a product's pictures.
   */
  picture?: { medium: string; big: string } & ({ alt: string } | { afterName: string });
  /** Shown on hover. */
  secondPicture?: string;
  prices?: CardPriceTexts;
  /** Price in BRL reais, for tracking events. */
  price?: number;
  /** The product's first seal; more would cover the picture. */
  seal?: CardSeal;
  /** The first of the other colours, and the number of all colours. */
  colours?: { others: CardColour[]; total: number };
  /** Average of the reviews, out of 5, and their number. */
  rating?: { average: string; count: number };
  /** Letters of its front sizes, such as 'M' or 'PMG', to compare with the shopper's measures. */
  sizes?: string;
  filterIcons?: { label: string; imagem: string }[];
  /** WhatsApp chat about a product whose price is on request. */
  chatHref?: string;
};

const MAX_SWATCHES = 2;

const MAX_RATING = 5;

/** Formatted prices for cards. */
export function cardPriceTexts(prices: DisplayPrices): CardPriceTexts {
  const { de, por, pix } = prices;
  return {
    de: de === null ? '' : formatBRL(de),
    amount: formatBRL(pix ?? por),
    isPix: pix !== null,
    // On a card these words would often be alone in the last line.
    credit: creditText(prices).replace(' sem juros', '\u00a0sem\u00a0juros'),
  };
}

function pricesOf(produto: Produto, size: string): Pick<Card, 'prices'> {
  const displayed = listedPrices(produto, size);
  return displayed === null ? {} : { prices: cardPriceTexts(displayed) };
}

/**
 * Prices of the sizes that differ from the card's price, for shoppers whose measures determine their size:
 * the product's page opens in that size. Undefined if all sizes cost the same, or if the list is already
 * filtered by `size`.
 */
export function sizedPricesOf(produto: Produto, size: string): SizedPrices | undefined {
  const shown = size === '' ? listedPrices(produto, '') : null;
  if (shown === null) return undefined;
  const sized = (produto.atributos.simples?.valores ?? []).flatMap(({ label, precos }) => {
    const letter = sizeLetter(label);
    const own = letter && displayPrices(precos);
    return own && (own.por !== shown.por || own.pix !== shown.pix) ? [[letter, cardPriceTexts(own)]] : [];
  });
  return sized.length === 0 ? undefined : Object.fromEntries(sized);
}

/** Fields of a card for events. */
function factsOf(produto: Produto, size: string): Pick<Card, 'id' | 'nome' | 'href' | 'marca' | 'price'> {
  const { id, nome, marca, rota } = produto;
  const displayed = listedPrices(produto, size);
  return {
    id,
    nome,
    href: listedHref(rotaHref(rota) ?? '', produto, size),
    ...(marca && { marca: marca.nome }),
    ...(displayed && { price: displayed.por }),
  };
}

/**
 * Other colours shown on a card, at most two, and the number of all colours; undefined for a product in one
 * colour.
 */
function coloursOf(product: Produto, size = ''): Card['colours'] | undefined {
  const colours = product.atributos.unico?.valores ?? [];
  if (colours.length < 2) return undefined;
  const others = colours.flatMap(({ imagem, label, rota, selecionado, produto }): CardColour[] => {
    if (selecionado || imagem === '') return [];
    const picture = imageUrl(produto?.midias.imagens[0], 'medium');
    const href = listedHref(rotaHref(rota) ?? '', product, size);
    return [{ swatch: imagem, label, href, ...(picture && { picture }) }];
  });
  return { others: others.slice(0, MAX_SWATCHES), total: colours.length };
}

/** A product's rating in a list; empty if it has no reviews. */
export function ratingOf({ avaliacao }: Pick<Produto, 'avaliacao'>): Pick<Card, 'rating'> {
  const { media = 0, quantidade = 0 } = avaliacao ?? {};
  if (quantidade < 1 || media <= 0) return {};
  const average = Math.min(MAX_RATING, media).toFixed(1).replace('.', ',');
  return { rating: { average, count: Math.trunc(quantidade) } };
}

function pictureOf({ nome, midias }: Produto): Pick<Card, 'picture'> {
  const [first] = midias.imagens;
  if (!first) return {};
  const { medium, big } = first.arquivos;
  const alt = first.label || nome;
  return {
    picture: {
      medium: big === '' ? imageUrl(first, 'medium') : medium,
      big,
      ...(alt.startsWith(nome) ? { afterName: alt.slice(nome.length) } : { alt }),
    },
  };
}

/**
 * The product's first seal, with the discount of the size in the list's filter if the product has a size with
 * this name.
 */
function sealOf(produto: Produto, size: string): Pick<Card, 'seal'> {
  const { precos, atributos } = produto;
  const selo = produto.selos.find(({ label, nome, imagem }) => label || nome || imagem);
  const name = nameInList(produto, size);
  const sized = atributos.simples?.valores.find(({ label }) => label === name);
  const given = selo?.label || selo?.nome || '';
  const label = sized && !selo?.imagem ? sizedDiscount(given, precos, sized.precos) : given;
  if (!selo || (label === '' && selo.imagem === '')) return {};
  const position = sealPosition(selo);
  return {
    seal: {
      label,
      ...(selo.imagem && { imagem: selo.imagem }),
      ...(position !== DEFAULT_POSITION && { position }),
    },
  };
}

/** Letters of the front sizes, from the product's choice of sizes or from the platform's filters. */
export function sizesOf({ atributos, filtros }: Produto): Pick<Card, 'sizes'> {
  const choice = atributos.simples?.valores ?? [];
  const letters = [...choice, ...filtros].flatMap(({ label }) => sizeLetter(label) ?? []);
  return letters.length === 0 ? {} : { sizes: [...new Set(letters)].join('') };
}

/**
 * Reduces a product to the props of its card.
 * @param whatsapp phone number from the settings, free text; `''` for none
 * @param size size in the list's filter; `''` for none
 */
export function toCard(produto: Produto, whatsapp: string, size = ''): Card {
  const { nome, status, midias, filtros } = produto;
  const secondPicture = imageUrl(midias.imagens[1], 'medium', 'big');
  const colours = coloursOf(produto, size);
  const filterIcons = filtros.flatMap(({ label, imagem }) => (imagem === '' ? [] : [{ label, imagem }]));
  const chat = status === 'sobConsulta' ? whatsappLink(whatsapp, interestMessage(nome)) : null;
  return {
    ...factsOf(produto, size),
    status,
    ...pictureOf(produto),
    ...(secondPicture && { secondPicture }),
    ...pricesOf(produto, size),
    ...sealOf(produto, size),
    ...sizesOf(produto),
    ...(colours && { colours }),
    ...ratingOf(produto),
    ...(filterIcons.length > 0 && { filterIcons }),
    ...(chat && { chatHref: chat }),
  };
}

/** A card in a list, and the payload of its buy button if it can be bought without its page. */
export type ListedCard = {
  card: Card;
  payload?: AddPayload;
  /** Whether it is another colour of a model that is earlier in the list. */
  isRepeated?: true;
  /** Start and end of the part of the name that the list and the card already say: see repeatedPart. */
  repeated?: [number, number];
  sized?: SizedPrices;
};
