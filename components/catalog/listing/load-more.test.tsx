import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BuyButtonContext } from '@/components/catalog/card/buy-button';
import { wireColour, wireProduct } from '@/lib/platform/testing/wire-products';
import { ListingMemoryProvider } from './listing-memory';
import { ProductArea } from './product-area';
import { sampleListing } from './testing/sample-listing';

const push = jest.fn();
const router = { push };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const LIMIT = 12;
const PAGE = { path: '/solar', query: {} };

let respond: (body?: ReturnType<typeof sampleListing>) => Promise<void>;
let requests: { url: string; signal: AbortSignal | null | undefined }[] = [];

beforeEach(() => {
  jest.restoreAllMocks();
  requests = [];
  push.mockReset().mockReturnValue(new Promise(() => undefined));
  Element.prototype.scrollIntoView = jest.fn();
  window.history.replaceState(null, '', '/solar');
  globalThis.fetch = jest.fn(
    (url, init) =>
      new Promise<Response>((resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        requests.push({ url: String(url), signal: init?.signal });
        const next = sampleListing({ produtos: LIMIT, total: 40, offset: LIMIT });
        respond = (body = next) => act(async () => resolve({ ok: true, json: async () => body } as Response));
      }),
  ) as typeof fetch;
});

const list = (
  <BuyButtonContext value={({ label }) => <button type="button">{label}</button>}>
    <ProductArea level="category" listing={sampleListing({ produtos: LIMIT, total: 40 })} page={PAGE} />
  </BuyButtonContext>
);

/** Opens a page; the memory is kept across pages. */
function visit(page: ReactNode) {
  const { rerender } = render(<div key="first">{page}</div>, { wrapper: ListingMemoryProvider });
  let visits = 0;
  return (next: ReactNode) => rerender(<div key={++visits}>{next}</div>);
}

/** Cards added after those of the page. */
const added = () => screen.getAllByRole('article').slice(LIMIT);
const loadMore = () => screen.getByRole('link', { name: 'Carregar mais' });

async function lengthen() {
  fireEvent.click(loadMore());
  await waitFor(() => expect(requests).toHaveLength(1));
  await respond();
}

test('SEARCH-13: further pages of a search keep the words that became filters', async () => {
  window.history.replaceState(null, '', '/busca');
  visit(
    <ProductArea
      level="search"
      listing={sampleListing({ produtos: LIMIT, total: 40 })}
      page={{ path: '/busca', query: { busca: 'redondo', preco: '0-400' } }}
      typed={{ path: '/busca', query: { busca: 'redondo até 400' } }}
    />,
  );
  const addresses = () => new Set(screen.getAllByRole('link').map((link) => link.getAttribute('href')));
  const ofPage = (pg: number) => `/busca?busca=redondo+at%C3%A9+400&pg=${pg}`;
  expect(loadMore()).toHaveAttribute('href', ofPage(2));
  expect(addresses()).toContain(ofPage(3));
  await lengthen();
  expect(requests[0]?.url).toContain('preco=0-400&busca=redondo');
  expect(loadMore()).toHaveAttribute('href', ofPage(3));
  expect(addresses()).toContain(ofPage(4));
  expect(window.location.search).toBe('?busca=redondo+at%C3%A9+400&pg=2');
});

