import { safeStoreUrl } from '@/lib/config/store-link';
import { displayPrices } from '@/lib/platform/prices';
import type { AddPayload, Precos } from '@/lib/platform/schemas/offer';
import type { ProdutoDetalhe } from '@/lib/platform/schemas/product-detail';
import type { SizedMeasurements } from './frame-size';
import { startSize } from './size-address';

/** A size in the purchase panel; `precos` null means the product's own prices. */
export type SizeOption = {
  id: number;
  label: string;
  estoque: number;
  precos: Precos | null;
  payload: AddPayload | null;
  /** Width of the front in mm, if known. */
  frontWidth?: number;
  /** Both lenses and the bridge together in mm, if known. */
  lensesWidth?: number;
  /** Value that the form without JavaScript submits for this size; `''` if there is none. */
  formValue: string;
};

/** Props of the purchase panel; kept small because they are serialised into the page. */
export type PurchaseOptions = {
  idProduto: number;
  /** Name of the size attribute, for example 'Tamanho'; `''` without sizes. */
  attribute: string;
  precos: Precos | null;
  /** True while the price of the current choice is unknown; the panel then shows no price. */
  isPriceUncertain?: boolean;
  estoque: number;
  payload: AddPayload | null;
  /**
   * Whether lenses can be chosen. Such a product is bought through the lens dialog and has no ready payload.
   */
  isCustomizable: boolean;
  sizes: SizeOption[];
  /** Preselected size; null if the shopper has to choose. */
  startSize: number | null;
  /**
   * Whether the address contains `startSize`, in which case the shopper's measures do not preselect another
   * size.
   */
  isSizeNamed?: true;
  /**
   * Form that buys without JavaScript: URL of the store's cart and the value to submit; null if there is
   * none.
   */
  form: { action: string; value: string } | null;
};

/** Price, stock and cart payload of the chosen size. */
export type PurchaseState = {
  /** `idAtributoValor` of the chosen size; 0 while none is chosen or the product has none. */
  idAtributoValor: number;
  precos: Precos | null;
  estoque: number;
  /** Cart payload for one piece; null if this choice cannot be added to the cart. */
  payload: AddPayload | null;
  /** Whether a size still has to be chosen. */
  needsSize: boolean;
  /** Whether the buy button is shown, which requires a price and a way into the cart. */
  canBuy: boolean;
};

/** Id of the form that buys without JavaScript; buy buttons and size radios refer to it. */
export const BUY_FORM_ID = 'comprar';

const ADD_PARAM = 'add';

/** Splits the store's add-to-cart URL into the parts of a GET form; null if it is not a URL of the store. */
function storeForm(payload: AddPayload | null, storeSiteUrl: string): PurchaseOptions['form'] {
  const link = payload && storeSiteUrl !== '' ? safeStoreUrl(payload.url, storeSiteUrl) : null;
  if (link === null) return null;
  const { origin, pathname, searchParams } = new URL(link);
  const value = searchParams.get(ADD_PARAM) ?? '';
  return value !== '' && searchParams.size === 1 ? { action: origin + pathname, value } : null;
}

/**
 * Reduces a product to the props of its purchase panel.
 * @param measured measurements by size
 * @param storeSiteUrl origin of the store's cart; `''` if nothing can be bought without JavaScript
 * @param size name of the size in the address; `''` for none
 */
export function purchaseOptions(
  produto: ProdutoDetalhe,
  storeSiteUrl = '',
  measured: readonly Pick<SizedMeasurements, 'id' | 'mm'>[] = [],
  size = '',
): PurchaseOptions {
  const { id, precos, estoque, carrinho, atributos, personalizacoes } = produto;
  const productPrices = JSON.stringify(precos);
  const sizes = (atributos.simples?.valores ?? []).map((value): SizeOption => {
    const mm = measured.find(({ id }) => id === value.idAtributoValor)?.mm;
    return {
      id: value.idAtributoValor,
      label: value.label,
      estoque: value.estoque,
      // Prices equal to the product's own are not serialised again.
      precos: JSON.stringify(value.precos) === productPrices ? null : value.precos,
      payload: value.carrinho,
      formValue: storeForm(value.carrinho, storeSiteUrl)?.value ?? '',
      ...(mm && { frontWidth: mm.frontWidth, lensesWidth: 2 * mm.lensWidth + mm.bridge }),
    };
  });
  const isSizeNamed = size !== '' && sizes.length > 1 && sizes.some(({ label }) => label === size);
  const buyable = atributos.simples?.valores.find((value) => value.carrinho !== null);
  return {
    idProduto: id,
    attribute: atributos.simples?.nome ?? '',
    precos,
    estoque,
    payload: carrinho,
    isCustomizable: personalizacoes.length > 0,
    sizes,
    startSize: startSize(produto, size)?.idAtributoValor ?? null,
    ...(isSizeNamed && { isSizeNamed: true }),
    form: storeForm(buyable?.carrinho ?? carrinho, storeSiteUrl),
  };
}

/** Price, stock and cart payload of the chosen size; an unknown size counts as none. */
export function purchaseState(options: PurchaseOptions, chosen: number | null): PurchaseState {
  const size = options.sizes.find(({ id }) => id === chosen) ?? null;
  const needsSize = size === null && options.sizes.length > 0;
  const precos = size?.precos ?? options.precos;
  const payload = needsSize ? null : singlePiece(cartPayload(options, size));
  const isSoldOut = size?.estoque === 0 && options.sizes.length > 1;
  const canBeAdded = needsSize || payload !== null || (options.isCustomizable && !isSoldOut);
  return {
    idAtributoValor: size?.id ?? 0,
    precos,
    estoque: size?.estoque ?? options.estoque,
    payload,
    needsSize,
    canBuy: canBeAdded && displayPrices(precos) !== null,
  };
}

function cartPayload(options: PurchaseOptions, size: SizeOption | null): AddPayload | null {
  if (size === null) return options.payload;
  // The product's payload contains no size, so it can only stand in for the payload of a product's only size.
  return size.payload ?? (options.sizes.length === 1 ? options.payload : null);
}

function singlePiece(payload: AddPayload | null): AddPayload | null {
  return payload && { ...payload, itens: payload.itens.map((item) => ({ ...item, quantidade: '1' })) };
}
