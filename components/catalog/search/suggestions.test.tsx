import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { searchHref } from '@/lib/catalog/search/suggestions';
import { PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';
import { HeaderSearch } from './header-search';
import { Suggestions } from './suggestions';
import {
  active,
  FreshCache,
  field,
  hidePopover,
  list,
  options,
  shop,
  start,
  startWith,
  stubSearch,
  suggested,
  tick,
  write,
} from './testing';

/** The suggestions of a field in which the shopper types `text` before they listen. */
function TypedMeanwhile({ input, box, text }: { input: HTMLInputElement; box: HTMLElement; text: string }) {
  useLayoutEffect(() => {
    input.value = text;
  }, [input, text]);
  return <Suggestions input={input} box={box} onDismiss={() => undefined} />;
}

let pathname = '/';
const push = jest.fn();
jest.mock('next/navigation', () => ({ usePathname: () => pathname, useRouter: () => ({ push }) }));

describe.each(PLATFORM_VARIANTS)('suggestions, fed by $name', ({ encode }) => {
  stubSearch(encode);
  beforeEach(() => {
    pathname = '/';
  });

  test('SEARCH-04: suggestions start at the fourth character', async () => {
    await startWith('lum');
    await tick(2_000);
    expect(shop.requested).toEqual([]);
    expect(list()).not.toBeVisible();
    write('lume');
    await tick(300);
    expect(list()).toBeVisible();
    expect(field()).toHaveAttribute('aria-expanded', 'true');
  });

  test('SEARCH-04: text typed between the first render and its effects is searched', async () => {
    const form = document.createElement('form');
    const input = form.appendChild(document.createElement('input'));
    render(<TypedMeanwhile input={input} box={form} text="lume" />, { wrapper: FreshCache });
    await tick(300);
    expect(shop.requested).toMatchObject([{ text: 'lume' }]);
  });

  test('SEARCH-05, SEARCH-06: five products are requested after a pause of 300 ms, only once for the same text', async () => {
    await startWith('lume');
    expect(shop.requested).toMatchObject([{ text: 'lume', limit: '5' }]);
    for (const text of ['lumi', 'lumin', 'lumina']) {
      write(text);
      await tick(299);
    }
    expect(shop.requested).toHaveLength(1);
    await tick(1);
    expect(shop.requested.map(({ text }) => text)).toEqual(['lume', 'lumina']);
    expect(options()).toHaveLength(6);
    write('lume');
    await tick(300);
    expect(shop.requested).toHaveLength(2);
    expect(options()).toHaveLength(6);
  });

  test('SEARCH-12: if the text names a brand, the first option is its page', async () => {
    await startWith('oculos jacuma');
    expect(options()[0]).toHaveTextContent('Marca Jacumã');
    expect(options()[0]).toHaveAttribute('href', '/marcas/jacuma');
    expect(options()).toHaveLength(7);
  });

  test('SEARCH-11: a search without suggestions says so, and offers the same as the empty box', async () => {
    shop.found = 0;
    await startWith('xyzwq');
    expect(screen.getByText('Nenhum produto com “xyzwq”.')).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Categorias' })).toBeVisible();
    shop.found = 5;
    write('lume');
    await tick(300);
    expect(screen.queryByText(/^Nenhum produto com/)).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Categorias' })).toBeNull();
  });

  test('SEARCH-07, A1: a suggestion shows the name with the match marked, the Pix price and its link; the last option shows all results', async () => {
    shop.found = 6;
    await startWith('lume');
    const [first] = options();
    expect(first).toHaveTextContent('Lume');
    expect(first).toHaveTextContent('à vista no PIX');
    expect(first?.querySelector('mark')).toHaveTextContent('Lume');
    expect(first?.getAttribute('href')).toMatch(/^\/[^/]/);
    expect(options().at(-1)).toHaveTextContent('Ver todos os 6 resultados');
    expect(options().at(-1)).toHaveAttribute('href', '/busca?busca=lume');
    expect(screen.getByRole('status')).toHaveTextContent('5 produtos sugeridos');
  });

  test('SEARCH-03: Enter opens the results like a link does, so that their heading gets the focus', async () => {
    await startWith('lume prata');
    const event = new Event('submit', { cancelable: true, bubbles: true });
    act(() => void field().form?.dispatchEvent(event));
    expect(event.defaultPrevented).toBe(true);
    expect(push).toHaveBeenCalledWith('/busca?busca=lume+prata');
  });

  test('SEARCH-13: the first option names the recognised filters, followed by the first products that match them', async () => {
    shop.found = 0;
    await startWith('rosto pequeno até 400');
    await tick(0);
    const [search, ...products] = options();
    expect(search?.textContent).toBe('Buscar “rosto pequeno até 400”: tamanho P, até R$\u00a0400');
    expect(search).toHaveAttribute('href', searchHref('rosto pequeno até 400'));
    expect(products).toHaveLength(4);
    expect(products[0]).toHaveTextContent('Pequena');
    expect(shop.requested.slice(1)).toEqual([
      { text: 'óculos', limit: '4', size: null },
      { text: 'óculos', limit: '4', size: 'tamanho-p' },
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('4 produtos sugeridos');
    shop.found = 5;
    write('lume');
    await tick(300);
    expect(options()).toHaveLength(6);
    expect(options().at(-1)).toHaveTextContent('Ver todos os resultados');
  });

  test('SEARCH-13: if no product matches the recognised filters, ordinary suggestions are shown', async () => {
    shop.hasSmall = false;
    await startWith('redondo rosto médio');
    await tick(0);
    expect(options()).toHaveLength(6);
    expect(options()[0]).toHaveTextContent('Buscar “redondo rosto médio”: tamanho M');
    expect(options()[1]).toHaveTextContent('Lume');
  });

  test('A1: arrow keys move through the options and back to the field; Enter opens the active option', async () => {
    await startWith('lume');
    const follow = jest.fn((event: Event) => event.preventDefault());
    options()[1]?.addEventListener('click', follow);
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    expect(active()).toBe(options()[1]?.id);
    expect(options()[1]).toHaveAttribute('aria-selected', 'true');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(follow).toHaveBeenCalledTimes(1);
    expect(hidePopover).toHaveBeenCalled();
  });

  test('A1: Up in the field selects the last option, and Down from there returns to the field', async () => {
    await startWith('lume');
    fireEvent.keyDown(field(), { key: 'ArrowUp' });
    expect(active()).toBe(options().at(-1)?.id);
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    expect(active()).toBeNull();
    write('lumin');
    expect(active()).toBeNull();
  });

  test('SEARCH-08: the box closes on Enter', async () => {
    await startWith('lume');
    fireEvent.submit(field().form as HTMLFormElement);
    expect(list()).not.toBeVisible();
    expect(hidePopover).toHaveBeenCalled();
  });

  test('ROUTE-27: Escape closes the box at once and keeps the text', async () => {
    await startWith('lume');
    const isUnhandled = fireEvent.keyDown(field(), { key: 'Escape' });
    expect(isUnhandled).toBe(false);
    expect(list()).not.toBeVisible();
    expect(hidePopover).toHaveBeenCalled();
    expect(field()).toHaveValue('lume');
  });

  test('SEARCH-09: a click outside closes the box after 100 ms, a click inside does not', async () => {
    await startWith('lume');
    fireEvent.pointerDown(options()[0] as HTMLElement);
    await tick(500);
    expect(list()).toBeVisible();
    fireEvent.pointerDown(document.body);
    await tick(99);
    expect(list()).toBeVisible();
    await tick(1);
    expect(list()).not.toBeVisible();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    write('lumes');
    await tick(300);
    expect(list()).toBeVisible();
  });

  test('SEARCH-09: typing within 100 ms of a click outside keeps the box open', async () => {
    await startWith('lume');
    fireEvent.pointerDown(document.body);
    await tick(50);
    write('lumes');
    await tick(300);
    expect(list()).toBeVisible();
  });

  test('SEARCH-10: the box closes when the route changes', async () => {
    const { rerender } = await startWith('lume');
    pathname = '/oculos-de-sol';
    rerender(<HeaderSearch />);
    await tick(0);
    expect(list()).not.toBeVisible();
    expect(hidePopover).toHaveBeenCalled();
  });

  test('SEARCH-05: a search without results says so and does not offer itself; after a failure nothing is shown', async () => {
    shop.found = 0;
    await startWith('xyzw');
    expect(screen.getByText('Nenhum produto com “xyzw”.')).toBeVisible();
    expect(list()).not.toBeVisible();
    shop.fails = true;
    write('xyzwk');
    await tick(300);
    expect(list()).not.toBeVisible();
    expect(screen.queryByText(/^Nenhum produto com/)).not.toBeInTheDocument();
  });

  test('SEARCH-01, A2: on the search listing the box keeps the text and requests no suggestions', async () => {
    window.history.pushState(null, '', '/busca?busca=aviador');
    pathname = '/busca';
    await start();
    await tick(1_000);
    expect(field()).toHaveValue('aviador');
    expect(shop.requested).toEqual([]);
    window.history.pushState(null, '', '/');
  });

  test('SEARCH-05: a loading message is shown only if the response is slow', async () => {
    let respond: () => void = () => undefined;
    const ready = new Promise<void>((resolve) => {
      respond = resolve;
    });
    await start();
    globalThis.fetch = jest.fn(async () => {
      await ready;
      return { ok: true, status: 200, json: async () => suggested(encode) } as Response;
    });
    write('redondo');
    await tick(300);
    await tick(499);
    expect(screen.queryByText('Buscando sugestões…')).not.toBeInTheDocument();
    await tick(1);
    expect(screen.getByText('Buscando sugestões…')).toHaveAttribute('role', 'status');
    respond();
    await tick(0);
    expect(screen.queryByText('Buscando sugestões…')).not.toBeInTheDocument();
    expect(options()).toHaveLength(6);
  });

  test('SEARCH-07: an option chosen among the suggestions for an earlier text is not chosen among the next ones', async () => {
    await startWith('lume');
    write('lumina');
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    expect(active()).toBe(options()[0]?.id);
    shop.found = 3;
    await tick(300);
    expect(options()).toHaveLength(4);
    expect(active()).toBeNull();
  });

  test('SEARCH-12: a text about delivery or returns suggests help pages before the products', async () => {
    await startWith('troca');
    expect(options().map(({ textContent }) => textContent)[0]).toBe('Ajuda: Troca e devolução');
    expect(options()).toHaveLength(7);
    expect(screen.getByRole('status')).toHaveTextContent('1 página de ajuda, 5 produtos sugeridos');
    fireEvent.keyDown(field(), { key: 'ArrowDown' });
    expect(active()).toBe(options()[0]?.id);
    expect(options()[0]).toHaveAttribute('href', '/pagina/troca-e-devolucao');
    shop.fails = true;
    write('frete');
    await tick(300);
    expect(options().map(({ textContent }) => textContent)).toEqual(['Ajuda: Política de entrega']);
    expect(screen.getByRole('status')).toHaveTextContent(/^1 página de ajuda$/);
  });
});
