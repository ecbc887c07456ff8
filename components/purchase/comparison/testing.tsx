import { act, render, screen, within } from '@testing-library/react';
import { emulateViewport } from '@/components/ui/testing';
import { saveShopperMeasures } from '@/lib/catalog/product/shopper-measure';
import { NO_MEASURES } from '@/lib/catalog/product/shopper-measure-store';
import { wireCartLine } from '@/lib/platform/testing/wire-products';
import { CartContext } from '@/lib/purchase/cart/cart-context';
import { createPanelStore } from '@/lib/purchase/cart/panel-state';
import type { ComparedProduct } from '@/lib/purchase/comparison/compared-product';
import { clearFavourites } from '@/lib/purchase/favourites/keep-favourites';
import { mockCartClient } from '@/lib/purchase/testing';
import type { Candidate } from './candidates';
import { Comparison } from './comparison';

export const CARRINHO = { tipo: 'produto', url: '', itens: [wireCartLine('7')] };
export const MM = { frontWidth: 138, bridge: 18, lensWidth: 52, lensHeight: 41, temple: 145 };

/** A product as the gateway sends it. */
export const product = (name: string, given: Partial<ComparedProduct> = {}): ComparedProduct => ({
  href: `/${name}.html`,
  nome: `Armação ${name}`,
  model: name,
  imagem: '',
  prices: { de: '', amount: 'R$ 404,91', isPix: true, credit: '' },
  mm: MM,
  size: 'M',
  lists: ['/oculos-de-grau', '/oculos-de-grau/masculino'],
  brand: 'Alba',
  material: 'Acetato',
  weight: '24 g',
  lenses: '',
  cashWithLenses: '',
  sizes: [],
  payload: CARRINHO,
  purchase: 'add',
  colours: [],
  isQuoted: false,
  isLastPiece: false,
  isLooseLenses: false,
  mayTryOn: true,
  ...given,
});

/** One of the sizes of a product. */
export const sized = (label: string, frontWidth: number) => ({
  label,
  mm: { ...MM, frontWidth },
  lenses: '',
  cashWithLenses: '',
  prices: { de: '', amount: 'R$ 404,91', isPix: true, credit: '' },
  payload: { ...CARRINHO, url: `/add?${label}` },
});

/** The gateway's responses, by path; an error stands for a failed call. */
export const responses = new Map<string, ComparedProduct | Error>();

/** Stands in for `callGateway`. */
export async function responseTo(_method: string, path: string): Promise<ComparedProduct | null> {
  const response = responses.get(path.replace('comparison', '')) ?? null;
  if (response instanceof Error) throw response;
  return response;
}

let enterViewport = () => {};

/** Brings the last observed element into view. */
export const comeIntoView = () => act(() => enterViewport());

/** Before each test: two products, and no stored data. */
export function resetComparison(): void {
  // jsdom neither scrolls nor has a viewport.
  Element.prototype.scrollIntoView = jest.fn();
  enterViewport = emulateViewport();
  responses.clear();
  responses.set('/alba.html', product('alba'));
  const other = { mm: { ...MM, frontWidth: 130, temple: null }, material: '', prices: null };
  responses.set('/brisa.html', product('brisa', other));
  sessionStorage.clear();
  act(clearFavourites);
  act(() => saveShopperMeasures(NO_MEASURES));
  window.history.replaceState(null, '', '/comparar');
}

export const cartClient = mockCartClient();

/** Opens the comparison with the given fragment. */
export const open = (hash: string, popular: readonly Candidate[] = []) => {
  window.history.replaceState(null, '', `/comparar${hash}`);
  render(
    <CartContext value={{ cartClient, panel: createPanelStore(), storeSiteUrl: '' }}>
      <Comparison ways={[{ label: 'Óculos de grau', href: '/oculos-de-grau' }]} popular={popular} />
    </CartContext>,
  );
};

/** Texts in a row. */
export const cells = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
