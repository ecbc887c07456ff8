import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { fakeGateway } from '@/lib/forms/testing';
import { ContactForm } from './contact-form';

const FIELDS = {
  Nome: 'Ana',
  'E-mail': 'a@b.co',
  Telefone: '11987654321',
  Assunto: 'Óculos',
  Mensagem: 'Oi',
};
const field = (name: string) => screen.getByRole('textbox', { name });

/** Sends a message and leaves the page before the answer, which `succeed` and `fail` then give. */
async function sendAndLeave() {
  let answer = (_status: number) => {};
  const calls = fakeGateway(
    () =>
      new Promise((resolve) => {
        answer = (status) => resolve({ status });
      }),
  );
  const { unmount } = render(<ContactForm email={null} />);
  for (const [name, value] of Object.entries(FIELDS)) fireEvent.input(field(name), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Enviar mensagem' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  unmount();
  return (status: number) => act(async () => answer(status));
}

test('CONTACT-02: a message that could not be sent while the shopper left is still there', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const answer = await sendAndLeave();
  await answer(500);
  render(<ContactForm email={null} />);
  expect(field('Mensagem')).toHaveValue('Oi');
});

test('CONTACT-02: a message that was sent while the shopper left does not come back', async () => {
  const answer = await sendAndLeave();
  await answer(200);
  render(<ContactForm email={null} />);
  expect(field('Mensagem')).toHaveValue('');
});
