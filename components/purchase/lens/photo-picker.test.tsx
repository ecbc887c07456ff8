import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import * as photos from '@/lib/purchase/lens/photo';
import type { Photo } from '@/lib/purchase/lens/state';
import { atReceipt, resetLenses } from './testing';

jest.mock('@/lib/purchase/lens/photo', () => ({
  ...jest.requireActual('@/lib/purchase/lens/photo'),
  inspectPhoto: jest.fn(async () => undefined),
  renderPhoto: jest.fn(async () => ({ dataUrl: 'data:image/jpeg;base64,/9j/', width: 20, height: 10 })),
}));
jest.mock('@/lib/purchase/lens/pdf/picture-of-pdf', () => ({ isPdf: jest.fn(async () => false) }));

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

beforeEach(resetLenses);

const file = new File(['x'], 'receita.jpg', { type: 'image/jpeg' });
const choose = (user: UserEvent) => user.upload(screen.getByLabelText(/^Escolher foto/), file);
const button = (name: string) => screen.getByRole('button', { name });

/** Opens the tab before the prescription, and the prescription again. */
async function leaveAndReturn(user: UserEvent) {
  await user.click(button('Voltar'));
  await user.click(screen.getByRole('tab', { name: /Receita/ }));
}

/** Makes the next drawing wait for the returned function. */
function holdDrawing() {
  let finish = () => {};
  const drawing = new Promise<Photo>((resolve) => {
    finish = () => resolve({ dataUrl: 'data:image/jpeg;base64,AAAA', width: 20, height: 10 });
  });
  jest.mocked(photos.renderPhoto).mockReturnValueOnce(drawing);
  return () => act(async () => finish());
}

test('LENS-12, LENS-13: the order waits for a chosen file that is still being read', async () => {
  const { user } = await atReceipt();
  const finishDrawing = holdDrawing();
  await choose(user);
  expect(screen.queryByRole('button', { name: 'Finalizar' })).not.toBeInTheDocument();
  await user.click(button('Ver o que falta'));
  expect(screen.getByText('Espere o arquivo da receita abrir.')).toBeInTheDocument();
  await finishDrawing();
  expect(screen.queryByText('Espere o arquivo da receita abrir.')).not.toBeInTheDocument();
  expect(button('Enviar e continuar')).toBeInTheDocument();
});

test('LENS-12, LENS-13: the order does not leave with a submitted photo that is being replaced', async () => {
  const { user } = await atReceipt();
  await user.click(screen.getByRole('checkbox', { name: /^Autorizo/ }));
  await choose(user);
  await user.click(await screen.findByRole('button', { name: 'Enviar e continuar' }));
  expect(button('Finalizar')).toBeInTheDocument();
  const finishDrawing = holdDrawing();
  await user.upload(screen.getByLabelText('Trocar arquivo'), file);
  expect(screen.queryByRole('button', { name: 'Finalizar' })).not.toBeInTheDocument();
  await finishDrawing();
  expect(button('Enviar e continuar')).toBeInTheDocument();
});

test('a photo can be rotated after another tab was open', async () => {
  const { user } = await atReceipt();
  await choose(user);
  await screen.findByRole('button', { name: 'Girar' });
  await leaveAndReturn(user);
  await user.click(button('Girar'));
  expect(photos.renderPhoto).toHaveBeenLastCalledWith(file, 1);
});

test('LENS-12: two quick clicks on the button rotate the photo twice', async () => {
  const { user } = await atReceipt();
  await choose(user);
  await user.click(await screen.findByRole('button', { name: 'Girar' }));
  expect(photos.renderPhoto).toHaveBeenLastCalledWith(file, 1);
  const finishDrawing = holdDrawing();
  await user.click(button('Girar'));
  await user.click(button('Girar'));
  await finishDrawing();
  expect(photos.renderPhoto).toHaveBeenLastCalledWith(file, 3);
});

test('LENS-12: rotating the earlier photo does not lose the file that is being read in its place', async () => {
  const { user } = await atReceipt();
  await choose(user);
  await screen.findByRole('button', { name: 'Girar' });
  const finishDrawing = holdDrawing();
  await user.upload(screen.getByLabelText('Trocar arquivo'), file);
  await user.click(button('Girar'));
  await finishDrawing();
  expect(screen.getByRole('img', { name: 'Receita que você escolheu' })).toHaveAttribute(
    'src',
    'data:image/jpeg;base64,AAAA',
  );
});

test('LENS-16: a photo deleted while it is being replaced stays deleted, even if another tab was open meanwhile', async () => {
  const { user } = await atReceipt();
  await choose(user);
  await screen.findByRole('button', { name: 'Excluir' });
  const finishDrawing = holdDrawing();
  await user.upload(screen.getByLabelText('Trocar arquivo'), file);
  await leaveAndReturn(user);
  await user.click(button('Excluir'));
  await user.click(await screen.findByRole('button', { name: 'sim' }));
  await finishDrawing();
  expect(screen.getByLabelText(/^Escolher foto/)).toBeInTheDocument();
});

test('LENS-12: a file that is rejected while another tab is open is reported on return', async () => {
  const { user } = await atReceipt();
  let reject = () => {};
  jest.mocked(photos.inspectPhoto).mockReturnValueOnce(
    new Promise((_resolve, fail) => {
      reject = () => fail(new photos.PhotoError('Este arquivo está vazio.'));
    }),
  );
  await choose(user);
  await user.click(button('Voltar'));
  await act(async () => reject());
  await user.click(screen.getByRole('tab', { name: /Receita/ }));
  expect(screen.getByText('Este arquivo está vazio.')).toBeInTheDocument();
});
