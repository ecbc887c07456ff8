import { storeLink } from '@/lib/cart/store-link';
import { displayPrices } from '@/lib/money/prices';
import type { CarrinhoPronto } from '@/lib/store-api/schemas/carrinho-pronto';
import type { Precos } from '@/lib/store-api/schemas/precos';
import type { ProdutoDetalhe } from '@/lib/store-api/schemas/produto-detalhe';

/** A size as the purchase panel needs it; `precos` null means the product's own prices. */
export type SizeOption = {
  id: number;
  label: string;
  estoque: number;
  precos: Precos | null;
  carrinho: CarrinhoPronto | null;
  selecionado: boolean;
  /** What a plain form sends to buy this size; '' for none. */
  envio: string;
};

/** What the purchase panel is built from: little, because it travels to the browser. */
export type PurchaseOptions = {
  idProduto: number;
  /** Name of the size attribute, for example 'Tamanho'; '' without sizes. */
  atributo: string;
  precos: Precos | null;
  /** True while what is chosen costs something that is not known yet: then no price is told. */
  precoIncerto?: boolean;
  estoque: number;
  carrinho: CarrinhoPronto | null;
  /** Whether lenses can be chosen: such a product is bought through them, without a ready payload (PDP-47). */
  personalizavel: boolean;
  tamanhos: SizeOption[];
  /** Buying before or without script: address of the store's cart, and what to send; null when the store has none. */
  formulario: { action: string; envio: string } | null;
};

/** What the chosen size means for price, stock and cart (PDP-48). */
export type PurchaseState = {
  /** `idAtributoValor` of the chosen size; 0 while none is chosen or the product has none. */
  idAtributoValor: number;
  precos: Precos | null;
  estoque: number;
  /** Payload to add one piece; null when it cannot be bought like this. */
  carrinho: CarrinhoPronto | null;
  /** True while the shopper still has to choose a size. */
  precisaEscolher: boolean;
  /** False when there is no price or no way to put it into the cart: no buy button then. */
  compravel: boolean;
};

const ADD = 'add';

/** The store's address that adds a payload, taken apart for a plain GET form; null when it is not the store's. */
function formOf(carrinho: CarrinhoPronto | null, storeSiteUrl: string): PurchaseOptions['formulario'] {
  const link = carrinho && storeSiteUrl !== '' ? storeLink(carrinho.url, storeSiteUrl) : null;
  if (link === null) return null;
  const { origin, pathname, searchParams } = new URL(link);
  const envio = searchParams.get(ADD) ?? '';
  return envio !== '' && searchParams.size === 1 ? { action: origin + pathname, envio } : null;
}

/**
 * Narrows a product to what its purchase panel needs.
 * @param storeSiteUrl origin of the store's cart; '' when it cannot be bought without script
 */
export function purchaseOptions(produto: ProdutoDetalhe, storeSiteUrl = ''): PurchaseOptions {
  const { id, precos, estoque, carrinho, atributos, personalizacoes } = produto;
  const own = JSON.stringify(precos);
  const tamanhos = (atributos.simples?.valores ?? []).map((value) => ({
    id: value.idAtributoValor,
    label: value.label,
    estoque: value.estoque,
    // The same prices in every size are sent once.
    precos: JSON.stringify(value.precos) === own ? null : value.precos,
    carrinho: value.carrinho,
    selecionado: value.selecionado,
    envio: formOf(value.carrinho, storeSiteUrl)?.envio ?? '',
  }));
  const [first] = atributos.simples?.valores ?? [];
  return {
    idProduto: id,
    atributo: atributos.simples?.nome ?? '',
    precos,
    estoque,
    carrinho,
    personalizavel: personalizacoes.length > 0,
    tamanhos,
    formulario: formOf(first?.carrinho ?? carrinho, storeSiteUrl),
  };
}

/** Size chosen before the shopper does anything: the only one, else the one the platform marks, if in stock. */
export function initialSize({ tamanhos }: PurchaseOptions): number | null {
  if (tamanhos.length === 1) return tamanhos[0]?.id ?? null;
  return tamanhos.find(({ selecionado, estoque }) => selecionado && estoque > 0)?.id ?? null;
}

/** Price, stock and cart payload for a chosen size; an unknown size counts as none chosen (PDP-48, PDP-49). */
export function purchaseState(options: PurchaseOptions, chosen: number | null): PurchaseState {
  const size = options.tamanhos.find(({ id }) => id === chosen) ?? null;
  const precisaEscolher = size === null && options.tamanhos.length > 0;
  const precos = size?.precos ?? options.precos;
  const carrinho = precisaEscolher ? null : one(payloadOf(options, size));
  const canBeAdded = precisaEscolher || carrinho !== null || options.personalizavel;
  return {
    idAtributoValor: size?.id ?? 0,
    precos,
    estoque: size?.estoque ?? options.estoque,
    carrinho,
    precisaEscolher,
    compravel: canBeAdded && displayPrices(precos) !== null,
  };
}

function payloadOf(options: PurchaseOptions, size: SizeOption | null): CarrinhoPronto | null {
  if (size === null) return options.carrinho;
  // The payload of the product names no size, so it may stand in for the only one at most.
  return size.carrinho ?? (options.tamanhos.length === 1 ? options.carrinho : null);
}

function one(carrinho: CarrinhoPronto | null): CarrinhoPronto | null {
  return carrinho && { ...carrinho, itens: carrinho.itens.map((item) => ({ ...item, quantidade: '1' })) };
}
