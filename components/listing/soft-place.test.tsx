import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ProductArea } from './product-area';
import { sampleListing } from './testing';

const push = jest.fn();
const router = { push };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const value = () => screen.getByRole('link', { name: 'Redondo', hidden: true });
const told = () => document.getElementById('aviso-da-lista')?.textContent;

/** What the router puts in the place of the page before: the whole list anew, at the address it was sent to. */
let visits = 0;
const listAt = () => (
  <ProductArea
    key={++visits}
    level="category"
    listagem={sampleListing({ produtos: 3, total: 30 })}
    page={{ path: '/solar', query: {} }}
  />
);

/** Opens a list; the answer is how the router brings the next page. */
function openList() {
  Element.prototype.scrollIntoView = jest.fn();
  window.history.replaceState(null, '', '/solar');
  const { rerender } = render(listAt());
  return (address: string) => {
    window.history.replaceState(null, '', address);
    rerender(listAt());
  };
}

/** Follows a filter value as a keyboard does. */
function followFilter() {
  value().focus();
  fireEvent.click(value());
}

const codeHasArrived = () => act(async () => void (await import('./soft-place')));

beforeEach(() => {
  push.mockReset();
  document.getElementById('aviso-da-lista')?.remove();
});

describe('focus after a soft navigation', () => {
  test('A6, LIST-46: it goes to the same control of the new list, and the count is told', async () => {
    const bring = openList();
    followFilter();
    await codeHasArrived();
    bring('/solar?filtro=2');
    await waitFor(() => expect(value()).toHaveFocus());
    expect(told()).toBe('Lista atualizada: 1-3 de 30.');
  });

  test('A6: also when the page comes before the code that remembers the place', async () => {
    const bring = openList();
    followFilter();
    bring('/solar?filtro=2');
    expect(document.body).toHaveFocus();
    await waitFor(() => expect(value()).toHaveFocus());
    expect(told()).toBe('Lista atualizada: 1-3 de 30.');
  });

  test('A6: it stays where the shopper has taken it meanwhile; the count is told all the same', async () => {
    const search = document.body.appendChild(document.createElement('input'));
    const bring = openList();
    followFilter();
    await codeHasArrived();
    search.focus();
    bring('/solar?filtro=2');
    await waitFor(() => expect(told()).toBe('Lista atualizada: 1-3 de 30.'));
    expect(search).toHaveFocus();
    search.remove();
  });

  test('A6: a control that takes no focus, such as one in a closed sheet, hands it to the list', async () => {
    const bring = openList();
    followFilter();
    await codeHasArrived();
    bring('/solar?filtro=2');
    value().focus = () => undefined;
    await waitFor(() => expect(document.getElementById('produtos')).toHaveFocus());
  });

  test('A9: back on the list that was left, nothing is taken or told', async () => {
    const bring = openList();
    followFilter();
    await codeHasArrived();
    bring('/solar');
    await codeHasArrived();
    expect(document.body).toHaveFocus();
    expect(told()).toBeUndefined();
  });
});
