import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { redirectTo } from '@/lib/browser/location';
import {
  deleteEncrypted,
  readEncrypted,
  writeEncrypted,
} from '@/lib/purchase/lens/saved-prescription/encrypted-store';
import { mockGatewayResponse } from '@/lib/purchase/testing';
import { SavedPrescriptionNote } from './saved-prescription';
import { buyButton, CART, chooseAll, dialog, framePage, openLenses, resetLenses } from './testing';

jest.mock('@/lib/browser/location');

/** Content of the device's storage; only a real browser encrypts it. */
let box: string | null;
jest.mock('@/lib/purchase/lens/saved-prescription/encrypted-store', () => ({
  writeEncrypted: jest.fn(),
  readEncrypted: jest.fn(),
  deleteEncrypted: jest.fn(),
}));

beforeEach(() => {
  box = null;
  resetLenses();
  jest.mocked(writeEncrypted).mockImplementation(async (text) => {
    box = text;
  });
  jest.mocked(readEncrypted).mockImplementation(async () => box);
  jest.mocked(deleteEncrypted).mockImplementation(async () => {
    box = null;
  });
});

const saveBox = () => screen.queryByRole('checkbox', { name: /^Guardar os valores da receita/ });
const sphere = () => screen.getByRole('textbox', { name: 'Esférico, Olho direito (OD)' });

/** Orders lenses for −2,25, and saves the prescription if requested. */
async function orderLenses(isSaved: boolean) {
  mockGatewayResponse(200, { carrinho: { url: CART } });
  const rendered = await openLenses();
  const { user } = rendered;
  await chooseAll(rendered);
  await user.click(screen.getByText(/^Digitar os valores/));
  await user.type(sphere(), '-2,25');
  expect(saveBox()).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: /^Autorizo/ }));
  expect(saveBox()).not.toBeChecked();
  if (isSaved) await user.click(screen.getByRole('checkbox', { name: /^Guardar/ }));
  await user.click(screen.getByRole('button', { name: 'Finalizar' }));
  await waitFor(() => expect(redirectTo).toHaveBeenCalledWith(CART));
  rendered.unmount();
  resetLenses();
}

test('LENS-24, L9: a prescription is saved only with a separate consent', async () => {
  await orderLenses(false);
  expect(writeEncrypted).not.toHaveBeenCalled();
});

test('LENS-24: a saved prescription is offered for the next frame, and fills in the values and the lenses', async () => {
  await orderLenses(true);
  const { user } = framePage();
  await user.click(buyButton());
  const offer = await screen.findByRole('region', { name: 'Mesma receita, nova armação' });
  expect(offer).toHaveTextContent('OD: ESF -2,25');
  expect(offer).toHaveTextContent('O índice continua 1,61.');
  await user.click(screen.getByRole('button', { name: 'Usar esta receita' }));
  expect(screen.getByRole('tab', { name: 'Receita' })).toHaveAttribute('aria-selected', 'true');
  expect(sphere()).toHaveValue('-2,25');
  expect(screen.getByRole('checkbox', { name: /^Autorizo/ })).not.toBeChecked();
  expect(dialog()).toHaveTextContent(/ou R\$\s1\.786,90/);
});

test('LENS-24: one click in the lens dialog or on the measurements page deletes the saved prescription', async () => {
  await orderLenses(true);
  const { user, unmount } = framePage();
  await user.click(buyButton());
  await user.click(await screen.findByRole('button', { name: 'Esquecer a receita' }));
  expect(await screen.findByText(/foi apagada deste aparelho/)).toBeInTheDocument();
  expect(box).toBeNull();
  unmount();

  resetLenses();
  await orderLenses(true);
  render(<SavedPrescriptionNote />);
  await userEvent.click(await screen.findByRole('button', { name: 'Esquecer a receita' }));
  expect(await screen.findByText(/foi apagada deste aparelho/)).toBeInTheDocument();
  expect(box).toBeNull();
});

test('LENS-24, L9: forgetting the prescription also clears the values that this dialog uses', async () => {
  await orderLenses(true);
  const { user } = framePage();
  await user.click(buyButton());
  await user.click(await screen.findByRole('button', { name: 'Usar esta receita' }));
  await user.click(screen.getByRole('checkbox', { name: /^Autorizo/ }));
  for (let step = 4; step > 0; step -= 1) await user.click(screen.getByRole('button', { name: 'Voltar' }));
  await user.click(await screen.findByRole('button', { name: 'Esquecer a receita' }));
  expect(await screen.findByText(/foi apagada deste aparelho/)).toHaveFocus();
  await user.click(screen.getByRole('button', { name: /^Visão simples/ }));
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('-2,25');
});

test('LENS-24: if the device refuses to delete the prescription, the shopper is told, and can try again', async () => {
  await orderLenses(true);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(deleteEncrypted).mockRejectedValueOnce(new DOMException('refused', 'UnknownError'));
  render(<SavedPrescriptionNote />);
  await userEvent.click(await screen.findByRole('button', { name: 'Esquecer a receita' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Não conseguimos apagar a receita/);
  await userEvent.click(screen.getByRole('button', { name: 'Esquecer a receita' }));
  expect(await screen.findByText(/foi apagada deste aparelho/)).toBeVisible();
  expect(box).toBeNull();
});

test('LENS-24, A21: a saved prescription is offered for lenses without a frame, with nothing that a frame changes', async () => {
  await orderLenses(true);
  const personalizacoes = {
    31: { id: 31, nome: 'Receita', tipo: 'upload' },
    32: { id: 32, nome: 'Observações', tipo: 'text' },
  };
  const { user } = framePage({ nome: 'Lentes Íris', personalizacoes });
  await user.click(buyButton());
  const offer = await screen.findByRole('region', { name: 'A sua receita guardada' });
  expect(offer).toHaveTextContent('OD: ESF -2,25');
  expect(within(offer).queryByRole('list', { name: 'O que muda com esta armação' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Usar esta receita' }));
  expect(screen.getByRole('tab', { name: 'Observações' })).toHaveAttribute('aria-selected', 'true');
  expect(dialog()).toHaveTextContent('OD esférico −2,25');
  expect(screen.getByRole('checkbox', { name: /^Autorizo/ })).not.toBeChecked();
});
