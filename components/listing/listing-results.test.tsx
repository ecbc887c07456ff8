import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ProductArea } from './product-area';
import { sampleListing } from './testing';

const push = jest.fn();
const router = { push };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const scrollIntoView = jest.fn();

beforeEach(() => {
  push.mockReset();
  scrollIntoView.mockReset();
  Element.prototype.scrollIntoView = scrollIntoView;
  window.history.replaceState(null, '', '/solar?filtro=2');
  render(
    <ProductArea
      level="category"
      listagem={sampleListing({ produtos: 3, total: 30 })}
      page={{ path: '/solar', query: { filtro: '2' } }}
    />,
  );
});

/** Navigation of the router that ends when told. */
function slowNavigation() {
  let arrive: () => void = () => undefined;
  push.mockImplementation(() => new Promise<void>((resolve) => (arrive = resolve)));
  return () => act(async () => arrive());
}

const placeholders = () => document.querySelectorAll('[aria-busy="true"] > ul > li').length;

describe('ListingResults', () => {
  test('LIST-01, LIST-46, CONST-08: eight placeholders stand in until the next page is there', async () => {
    const arrive = slowNavigation();
    expect(placeholders()).toBe(0);
    fireEvent.click(screen.getByRole('link', { name: 'Página 2' }));
    expect(push).toHaveBeenCalledWith('/solar?filtro=2&pg=2', { scroll: false });
    expect(placeholders()).toBe(8);
    expect(screen.queryAllByRole('article')).toHaveLength(0);
    await arrive();
    expect(placeholders()).toBe(0);
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  test('LIST-47, A-85: a change of the query brings the product area into view', () => {
    fireEvent.click(screen.getByRole('link', { name: 'Remover Formato: Oval' }));
    expect(push).toHaveBeenCalledWith('/solar', { scroll: false });
    expect(scrollIntoView.mock.contexts[0]).toHaveAttribute('id', 'produtos');
  });

  test('LIST-48: it closes the filter sheet', () => {
    const panel = document.getElementById('filtros');
    const hidePopover = jest.fn();
    Object.assign(panel ?? {}, { hidePopover });
    fireEvent.click(screen.getByRole('link', { name: 'Redondo', hidden: true }));
    expect(hidePopover).toHaveBeenCalledTimes(1);
  });

  test('LIST-24, LIST-25: a choice in a selector navigates to its canonical address, a second one with it', async () => {
    fireEvent.change(screen.getByRole('combobox', { name: 'Ordenar' }), { target: { value: 'Menor Preço' } });
    fireEvent.change(screen.getByRole('combobox', { name: 'Por página' }), { target: { value: '36' } });
    await waitFor(() => expect(push).toHaveBeenCalledTimes(2));
    expect(push.mock.calls.map(([href]) => href)).toEqual([
      '/solar?filtro=2&order=Menor+Pre%C3%A7o',
      '/solar?filtro=2&order=Menor+Pre%C3%A7o&ipp=36',
    ]);
  });

  test('A-85: other pages, new tabs and modified presses stay with the browser', () => {
    const stay = (event: Event) => event.preventDefault();
    document.addEventListener('click', stay);
    fireEvent.click(screen.getByRole('link', { name: 'Armação 0' }));
    const filter = screen.getByRole('link', { name: 'Redondo', hidden: true });
    fireEvent.click(filter, { ctrlKey: true });
    fireEvent.click(filter, { button: 1 });
    document.removeEventListener('click', stay);
    expect(push).not.toHaveBeenCalled();
  });
});
