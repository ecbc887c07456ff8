import { act, screen, waitFor } from '@testing-library/react';
import { buyButton, openLenses, resetLenses } from './testing';

beforeEach(resetLenses);

/** Goes back as the shopper does, and waits until the browser has. */
async function goBack() {
  const travelled = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  await act(async () => {
    window.history.back();
    await travelled;
  });
}

test('LENS-19: Back closes the dialog and stays on the page, with the choices kept', async () => {
  const { user } = await openLenses();
  await user.click(screen.getByRole('button', { name: /^Multifocal/ }));
  await goBack();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(buyButton());
  expect(await screen.findByRole('tab', { selected: true })).toHaveAccessibleName(/Modelo/);
});

test('LENS-19, CART-30: closing the dialog removes its entry, and the address does not open it again', async () => {
  window.history.replaceState(null, '', '#lentes');
  const { user } = await openLenses();
  const travelled = jest.fn();
  window.addEventListener('popstate', travelled);
  await user.click(screen.getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(window.history.state).toBeNull());
  expect(window.location.hash).toBe('');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(travelled).not.toHaveBeenCalled();
});
