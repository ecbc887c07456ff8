import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildFacets } from '@/lib/catalog/listing/facets';
import { encodeCompactJson } from '@/lib/shared/encode-compact-json';
import { ListingMemoryProvider } from './listing-memory';
import { type ListingData, ListingProvider } from './listing-provider';
import { PriceForm } from './price-form';
import { StagedFilters } from './staged-filters';
import { sampleListing } from './testing/sample-listing';

const router = { push: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

type PendingRequest = {
  href: string;
  aborted: () => boolean;
  respond: (total: number, detalhes?: object) => Promise<void>;
  fail: () => Promise<void>;
};
let calls: PendingRequest[] = [];

const PAGE = { path: '/solar', query: {} };
const value = (label: string, query: object, ativo = false) => ({ label, ativo, rota: { query } });
const shapes = (...valores: object[]) => ({ filtros: [{ id: 1, nome: 'Formato', valores }], ordenacao: [] });
const START = {
  ...shapes(value('Redondo', { filtro: 'r' }), value('Oval', { filtro: 'o' })),
  filtrosPreco: [{ de: 0, ate: 500, rota: { query: { preco: '0-500' } } }],
};
/** The list that the same platform returns with 'Redondo' active. Platforms differ in how they combine values. */
const ROUND = shapes(value('Redondo', {}, true), value('Oval', { filtro: 'r_o' }));

beforeEach(() => {
  calls = [];
  router.push.mockClear();
  window.history.replaceState(null, '', '/solar');
  globalThis.fetch = jest.fn((url, init) => {
    return new Promise<Response>((resolve, reject) => {
      const { signal } = init as RequestInit;
      signal?.addEventListener('abort', () => reject(signal.reason));
      calls.push({
        href: String(url),
        aborted: () => signal?.aborted ?? false,
        respond: (total, detalhes = START) =>
          act(async () => {
            const body = sampleListing({ produtos: Math.min(total, 1), total, limit: 1, detalhes });
            resolve({ ok: true, json: async () => body } as Response);
          }),
        fail: () => act(async () => resolve({ ok: false, status: 502 } as Response)),
      });
    });
  }) as typeof fetch;
});

function show(detalhes: object = START, below?: Parameters<typeof StagedFilters>[0]['below']) {
  const { conteudo, info } = sampleListing({ produtos: 12, total: 98, detalhes });
  const onDone = jest.fn();
  const view = render(
    <ListingProvider
      list={encodeCompactJson<ListingData>({
        level: 'category',
        page: PAGE,
        facets: buildFacets(PAGE, conteudo.detalhes),
        sort: [
          { value: 'Popularidade', label: 'Popularidade', atual: true },
          { value: 'Menor Preço', label: 'Menor Preço', atual: false },
        ],
        shown: { offset: info.offset, exibindo: info.exibindo, total: info.total },
      })}
    >
      <StagedFilters level="category" priceForm={<PriceForm page={PAGE} />} below={below} onDone={onDone} />
    </ListingProvider>,
    { wrapper: ListingMemoryProvider },
  );
  return { ...view, onDone };
}

/** The status of the sheet for screen readers; the list has a separate one. */
const status = () => screen.getAllByRole('status').at(-1);

const box = (name: string) => screen.getByRole('checkbox', { name });
const apply = () => screen.getAllByRole('link').at(-1);

describe('StagedFilters', () => {
  test('LIST-18: shape, size and price are open at first; colour and all later filters are closed', () => {
    const names = ['Formato', 'Material', 'Público', 'Cor', 'Tamanho da frente'];
    const filtros = names.map((nome, index) => ({
      id: index + 1,
      nome,
      valores: [value(`Valor de ${nome}`, { filtro: `v${index}` })],
    }));
    show({ ...START, filtros });
    const openness = [...document.querySelectorAll('details')].map((group) => [
      group.querySelector('summary')?.textContent,
      group.open,
    ]);
    expect(openness.slice(1, -1)).toEqual([
      ['Formato', true],
      ['Cor', false],
      ['Tamanho da frente', true],
      ['Preço', true],
      ['Material', false],
      ['Público', false],
    ]);
  });

  test('LIST-18: colour is open at first if it is the first filter', () => {
    show({ ...START, filtros: [{ id: 1, nome: 'Cor', valores: [value('Mel', { filtro: 'mel' })] }] });
    const titled = screen.getAllByText('Cor').map((title) => title.closest('details')?.open);
    expect(titled).toEqual([true, true]);
  });

  test('TRY-11: the link to the shopper’s measurements is below the sizes', () => {
    show(START, { id: 'filtro-1', link: <a href="/minha-medida">Serve em mim?</a> });
    const link = screen.getByRole('link', { name: 'Serve em mim?' });
    expect(link.closest('details')).toContainElement(box('Oval'));
  });

  test('A23: a group names its chosen values in its title', async () => {
    show();
    const titles = () => [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);
    expect(titles()).toContain('Formato');
    await userEvent.click(box('Redondo'));
    expect(titles()).toContain('Formato: Redondo');
  });

  test('LIST-18, A11: a ticked value shows the platform’s product count and links to the filtered list', async () => {
    show();
    expect(apply()).toHaveTextContent('Ver 98 produtos');
    await userEvent.click(box('Redondo'));
    expect(box('Redondo')).toBeChecked();
    expect(apply()).toHaveTextContent('Contando produtos…');
    expect(calls[0]?.href).toBe(
      '/v2/front/url/product/listing/category?filtro=r&offset=0&limit=1&url=%2Fsolar',
    );
    await calls[0]?.respond(26, ROUND);
    expect(apply()).toHaveTextContent('Ver 26 produtos');
    expect(apply()).toHaveAttribute('href', '/solar?filtro=r');
    expect(status()).toHaveTextContent('Ver 26 produtos');
  });

  test('LIST-18: the second tick uses the links from the response to the first', async () => {
    show();
    await userEvent.click(box('Redondo'));
    await userEvent.click(box('Oval'));
    expect(box('Oval')).toBeChecked();
    expect(calls).toHaveLength(1);
    await calls[0]?.respond(26, ROUND);
    expect(calls[1]?.href).toContain('filtro=r_o');
    await calls[1]?.respond(1, ROUND);
    expect(apply()).toHaveTextContent('Ver 1 produto');
    expect(apply()).toHaveAttribute('href', '/solar?filtro=r_o');
  });

  test('LIST-18: while the sheet is open, nothing moves: missing values stay without products, new ones come last', async () => {
    const filter = (id: number, nome: string, ...labels: string[]) => ({
      id,
      nome,
      valores: labels.map((label) => ({ ...value(label, { filtro: label }), quantidade: 3 })),
    });
    const names = () =>
      [...document.querySelectorAll('legend')].map(({ parentElement }) =>
        parentElement?.textContent?.replaceAll(/\d/g, ''),
      );
    show({ filtros: [filter(2, 'Cor', 'Mel', 'Azul'), filter(3, 'Material', 'Metal')] });
    const [sort, , price, , pageSize] = names();
    await userEvent.click(box('Mel'));
    const shape = filter(1, 'Formato', 'Oval', 'Redondo');
    await calls[0]?.respond(3, { filtros: [shape, filter(2, 'Cor', 'Verde', 'Mel')] });
    expect(box('Azul')).toBeDisabled();
    expect(box('Mel')).toBeEnabled();
    expect(names()).toEqual([
      sort,
      'CorMelAzulVerde',
      price,
      'MaterialMetal',
      'FormatoOvalRedondo',
      pageSize,
    ]);
  });

  test('LIST-18: unticking a value or closing the sheet aborts the request', async () => {
    const { unmount } = show();
    await userEvent.click(box('Redondo'));
    await userEvent.click(box('Redondo'));
    expect(calls[0]?.aborted()).toBe(true);
    expect(apply()).toHaveTextContent('Ver 98 produtos');
    await userEvent.click(box('Oval'));
    unmount();
    expect(calls[1]?.aborted()).toBe(true);
  });

  test('LIST-18: if the count fails, the ticked filters can still be applied', async () => {
    show();
    await userEvent.click(box('Redondo'));
    await calls[0]?.fail();
    expect(apply()).toHaveTextContent('Aplicar filtros');
    expect(apply()).toHaveAttribute('href', '/solar?filtro=r');
    expect(box('Redondo')).toBeChecked();
  });

  test('LIST-24: changing the sort order sends no request, and the order is applied with the filters', async () => {
    show();
    await userEvent.click(screen.getByRole('radio', { name: 'Menor Preço' }));
    expect(calls).toHaveLength(0);
    await userEvent.click(box('Redondo'));
    await calls[0]?.respond(0, ROUND);
    expect(apply()).toHaveAttribute('href', '/solar?filtro=r&order=Menor+Pre%C3%A7o');
    expect(apply()).toHaveTextContent('Nenhum produto assim');
  });

  const prices = () => screen.getAllByRole<HTMLInputElement>('textbox', { hidden: true });
  const typePrice = async (index: number, text: string) => {
    const field = prices()[index];
    if (field) await userEvent.type(field, text);
  };

  test('LIST-38: a price range typed in the sheet is counted, then applied with the ticked filters', async () => {
    show();
    await userEvent.click(box('Redondo'));
    await typePrice(0, '200');
    fireEvent.submit(screen.getByRole('form', { name: 'Faixa de preço', hidden: true }));
    await calls[0]?.respond(26, ROUND);
    expect(router.push).not.toHaveBeenCalled();
    await calls[1]?.respond(7);
    expect(router.push.mock.calls.map(([href]) => href)).toEqual(['/solar?filtro=r&preco=200-0']);
  });

  test('LIST-18, LIST-38: leaving a price field counts the typed price once, and the button applies it', async () => {
    show();
    await typePrice(1, '400');
    expect(calls).toHaveLength(0);
    await userEvent.tab();
    expect(apply()).toHaveTextContent('Contando produtos…');
    await calls[0]?.respond(9);
    expect(calls[0]?.href).toContain('preco=0-400');
    expect(apply()).toHaveTextContent('Ver 9 produtos');
    expect(apply()).toHaveAttribute('href', '/solar?preco=0-400');
    // The field shows it, so it is not another row of the ranges.
    expect(screen.queryByRole('checkbox', { name: 'Até R$\u00a0400', hidden: true })).toBeNull();
    await userEvent.tab();
    expect(calls).toHaveLength(1);
  });

  test('LIST-18, LIST-38: the button applies a typed price that was not counted yet', async () => {
    show();
    await typePrice(1, '400');
    fireEvent.click(apply() as HTMLElement);
    expect(router.push).not.toHaveBeenCalled();
    await calls[0]?.respond(9);
    expect(router.push.mock.calls.map(([href]) => href)).toEqual(['/solar?preco=0-400']);
  });

  test('LIST-38: the button does not apply a price that cannot be read, and says so', async () => {
    const { onDone } = show();
    await typePrice(1, 'barato');
    fireEvent.click(apply() as HTMLElement);
    expect(prices()[1]?.validationMessage).toBe('Escreva o preço só com números, como 500.');
    expect([onDone.mock.calls.length, router.push.mock.calls.length, calls.length]).toEqual([0, 0, 0]);
  });

  test('LIST-38: a ticked price range replaces the typed one, also in the fields', async () => {
    show();
    await typePrice(0, '900');
    await userEvent.click(box('Até R$\u00a0500'));
    expect(calls[0]?.aborted()).toBe(true);
    const active = { de: 0, ate: 500, ativo: true, rota: { query: {} } };
    await calls[1]?.respond(9, { ...START, filtrosPreco: [active] });
    expect(prices().map(({ value }) => value)).toEqual(['', '500']);
    expect(apply()).toHaveAttribute('href', '/solar?preco=0-500');
  });

  test('LIST-16: if nothing is selected, the button closes the sheet', async () => {
    const { onDone } = show();
    window.history.replaceState(null, '', '/solar?utm_source=mail');
    const link = apply();
    if (link) await userEvent.click(link);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  test('LIST-18: a value whose list differs only in its path is applied', async () => {
    const women = { label: 'Feminino', ativo: false, rota: { path: '/solar/feminino', query: {} } };
    const { onDone } = show({ ...START, ...shapes(women) });
    window.history.replaceState(null, '', '/solar#produtos');
    await userEvent.click(box('Feminino'));
    await calls[0]?.respond(9);
    expect(apply()).toHaveAttribute('href', '/solar/feminino');
    const link = apply();
    if (link) await userEvent.click(link);
    expect(onDone).not.toHaveBeenCalled();
    expect(router.push).toHaveBeenCalledWith('/solar/feminino', expect.anything());
  });
});
