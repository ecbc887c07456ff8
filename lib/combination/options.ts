import { fileOf } from '@/lib/product/pictures';
import { type PricedSize, pricedSizes, priceOf } from '@/lib/product/sizes';
import { rotaHref } from '@/lib/routing/shop-href';
import type { Produto } from '@/lib/store-api/schemas/produto';
import type { ProdutoDetalhe } from '@/lib/store-api/schemas/produto-detalhe';

/** One of the two products as the block needs it; prices in BRL. */
export type Part = {
  id: number;
  nome: string;
  /** Brand, or `''`. */
  marca: string;
  /** Path of its page, or null. */
  href: string | null;
  imagem: string;
  preco: number;
  atributo: string;
  /** Sizes to choose from; empty when there is nothing to choose. */
  tamanhos: PricedSize[];
  /** `idAtributoValor` before the shopper chooses; 0 without sizes, null while one has to be chosen. */
  inicial: number | null;
};

export type Combination = { id: number; indicado: Part };

function partOf(produto: Produto | ProdutoDetalhe): Part | null {
  const { id, nome, marca, rota, midias, precos, atributos, status } = produto;
  const preco = priceOf(precos);
  const values = atributos.simples?.valores ?? [];
  const tamanhos = pricedSizes(values, preco);
  const stocked = tamanhos.filter(({ estoque }) => estoque > 0);
  const given = values.find(({ selecionado, estoque }) => selecionado && estoque > 0);
  const start = tamanhos.length === 1 ? stocked[0]?.id : given?.idAtributoValor;
  const isSold = status === 'disponivel' && (tamanhos.length === 0 || stocked.length > 0);
  if (!isSold || preco === 0) return null;
  return {
    id,
    nome,
    marca: marca?.nome ?? '',
    href: rotaHref(rota),
    imagem: fileOf(midias.imagens[0], 'small', 'medium'),
    preco,
    atributo: atributos.simples?.nome ?? '',
    tamanhos,
    inicial: tamanhos.length === 0 ? 0 : (start ?? null),
  };
}

/**
 * The buy-together offers of a product, narrowed to what their block needs (PDP-22); null when there are none
 * that can be bought: both products must be for sale.
 */
export function combinationsOf(
  produto: ProdutoDetalhe,
): { principal: Part; combinacoes: Combination[] } | null {
  const principal = partOf(produto);
  if (principal === null) return null;
  const combinacoes = produto.combinacoes.flatMap(({ id, produto: other }) => {
    const indicado = other === null || other.id === produto.id ? null : partOf(other);
    return indicado === null ? [] : [{ id, indicado }];
  });
  return combinacoes.length > 0 ? { principal, combinacoes } : null;
}

/** Size for which a price is asked: the chosen one, else the first in stock; 0 for a product without sizes. */
function pricedSize({ tamanhos }: Part, chosen: number | null): number {
  return chosen ?? tamanhos.find(({ estoque }) => estoque > 0)?.id ?? 0;
}

/** A side of POST product/combination. */
export type CombinationSide = { id: number; idAtributoValor: number; preco: number };

export function sideOf(part: Part, chosen: number | null): CombinationSide {
  const idAtributoValor = pricedSize(part, chosen);
  const preco = part.tamanhos.find(({ id }) => id === idAtributoValor)?.preco ?? part.preco;
  return { id: part.id, idAtributoValor, preco };
}
