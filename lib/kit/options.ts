import { fileOf } from '@/lib/product/pictures';
import { type PricedSize, pricedSizes, priceOf } from '@/lib/product/sizes';
import { rotaHref } from '@/lib/routing/shop-href';
import type { Lista } from '@/lib/store-api/schemas/lista-detalhe';
import type { Precos } from '@/lib/store-api/schemas/precos';

/** A product of a kit as its row needs it; prices in BRL for one piece. */
export type Piece = {
  id: number;
  nome: string;
  /** Brand, or `''`. */
  marca: string;
  /** Path of its own page, or null. */
  href: string | null;
  /** Small picture, or `''`. */
  imagem: string;
  quantidade: number;
  preco: number;
  disponivel: boolean;
  atributo: string;
  /** Sizes to choose from; empty when there is nothing to choose. */
  tamanhos: PricedSize[];
  /** `idAtributoValor` before the shopper chooses; 0 for a product without sizes, null while none is chosen. */
  inicial: number | null;
};

/** What the purchase of a kit is built from: little, because it travels to the browser. */
export type Kit = {
  id: number;
  nome: string;
  /** Sold as one thing, at its own price (KIT-16); else every piece keeps its price and may be left out. */
  fechada: boolean;
  precos: Precos | null;
  pieces: Piece[];
};

type Peca = Lista['produtos'][number];

function pieceOf(peca: Peca, mayChoose: boolean): Piece {
  const { id, nome, marca, rota, midias, quantidade, precos, status, atributos } = peca;
  const preco = priceOf(precos);
  const values = atributos.simples?.valores ?? [];
  const given = values.find(({ selecionado }) => selecionado);
  const only = values.length === 1 ? values[0] : undefined;
  const start = only ?? given;
  // A list without a choice of its own offers nothing but what it comes with.
  const offered = mayChoose || start === undefined ? values : [start];
  const canStart = start !== undefined && start.estoque > 0;
  return {
    id,
    nome,
    marca: marca?.nome ?? '',
    href: rotaHref(rota),
    imagem: fileOf(midias.imagens[0], 'small', 'medium'),
    quantidade,
    preco,
    disponivel: status === 'disponivel',
    atributo: atributos.simples?.nome ?? '',
    tamanhos: pricedSizes(offered, preco),
    inicial: values.length === 0 ? 0 : canStart ? start.idAtributoValor : null,
  };
}

/** Narrows a list to what its purchase needs (KIT-05, KIT-23). */
export function kitOptions(lista: Lista): Kit {
  const { id, nome, tipo, precos, produtos, selecaoAtributo } = lista;
  return {
    id,
    nome,
    fechada: tipo === 'fechada',
    precos,
    pieces: produtos.map((peca) => pieceOf(peca, selecaoAtributo)),
  };
}
