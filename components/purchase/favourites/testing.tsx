import { act, render, screen } from '@testing-library/react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import { emulateModalDialogs, emulateViewport } from '@/components/ui/testing';
import { CartContext } from '@/lib/purchase/cart/cart-context';
import { createPanelStore } from '@/lib/purchase/cart/panel-state';
import { areFavouritesMerged } from '@/lib/purchase/favourites/account-favourites';
import { clearFavourites, keepFavourite } from '@/lib/purchase/favourites/keep-favourites';
import { mockCartClient } from '@/lib/purchase/testing';
import { FavouritesList } from './favourites-list';

type Call = { path: string; id: number };
type GatewayReply = { sucesso: boolean };

/** Number of the customer. */
export const ACCOUNT = 56;

/** The gateway as a test sets it. */
export const gateway = {
  isCustomer: false,
  /** The current data of every product. */
  facts: null as object | null,
  calls: [] as Call[],
  respond: (_call: Call): GatewayReply | Promise<GatewayReply> => ({ sucesso: true }),
};

export const mockedGateway = {
  fetchFromGateway: async (key: string) => {
    const { isCustomer, facts } = gateway;
    return key.endsWith('/checkout/user') ? { logado: isCustomer, id: isCustomer ? ACCOUNT : 0 } : facts;
  },
  callGateway: async (_method: string, path: string, { body }: { body: { idProduto: number } }) => {
    const call = { path, id: body.idProduto };
    gateway.calls.push(call);
    return gateway.respond(call);
  },
};

export const services = {
  cartClient: mockCartClient(),
  panel: createPanelStore(),
  storeSiteUrl: 'https://www.loja.example',
};

export const LIST = (
  <CartContext value={services}>
    <FavouritesList
      wishListHref="https://www.loja.example/minha-conta/lista-desejo/"
      mayCompare
      ways={[
        { label: 'Óculos de grau', href: '/oculos-de-grau' },
        { label: 'Óculos de sol', href: '/oculos-de-sol' },
        { label: 'Lentes', href: '/lentes' },
      ]}
      picture="/cedro.webp"
      popular={{
        title: 'Mais procurados',
        cards: [5, 6, 7, 8, 9, 10].map((id) => ({ id, card: `Sugestão ${id}` })),
      }}
    />
  </CartContext>
);

/** A visitor without favourites. */
export function resetFavourites() {
  Object.assign(gateway, { isCustomer: false, facts: null, calls: [], respond: () => ({ sucesso: true }) });
  emulateViewport();
  emulateModalDialogs();
  act(() => {
    areFavouritesMerged.set(false);
    clearFavourites();
  });
}

export const ALBA = {
  id: 5,
  href: '/alba.html',
  nome: 'Armação Alba',
  imagem: 'https://fotos.test/a.webp',
};
export const BRISA = { id: 6, href: '/brisa.html', nome: 'Armação Brisa', imagem: '' };
export const CAIS = { id: 7, href: '/cais.html', nome: 'Armação Cais', imagem: '' };

/** Makes products favourites on the device, as a visitor. */
export function keep(...products: (typeof ALBA)[]) {
  act(() => products.forEach(keepFavourite));
}

/** The same, as a customer to whose account they were added. */
export function keepInAccount(...products: (typeof ALBA)[]) {
  gateway.isCustomer = true;
  act(() => {
    for (const product of products) keepFavourite({ ...product, account: ACCOUNT });
  });
}

export const openList = (options: SWRConfiguration = {}) =>
  render(<SWRConfig value={{ provider: () => new Map(), ...options }}>{LIST}</SWRConfig>);

/** SWR asks again however soon the shopper returns to the tab. */
export const ASK_AGAIN = { dedupingInterval: 0, focusThrottleInterval: 0 };
/** The shopper returns from another tab. */
export const returnToTab = () => act(async () => window.dispatchEvent(new Event('focus')));

export const stored = () => JSON.parse(localStorage.getItem('favoritos') ?? '[]');
/** The products of all calls with this path. */
export const sent = (path: string) => gateway.calls.filter((call) => call.path === path).map(({ id }) => id);
export const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
