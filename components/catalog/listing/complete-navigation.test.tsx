import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ListingMemoryProvider } from './listing-memory';
import { ProductArea } from './product-area';
import { sampleListing } from './testing/sample-listing';

const push = jest.fn();
const router = { push };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const value = () => screen.getByRole('link', { name: 'Redondo', hidden: true });
const announcement = () => screen.getByRole('status').textContent;

/** The page that the router renders instead of the previous one: the whole list again, at the new address. */
let visits = 0;
const nextList = () => (
  <ProductArea
    key={++visits}
    level="category"
    listing={sampleListing({ produtos: 3, total: 30 })}
    page={{ path: '/solar', query: {} }}
  />
);

/** Opens a list. Returns a function that shows the next page as the router would. */
function openList() {
  Element.prototype.scrollIntoView = jest.fn();
  window.history.replaceState(null, '', '/solar');
  const { rerender } = render(nextList(), { wrapper: ListingMemoryProvider });
  return (address: string) => {
    window.history.replaceState(null, '', address);
    rerender(nextList());
  };
}

/** Follows a filter link with the keyboard. */
function followFilter() {
  value().focus();
  fireEvent.click(value());
}

const arrivalLoaded = () => act(async () => void (await import('./complete-navigation')));

/** The router is navigating until the next page has rendered. */
beforeEach(() => push.mockReset().mockReturnValue(new Promise(() => undefined)));

describe('focus after a soft navigation', () => {
  test('A6, LIST-46: the focus moves to the same control in the new list, and the count is announced', async () => {
    const openAddress = openList();
    followFilter();
    await arrivalLoaded();
    openAddress('/solar?filtro=2');
    await waitFor(() => expect(value()).toHaveFocus());
    expect(announcement()).toBe('Lista atualizada: 1-3 de 30.');
  });

  test('A6: the focus moves to that control even if the page arrives before the focus code has loaded', async () => {
    const bring = openList();
    followFilter();
    bring('/solar?filtro=2');
    expect(document.body).toHaveFocus();
    await waitFor(() => expect(value()).toHaveFocus());
    expect(announcement()).toBe('Lista atualizada: 1-3 de 30.');
  });

  test('A6: focus that the shopper has moved in the meantime stays there; the count is still announced', async () => {
    const search = document.body.appendChild(document.createElement('input'));
    const bring = openList();
    followFilter();
    await arrivalLoaded();
    search.focus();
    bring('/solar?filtro=2');
    await waitFor(() => expect(announcement()).toBe('Lista atualizada: 1-3 de 30.'));
    expect(search).toHaveFocus();
    search.remove();
  });

  test('A6: the focus moves to the list if the control cannot be focused', async () => {
    const bring = openList();
    followFilter();
    await arrivalLoaded();
    bring('/solar?filtro=2');
    value().focus = () => undefined;
    await waitFor(() => expect(document.getElementById('produtos')).toHaveFocus());
  });

  test('A9: going back to the previous list moves no focus and announces nothing', async () => {
    const bring = openList();
    followFilter();
    await arrivalLoaded();
    bring('/solar');
    await arrivalLoaded();
    expect(document.body).toHaveFocus();
    expect(announcement()).toBe('');
  });

  test('A9: the announcement is gone once another page replaces the updated list', async () => {
    const bring = openList();
    followFilter();
    await arrivalLoaded();
    bring('/solar?filtro=2');
    await waitFor(() => expect(announcement()).toBe('Lista atualizada: 1-3 de 30.'));
    bring('/solar');
    expect(announcement()).toBe('');
  });

  test('A6: a later navigation without that control moves no focus and announces nothing', async () => {
    const bring = openList();
    followFilter();
    await arrivalLoaded();
    bring('/oculos.html');
    bring('/solar?marca=alba');
    await arrivalLoaded();
    expect(document.body).toHaveFocus();
    expect(announcement()).toBe('');
  });
});

test('LIST-17, LIST-21: a value chosen right after “Limpar tudo” applies to the cleared list, also if it was applied before', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  window.history.replaceState(null, '', '/solar?filtro=1');
  const list = (query: Record<string, string>) => {
    const isOn = query.filtro === '1';
    const valor = { id: 1, label: 'Redondo', ativo: isOn, rota: { query: isOn ? {} : { filtro: '1' } } };
    const detalhes = { filtros: [{ id: 1, nome: 'Formato', valores: [valor] }] };
    return (
      <ProductArea
        key={++visits}
        level="category"
        listing={sampleListing({ produtos: 3, total: 30, detalhes })}
        page={{ path: '/solar', query }}
      />
    );
  };
  const { rerender } = render(list({ filtro: '1' }), { wrapper: ListingMemoryProvider });
  const [clear] = screen.getAllByRole('link', { name: 'Limpar tudo', hidden: true });
  fireEvent.click(clear as HTMLElement);
  expect(value()).not.toHaveAttribute('aria-current');
  fireEvent.click(value());
  expect(value()).toHaveAttribute('aria-current', 'true');
  await arrivalLoaded();
  window.history.replaceState(null, '', '/solar');
  rerender(list({}));
  await waitFor(() => expect(push).toHaveBeenLastCalledWith('/solar?filtro=1', { scroll: false }));
  expect(value()).toHaveAttribute('aria-current', 'true');
});
