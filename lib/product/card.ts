import { formatBRL } from '@/lib/money/format';
import { creditText, displayPrices } from '@/lib/money/prices';
import { rotaHref } from '@/lib/routing/shop-href';
import type { Produto, Status } from '@/lib/store-api/schemas/produto';
import type { Selo } from '@/lib/store-api/schemas/selo';
import { fileOf } from './pictures';
import { interestMessage, whatsappLink } from './whatsapp';

/** Texts of a card's prices, ready to read; '' for none. */
export type CardPricesView = { de: string; preco: string; noPix: boolean; credito: string };

/** A seal without what the card does not show. */
export type CardSeal = Pick<Selo, 'id' | 'label'> & Partial<Pick<Selo, 'imagem' | 'posicao' | 'cores'>>;

/**
 * What a card shows and nothing else. It travels to the browser once per card, so it holds finished texts and
 * leaves out what is not there: a listing of 24 whole products would double the page.
 */
export type Card = {
  /** Names the product to the favourites and to tracking. */
  id: number;
  nome: string;
  /** Root-relative; '' for a product without an address. */
  href: string;
  status: Status;
  marca?: string;
  foto?: { medium: string; big: string; alt: string };
  /** Second picture, shown on hover. */
  outra?: string;
  precos?: CardPricesView;
  /** Price in reais, for events; the texts above are what is read (TRACK-11). */
  valor?: number;
  selos?: CardSeal[];
  /** Dots of the first colours and how many colours there are. */
  cores?: { imagens: string[]; total: number };
  marcas?: { label: string; imagem: string }[];
  /** Chat about a product on request. */
  chat?: string;
};

const DOTS = 4;

function pricesOf(produto: Produto): Pick<Card, 'precos' | 'valor'> {
  const prices = produto.status === 'disponivel' ? displayPrices(produto.precos) : null;
  if (prices === null) return {};
  const { de, por, pix } = prices;
  const precos = {
    de: de === null ? '' : formatBRL(de),
    preco: formatBRL(pix ?? por),
    noPix: pix !== null,
    credito: creditText(prices),
  };
  return { precos, valor: por };
}

function coloursOf({ atributos: { unico } }: Produto): Card['cores'] {
  const colours = unico?.valores ?? [];
  if (colours.length < 2) return undefined;
  const imagens = colours.flatMap(({ imagem }) => (imagem === '' ? [] : [imagem])).slice(0, DOTS);
  return { imagens, total: colours.length };
}

function pictureOf({ nome, midias }: Produto): Card['foto'] {
  const [first] = midias.imagens;
  if (!first) return undefined;
  const { medium, big } = first.arquivos;
  return { medium: big === '' ? fileOf(first, 'medium') : medium, big, alt: first.label || nome };
}

function sealOf({ id, nome, label, imagem, posicao, cores }: Selo): CardSeal {
  const text = label || nome;
  return imagem === ''
    ? { id, label: text, posicao, cores: cores ?? undefined }
    : { id, label: text, posicao, imagem };
}

const some = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined);

/**
 * Narrows a product to its card (CARD-01 to CARD-16).
 * @param whatsapp number from the settings, free text; '' for none
 */
export function cardOf(produto: Produto, whatsapp: string): Card {
  const { id, nome, status, marca, midias, selos, filtros, rota } = produto;
  const chat = status === 'sobConsulta' ? whatsappLink(whatsapp, interestMessage(nome)) : null;
  return {
    id,
    nome,
    href: rotaHref(rota) ?? '',
    status,
    marca: marca?.nome,
    foto: pictureOf(produto),
    outra: fileOf(midias.imagens[1], 'medium', 'big') || undefined,
    ...pricesOf(produto),
    selos: some(selos.map(sealOf)),
    cores: coloursOf(produto),
    marcas: some(filtros.flatMap(({ label, imagem }) => (imagem === '' ? [] : [{ label, imagem }]))),
    chat: chat ?? undefined,
  };
}