describe('LoadMore', () => {
  test('A12: the button adds the next products, focuses the first one and puts their page into the address', async () => {
    visit(list);
    await lengthen();
    expect(requests[0]?.url).toContain('offset=12&limit=12');
    const products = added();
    expect(products).toHaveLength(LIMIT);
    expect(products[0]?.querySelector('a')).toHaveFocus();
    expect(window.location.search).toBe('?pg=2');
    expect(screen.getByText('Você viu 24 de 40')).toBeVisible();
    expect(loadMore()).toHaveAttribute('href', '/solar?pg=3');
  });

  test('LIST-29, LIST-30, LIST-42: the last added page is the current one, and the link to page 1 goes back to the first', async () => {
    visit(list);
    await lengthen();
    // Styles hide the other pagination, which belongs to the served page.
    const pages = within(screen.getAllByRole('navigation', { name: 'Paginação' })[0] as HTMLElement);
    expect(pages.getByText('Visualizando 1 - 24 de 40 produtos')).toBeVisible();
    const current = pages.getAllByRole('link').filter((link) => link.ariaCurrent === 'page');
    expect(current.map(({ textContent }) => textContent)).toEqual(['2']);
    expect(pages.getByRole('link', { name: 'Página 1' })).toHaveAttribute('href', '/solar');
    expect(pages.getByRole('link', { name: 'Próxima página' })).toHaveAttribute('href', '/solar?pg=3');
  });

  test('LIST-26, A12: the count above the list includes the added products', async () => {
    const open = visit(list);
    expect(screen.getByText('1-12 de 40 Produtos encontrado(s)')).toBeVisible();
    await lengthen();
    const count = screen.getByText('1-24 de 40 Produtos encontrado(s)');
    expect(count).not.toHaveAttribute('data-models');
    open(<ProductArea level="category" listing={sampleListing({ produtos: 2 })} page={PAGE} />);
    expect(screen.getByText('1-2 de 2 Produtos encontrado(s)')).toBeVisible();
  });

  test('A10: the button says if only other colours of shown models follow', async () => {
    const atributos = { unico: { nome: 'Cor', valores: [wireColour(0, 'Preto'), wireColour(1, 'Mel')] } };
    const produtos = [0, 1].map((id) => wireProduct({ id, atributos }));
    visit(
      <ProductArea
        level="category"
        listing={sampleListing({ produtos: LIMIT, total: 40, conteudo: { produtos } })}
        page={PAGE}
      />,
    );
    fireEvent.click(loadMore());
    await waitFor(() => expect(requests).toHaveLength(1));
    const found = sampleListing({ total: 40, offset: LIMIT, conteudo: { produtos } });
    await respond(found);
    expect(screen.getByText(/^Você viu/)).toHaveTextContent(
      'Você viu 14 de 40: as últimas são outras cores dos modelos acima',
    );
  });

  test('A10: one click loads pages of repeated colours until a new model or the end', async () => {
    const atributos = { unico: { nome: 'Cor', valores: [wireColour(0, 'Preto'), wireColour(1, 'Mel')] } };
    const colours = (from: number) =>
      Array.from({ length: LIMIT }, (_, i) =>
        wireProduct({ id: from + i, nome: `Cor ${from + i}`, atributos }),
      );
    const of = (produtos: object[], offset: number) =>
      sampleListing({ total: 40, offset, conteudo: { produtos } });
    const others = [wireProduct({ id: 90 }), ...colours(0)].slice(0, LIMIT);
    visit(<ProductArea level="category" listing={of(others, 0)} page={PAGE} />);
    fireEvent.click(loadMore());
    await waitFor(() => expect(requests).toHaveLength(1));
    await respond(of(colours(20), LIMIT));
    await waitFor(() => expect(requests).toHaveLength(2));
    await respond(of([...colours(40).slice(1), wireProduct({ id: 99, nome: 'Nova' })], 2 * LIMIT));
    expect(requests).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Nova' })).toBeVisible();
    expect(screen.getByText('1-36 de 40 Produtos encontrado(s)')).toHaveAttribute(
      'data-models',
      ', 3 modelos aqui',
    );
  });

  test('A10: a page without products, of which there should be more, is not requested again', async () => {
    const atributos = { unico: { nome: 'Cor', valores: [wireColour(0, 'Preto'), wireColour(1, 'Mel')] } };
    const produtos = [0, 1].map((id) => wireProduct({ id, atributos }));
    const first = sampleListing({ total: 40, conteudo: { produtos } });
    visit(<ProductArea level="category" listing={first} page={PAGE} />);
    fireEvent.click(loadMore());
    await waitFor(() => expect(requests).toHaveLength(1));
    await respond(sampleListing({ produtos: 0, total: 40, offset: LIMIT }));
    expect(screen.getByText('Não foi possível carregar mais agora.')).toBeVisible();
    expect(requests).toHaveLength(1);
    expect(window.location.search).toBe('');
    expect(loadMore()).toHaveAttribute('href', '/solar?pg=2');
  });

  test('A12: a product that cannot be shown is neither requested again nor the end of the list', async () => {
    visit(list);
    const found = (ids: number[]) =>
      sampleListing({ total: 40, conteudo: { produtos: ids.map((id) => wireProduct({ id })) } });
    fireEvent.click(loadMore());
    await waitFor(() => expect(requests).toHaveLength(1));
    await respond(found(Array.from({ length: LIMIT - 1 }, (_, index) => 20 + index)));
    expect(loadMore()).toHaveAttribute('href', '/solar?pg=3');
    fireEvent.click(loadMore());
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests[1]?.url).toContain('offset=24&limit=12');
    await respond(found(Array.from({ length: LIMIT }, (_, index) => 40 + index)));
    expect(window.location.search).toBe('?pg=3');
    expect(screen.getByText('Você viu 35 de 40')).toBeVisible();
  });

  test.each([
    ['adds models', 3, 'com mais 3 modelos', ', 3 modelos aqui', 0],
    ['adds only colours of shown models', 0, null, ', em 3 modelos', 1],
  ])('LIST-26: a list whose last page %s counts only shown models', (_title, newModels, rest, all, ends) => {
    const atributos = { unico: { nome: 'Cor', valores: [wireColour(0, 'Preto'), wireColour(1, 'Mel')] } };
    const produtos = [0, 1, 5, 7].map((id) => wireProduct({ id, ...(id < 5 && { atributos }) }));
    visit(
      <ProductArea
        level="category"
        listing={sampleListing({ total: 14, conteudo: { produtos } })}
        page={PAGE}
        newModels={newModels}
      />,
    );
    expect(screen.getByText('Mais 2 produtos').getAttribute('data-models')).toBe(rest);
    expect(screen.getByText(/Produtos encontrado/)).toHaveAttribute('data-models', all);
    expect(screen.queryAllByText(/^Você viu todos os modelos/)).toHaveLength(ends);
    expect(loadMore()).toHaveAttribute('href', '/solar?pg=2');
  });

  test('A9: going back restores the added products at once; a new visit does not', async () => {
    const open = visit(list);
    await lengthen();
    const entry = window.history.state;
    window.history.pushState(null, '', '/armacao-serra.html');
    open(null);
    window.history.replaceState(entry, '', '/solar?pg=2');
    open(list);
    expect(added()).toHaveLength(LIMIT);
    window.history.pushState(null, '', '/solar');
    open(list);
    expect(added()).toEqual([]);
  });

  test('A9: going back after more than five minutes loads the added products again, without moving the focus', async () => {
    const open = visit(list);
    await lengthen();
    open(null);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5 * 60_000);
    open(list);
    expect(added()).toEqual([]);
    expect(requests).toHaveLength(2);
    await respond();
    expect(added()).toHaveLength(LIMIT);
    expect(window.location.search).toBe('?pg=2');
    expect(document.body).toHaveFocus();
  });

  test('A12, LIST-46: selecting a filter cancels the products being loaded', async () => {
    visit(list);
    fireEvent.click(loadMore());
    await waitFor(() => expect(requests).toHaveLength(1));
    fireEvent.click(screen.getByRole('link', { name: 'Redondo', hidden: true }));
    expect(push).toHaveBeenCalledWith('/solar?filtro=1', { scroll: false });
    expect(requests[0]?.signal?.aborted).toBe(true);
    expect(window.location.search).toBe('');
  });

  test('A12: a modified click is left to the browser', () => {
    visit(list);
    const handled: boolean[] = [];
    const stay = (event: Event) => {
      handled.push(event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', stay);
    fireEvent.click(loadMore(), { ctrlKey: true });
    document.removeEventListener('click', stay);
    expect(handled).toEqual([false]);
    expect(requests).toEqual([]);
  });
});
