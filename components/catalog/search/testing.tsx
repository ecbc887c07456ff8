import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { SEARCH_START_PATH, type SearchStart } from '@/lib/catalog/search/search-offers';
import { listagemSchema } from '@/lib/platform/schemas/listing';
import type { Encode } from '@/lib/platform/testing/variants';
import { wireProduct } from '@/lib/platform/testing/wire-products';
import { HeaderSearch } from './header-search';

const START: SearchStart = {
  hint: 'Ex.: redondo tartaruga, rosto pequeno, troca',
  categories: [{ label: 'Óculos de grau', href: '/oculos-de-grau' }],
  popularTitle: 'Os mais buscados',
  popular: [{ label: 'Óculos de sol Feminino', href: '/oculos-de-sol/feminino' }],
  help: [
    { label: 'Política de entrega', href: '/pagina/politica-de-entrega' },
    { label: 'Troca e devolução', href: '/pagina/troca-e-devolucao' },
  ],
  brands: [{ label: 'Jacumã', href: '/marcas/jacuma' }],
  hasSizes: true,
};

const names = ['Lume', 'Prisma', 'Zênite', 'Solstício', 'Lumina', 'Aurora'];

/** The shop's responses to searches in the header, and the received requests. Tests may change the responses. */
export const shop = {
  found: 5,
  fails: false,
  hasStart: true,
  hasSmall: true,
  requested: [] as { text: string; limit: string | null; size: string | null }[],
};

export const hidePopover = jest.fn();

/** The suggested products, in the platform's encoding `encode`. */
export function suggested(encode: Encode) {
  const produtos = names.slice(0, shop.found).map((nome, index) => wireProduct({ id: index + 1, nome }));
  return listagemSchema.parse(encode({ conteudo: { produtos }, info: { total: shop.found, limit: 5 } }));
}

/** All frames, or those of size P, the only size; in the platform's encoding. */
function framesBySize(encode: Encode, size: string | null) {
  const nome = size === null ? 'Armação' : 'Pequena';
  const produtos = shop.hasSmall ? [1, 2, 3, 4].map((id) => wireProduct({ id, nome: `${nome} ${id}` })) : [];
  const query = { busca: 'óculos', atributo: 'tamanho-p' };
  const valores = [{ id: 1, label: 'P (até 129 mm)', rota: { path: '/busca', query } }];
  const detalhes = { atributos: [{ id: 9, nome: 'Tamanho', valores }] };
  const info = { total: produtos.length, limit: 4 };
  return listagemSchema.parse(encode({ conteudo: { produtos, detalhes }, info }));
}

/** Before each test: fake timers, and a shop with default responses. */
export function stubSearch(encode: Encode) {
  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(shop, { found: 5, fails: false, hasStart: true, hasSmall: true, requested: [] });
    hidePopover.mockReset();
    HTMLElement.prototype.hidePopover = hidePopover;
    globalThis.fetch = jest.fn(async (url: RequestInfo | URL) => {
      if (String(url) === SEARCH_START_PATH) {
        return { ok: shop.hasStart, status: shop.hasStart ? 200 : 502, json: async () => START } as Response;
      }
      const query = new URL(String(url), 'http://loja').searchParams;
      const [limit, size] = [query.get('limit'), query.get('atributo')];
      shop.requested.push({ text: query.get('busca') ?? '', limit, size });
      const status = shop.fails ? 502 : 200;
      const found = limit === '4' ? framesBySize(encode, size) : suggested(encode);
      return { ok: !shop.fails, status, json: async () => found } as Response;
    });
  });
  afterEach(() => jest.useRealTimers());
}

export const tick = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
export const field = () => screen.getByLabelText<HTMLInputElement>('Buscar na loja');
export const options = () => screen.queryAllByRole('option', { hidden: true });
export const list = () => screen.queryByRole('listbox', { hidden: true });
export const active = () => field().getAttribute('aria-activedescendant');

export function write(text: string) {
  fireEvent.input(field(), { target: { value: text } });
}

export const FreshCache = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
);

export async function start() {
  const view = render(<HeaderSearch />, { wrapper: FreshCache });
  await act(async () => field().focus());
  await tick(0);
  expect(field()).toHaveAttribute('role', 'combobox');
  return view;
}

export async function startWith(text: string) {
  const view = await start();
  write(text);
  await tick(300);
  return view;
}
