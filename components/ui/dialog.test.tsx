import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './dialog';
import { emulateModalDialogs } from './testing';

beforeAll(emulateModalDialogs);

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Filtros">
        <p>Conteúdo</p>
      </Dialog>
    </>
  );
}

test('HEAD-13: the dialog is named by its title and has a close button', async () => {
  const user = userEvent.setup();
  render(<Example />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(screen.getByRole('dialog', { name: 'Filtros' })).toHaveProperty('open', true);
  await user.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('HEAD-13: a click on the backdrop closes the dialog, a click inside does not', async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  fireEvent.mouseDown(screen.getByText('Conteúdo'));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  fireEvent.mouseDown(screen.getByRole('dialog'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('HEAD-13: Escape, which the browser turns into a close event, calls onClose', async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  fireEvent(screen.getByRole('dialog'), new Event('close'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('LENS-16: closing a nested dialog does not close the outer one', () => {
  const onClose = jest.fn();
  render(
    <Dialog open onClose={onClose} title="Fora">
      <dialog aria-label="Dentro" />
    </Dialog>,
  );
  fireEvent(screen.getByLabelText('Dentro'), new Event('close'));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent(screen.getByRole('dialog', { name: 'Fora' }), new Event('close'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('DESIGN-28: a dialog that replaces an already opened panel is not animated', async () => {
  const finish = jest.fn();
  Object.assign(HTMLElement.prototype, { getAnimations: () => [{ finish }] });
  const user = userEvent.setup();
  render(
    <>
      <Example />
      <dialog id="waiting-panel" open aria-label="À espera" />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Filtros');
  expect(finish).toHaveBeenCalledTimes(1);
});

test('A31: while the connection is lost, the dialog says that its content is from before', async () => {
  const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const user = userEvent.setup();
  render(<Example />);
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(screen.getByText(/Você vê o que já estava carregado/)).toBeInTheDocument();
  connection.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(screen.queryByText(/já estava carregado/)).not.toBeInTheDocument();
  connection.mockRestore();
});
