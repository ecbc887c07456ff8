import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ListingMemoryProvider } from './listing-memory';
import { ProductArea } from './product-area';
import { sampleListing } from './testing/sample-listing';

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
      listing={sampleListing({ produtos: 3, total: 30 })}
      page={{ path: '/solar', query: { filtro: '2' } }}
    />,
    { wrapper: ListingMemoryProvider },
  );
});

let arrivals: (() => void)[] = [];

/** Completes the pending navigations. */
const arrive = () =>
  act(async () => {
    for (const end of arrivals) end();
    arrivals = [];
  });

/** Keeps the router's navigations pending until `arrive` is called. */
function slowNavigation() {
  push.mockImplementation(() => new Promise<void>((resolve) => arrivals.push(resolve)));
}

// A pending navigation would block those of the next test.
afterEach(arrive);

const placeholders = () => document.querySelectorAll('[aria-busy="true"] > ul > li').length;

describe('ListingResults', () => {
  test('LIST-01, LIST-46, CONST-08: eight placeholders are shown until the next page has loaded', async () => {
    slowNavigation();
    expect(placeholders()).toBe(0);
    fireEvent.click(screen.getByRole('link', { name: 'Página 2' }));
    expect(push).toHaveBeenCalledWith('/solar?filtro=2&pg=2', { scroll: false });
    expect(placeholders()).toBe(8);
    expect(screen.queryAllByRole('article')).toHaveLength(0);
    await arrive();
    expect(placeholders()).toBe(0);
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  test('LIST-47, A-85: a query change scrolls the product area into view', async () => {
    fireEvent.click(screen.getByRole('link', { name: 'Remover Formato: Oval' }));
    expect(push).toHaveBeenCalledWith('/solar', { scroll: false });
    await waitFor(() => expect(scrollIntoView).toHaveBeenCalled());
    expect(scrollIntoView.mock.contexts[0]).toHaveAttribute('id', 'produtos');
  });

  test('LIST-48: selecting a filter closes the filter sheet', () => {
    const panel = document.getElementById('filtros');
    const hidePopover = jest.fn();
    Object.assign(panel ?? {}, { hidePopover });
    fireEvent.click(screen.getByRole('link', { name: 'Redondo', hidden: true }));
    expect(hidePopover).toHaveBeenCalledTimes(1);
  });

  test('LIST-24, LIST-25: choices in both selectors navigate to one combined address', () => {
    slowNavigation();
    fireEvent.change(screen.getByRole('combobox', { name: 'Ordenar' }), { target: { value: 'Menor Preço' } });
    fireEvent.change(screen.getByRole('combobox', { name: 'Por página' }), { target: { value: '36' } });
    expect(push.mock.calls.map(([href]) => href)).toEqual([
      '/solar?filtro=2&order=Menor+Pre%C3%A7o',
      '/solar?filtro=2&order=Menor+Pre%C3%A7o&ipp=36',
    ]);
  });

  test('LIST-21: deselecting a filter before its response restores the current list', async () => {
    slowNavigation();
    const filter = screen.getByRole('link', { name: 'Redondo', hidden: true });
    fireEvent.click(filter);
    expect(filter).toHaveAttribute('aria-current', 'true');
    fireEvent.click(filter);
    expect(push.mock.calls.map(([href]) => href)).toEqual(['/solar?filtro=1', '/solar?filtro=2']);
    await arrive();
    expect(placeholders()).toBe(0);
    expect(filter).not.toHaveAttribute('aria-current');
  });

  test('LIST-21: a double click on a filter counts once', () => {
    slowNavigation();
    const filter = screen.getByRole('link', { name: 'Redondo', hidden: true });
    fireEvent.click(filter, { detail: 1 });
    fireEvent.click(filter, { detail: 2 });
    expect(filter).toHaveAttribute('aria-current', 'true');
    expect(push).toHaveBeenCalledTimes(1);
  });

  test('LIST-18, LIST-39: opening the filter sheet pauses a pending navigation; closing it resumes', () => {
    slowNavigation();
    const panel = screen.getByRole('region', { name: 'Filtros', hidden: true });
    const toggle = (newState: string) => fireEvent(panel, Object.assign(new Event('toggle'), { newState }));
    toggle('open');
    toggle('closed');
    expect(push).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('link', { name: 'Página 2' }));
    toggle('open');
    expect(placeholders()).toBe(0);
    toggle('closed');
    expect(placeholders()).toBe(8);
    expect(push.mock.calls.map(([href]) => href)).toEqual(['/solar?filtro=2&pg=2', '/solar?filtro=2&pg=2']);
  });

  test('LIST-18, A28: when checkboxes replace the focused link, the focus moves to the close button', async () => {
    const panel = screen.getByRole('region', { name: 'Filtros', hidden: true });
    const closeButton = screen.getByRole('button', { name: 'Fechar', hidden: true });
    fireEvent(panel, Object.assign(new Event('toggle'), { newState: 'open' }));
    screen.getByRole('link', { name: 'Redondo', hidden: true }).focus();
    await waitFor(() => expect(closeButton).toHaveFocus());
  });

  test('A-85: links to other pages, new tabs and modified clicks are left to the browser', () => {
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
