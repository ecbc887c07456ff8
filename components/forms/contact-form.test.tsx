import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeGateway } from '@/lib/forms/testing';
import { ContactForm } from './contact-form';

const field = (name: string) => screen.getByRole('textbox', { name });
const state = () => screen.getByRole('combobox', { name: 'Estado (opcional)' });
const send = () => screen.getByRole('button', { name: 'Enviar mensagem' });
const errors = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

const FILLED = {
  Nome: 'Ana Lima',
  'E-mail': 'a@b.c',
  Telefone: '11987654321',
  Assunto: 'Pedido 123',
  Mensagem: 'Onde está?',
};

function fill(values: Record<string, string> = FILLED) {
  for (const [name, value] of Object.entries(values)) fireEvent.input(field(name), { target: { value } });
}

async function pressed() {
  fireEvent.click(send());
  await act(() => jest.advanceTimersByTimeAsync(20));
}

/** The first click loads the logic; after that fake timers suffice. */
async function withLogic() {
  fireEvent.focus(field('Nome'));
  await act(async () => {
    await import('./contact-code');
  });
  jest.useFakeTimers();
}

beforeAll(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = jest.fn();
});

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  // The draft outlives the form.
  const { unmount } = render(<ContactForm email={null} />);
  fireEvent.reset(screen.getByRole('form'));
  unmount();
});

const invalidFields = () =>
  screen
    .getAllByRole('textbox')
    .filter((box) => box.getAttribute('aria-invalid') === 'true')
    .map((box) => box.getAttribute('name'));

test('CONTACT-02: all empty fields are marked, and a summary links to them in field order', async () => {
  const calls = fakeGateway(() => ({}));
  const user = userEvent.setup();
  render(<ContactForm email="loja@meridiano.example" />);
  fill({ Nome: '  ' });
  await user.click(send());
  await waitFor(() => expect(errors()).toEqual(Array(5).fill('Preencha o campo!')));
  expect(invalidFields()).toEqual(['nome', 'email', 'contato', 'assunto', 'mensagem']);
  expect(field('Nome')).toHaveFocus();
  expect(field('Telefone')).toHaveAccessibleDescription('Falta o telefone com DDD. Preencha o campo!');
  const summary = screen.getByRole('navigation', { name: 'Campos a conferir' });
  expect(summary).toHaveTextContent('Confira 5 campos:');
  const ways = within(summary).getAllByRole('button');
  expect(ways.map(({ textContent }) => textContent)).toEqual([
    'Nome',
    'E-mail',
    'Telefone',
    'Assunto',
    'Mensagem',
  ]);
  await user.click(within(summary).getByRole('button', { name: 'Mensagem' }));
  expect(field('Mensagem')).toHaveFocus();
  expect(calls).toEqual([]);
});

test('CONTACT-02, CONTACT-11: editing a field clears only that field’s error; a single error has no summary', async () => {
  fakeGateway(() => ({}));
  render(<ContactForm email="loja@meridiano.example" />);
  fill({ Nome: 'Ana', 'E-mail': 'a@b.c', Telefone: '11987654321' });
  fireEvent.click(send());
  await waitFor(() => expect(invalidFields()).toEqual(['assunto', 'mensagem']));
  expect(field('Mensagem')).toHaveFocus();
  fill({ Mensagem: 'Oi' });
  expect(invalidFields()).toEqual(['assunto']);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test.each(['a@b', 'ab.c', 'a@b.1'])('CONTACT-03: %s is an invalid e-mail', async (value) => {
  fakeGateway(() => ({}));
  render(<ContactForm email="loja@meridiano.example" />);
  fill({ ...FILLED, 'E-mail': value });
  fireEvent.click(send());
  await waitFor(() => expect(errors()).toEqual(['Insira um E-mail válido!']));
  expect(field('E-mail')).toHaveFocus();
});

test('CONTACT-03: an invalid e-mail is named when its field is left, an empty one is not; other fields wait for the button', async () => {
  fakeGateway(() => ({}));
  const user = userEvent.setup();
  render(<ContactForm email="loja@meridiano.example" />);
  await user.click(field('E-mail'));
  await user.tab();
  await user.type(field('E-mail'), 'ana@exemplo');
  expect(errors()).toEqual([]);
  await user.tab();
  await waitFor(() => expect(errors()).toEqual(['Insira um E-mail válido!']));
  expect(field('Telefone')).toHaveFocus();
  await user.type(field('E-mail'), '.com');
  await user.tab();
  expect(errors()).toEqual([]);
});

test('CONTACT-01, CONTACT-04, CONTACT-12: eight fields are sent; city and state are optional, despite their asterisk', async () => {
  const calls = fakeGateway(() => ({}));
  render(<ContactForm email="loja@meridiano.example" />);
  const labels = [...document.querySelectorAll('label')].map(({ textContent }) => textContent);
  const optional = ['Cidade * (opcional)', 'Estado * (opcional)'];
  expect(labels).toEqual(['Nome', 'E-mail', 'Telefone', ...optional, 'Assunto', 'Mensagem']);
  // The asterisk would be announced as 'required'.
  expect(field('Cidade (opcional)')).not.toBeRequired();
  expect(state()).not.toBeRequired();
  fill();
  fireEvent.click(send());
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls).toEqual([
    {
      method: 'POST',
      path: 'form/contact',
      body: {
        hashEmail: 'contato/formulario',
        nome: 'Ana Lima',
        email: 'a@b.c',
        contato: '(11) 98765-4321',
        cidade: '',
        estado: '',
        assunto: 'Pedido 123',
        mensagem: 'Onde está?',
      },
    },
  ]);
});

test('CONTACT-02: what was typed is still there after a visit to another page of the shop, until it is sent', async () => {
  const calls = fakeGateway(() => ({}));
  const { unmount } = render(<ContactForm email="loja@meridiano.example" />);
  fill();
  await userEvent.selectOptions(state(), 'Bahia');
  unmount();
  const again = render(<ContactForm email="loja@meridiano.example" />);
  expect(field('Mensagem')).toHaveValue('Onde está?');
  expect(field('Mensagem')).toHaveAccessibleDescription('10 de 1.000 caracteres');
  expect(field('Telefone')).toHaveValue('(11) 98765-4321');
  expect(state()).toHaveValue('ba');
  await userEvent.click(send());
  await waitFor(() => expect(calls).toHaveLength(1));
  await waitFor(() => expect(field('Mensagem')).toHaveValue(''));
  again.unmount();
  render(<ContactForm email="loja@meridiano.example" />);
  expect(field('Mensagem')).toHaveValue('');
});

test('CONTACT-07, CONTACT-01: the city is sent, and the state as one of 27 pairs of lowercase letters', async () => {
  const calls = fakeGateway(() => ({}));
  render(<ContactForm email="loja@meridiano.example" />);
  const values = [...state().querySelectorAll('option')].map(({ value }) => value).filter(Boolean);
  expect(new Set(values).size).toBe(27);
  for (const value of values) expect(value).toMatch(/^[a-z]{2}$/);
  fill({ ...FILLED, 'Cidade (opcional)': 'Santos' });
  await userEvent.selectOptions(state(), 'São Paulo');
  fireEvent.click(send());
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toMatchObject({ cidade: 'Santos', estado: 'sp' });
});

test('CONTACT-05: the phone field accepts only digits and formats them', async () => {
  render(<ContactForm email="loja@meridiano.example" />);
  await userEvent.type(field('Telefone'), 'x11987654321999');
  expect(field('Telefone')).toHaveValue('(11) 98765-4321');
  expect(field('Telefone')).toHaveAttribute('maxlength', '15');
});

test('CONTACT-05: a pasted number with the country code keeps all its digits', async () => {
  render(<ContactForm email="loja@meridiano.example" />);
  await userEvent.click(field('Telefone'));
  await userEvent.paste('+55 11 91234-5678');
  expect(field('Telefone')).toHaveValue('(11) 91234-5678');
});

test('CONTACT-06: the message accepts 1000 characters and counts them', async () => {
  render(<ContactForm email="loja@meridiano.example" />);
  expect(field('Mensagem')).toHaveAttribute('maxlength', '1000');
  expect(field('Mensagem')).toHaveAccessibleDescription('0 de 1.000 caracteres');
  await userEvent.type(field('Mensagem'), 'Olá!');
  expect(field('Mensagem')).toHaveAccessibleDescription('4 de 1.000 caracteres');
});

test('CONTACT-08, CONTACT-09: the success message shows for 3 s, and the fields and the counter are reset', async () => {
  fakeGateway(() => ({}));
  render(<ContactForm email="loja@meridiano.example" />);
  fill();
  await withLogic();
  await pressed();
  expect(screen.getByRole('status')).toHaveTextContent(/^Enviado com sucesso!$/);
  expect(screen.getByText('Enviado com sucesso!')).toHaveAttribute('data-tone', 'success');
  for (const box of screen.getAllByRole('textbox')) expect(box).toHaveValue('');
  expect(field('Mensagem')).toHaveAccessibleDescription('0 de 1.000 caracteres');
  await act(() => jest.advanceTimersByTimeAsync(2_900));
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('CONTACT-09: the confirmation gets the focus, shows a copy of the message and stays until the next message', async () => {
  fakeGateway(() => ({}));
  render(<ContactForm email="loja@meridiano.example" />);
  fill();
  await withLogic();
  await pressed();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  const receipt = screen.getByRole('region', { name: 'Agora é com a gente, Ana.' });
  expect(within(receipt).getByRole('heading')).toHaveFocus();
  expect(receipt).toHaveTextContent('Respondemos em até um dia útil, para a@b.c.');
  expect(within(receipt).getByText('Onde está?')).toBeInTheDocument();
  await act(async () => within(receipt).getByRole('button', { name: 'Enviar outra mensagem' }).click());
  expect(receipt).not.toBeInTheDocument();
  expect(field('Nome')).toHaveFocus();
});

test.each([
  ['HTTP 500', { status: 500 }],
  ['no success', { body: { sucesso: false } }],
])('CONTACT-08, CONTACT-10: %s shows an error for 5 s and keeps the values', async (_name, reply) => {
  fakeGateway(() => reply);
  render(<ContactForm email="loja@meridiano.example" />);
  fill();
  await withLogic();
  await pressed();
  expect(screen.getByRole('alert')).toHaveTextContent(/^Houve um erro ao enviar\.$/);
  expect(screen.getByText('Houve um erro ao enviar.')).toHaveAttribute('data-tone', 'error');
  expect(field('Nome')).toHaveValue('Ana Lima');
  expect(field('Mensagem')).toHaveValue('Onde está?');
  await act(() => jest.advanceTimersByTimeAsync(4_900));
  expect(screen.getByRole('alert')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('CONTACT-11: editing removes the failure alert', async () => {
  fakeGateway(() => ({ status: 500 }));
  render(<ContactForm email="loja@meridiano.example" />);
  fill();
  fireEvent.click(send());
  await waitFor(() => expect(errors()).toEqual(['Houve um erro ao enviar.']));
  fill({ Assunto: 'y' });
  expect(errors()).toEqual([]);
});

test('CONTACT-09: text cannot be edited while it is sent, because success empties the fields; after a failure it can', async () => {
  let respond: (reply: { status: number }) => void = () => undefined;
  const calls = fakeGateway(() => new Promise((resolve) => (respond = resolve)));
  render(<ContactForm email="loja@meridiano.example" />);
  fill();
  await userEvent.click(send());
  await waitFor(() => expect(calls).toHaveLength(1));
  await userEvent.type(field('Mensagem'), ' Urgente!');
  expect(field('Mensagem')).toHaveValue('Onde está?');
  respond({ status: 500 });
  await waitFor(() => expect(errors()).toEqual(['Houve um erro ao enviar.']));
  await userEvent.type(field('Mensagem'), ' Urgente!');
  expect(field('Mensagem')).toHaveValue('Onde está? Urgente!');
});

test('CONTACT-12: a second click while sending sends nothing, even after an edit', async () => {
  let release: () => void = () => undefined;
  const calls = fakeGateway(async () => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    return {};
  });
  render(<ContactForm email="loja@meridiano.example" />);
  fill();
  fireEvent.click(send());
  fireEvent.click(send());
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(send()).toHaveAttribute('aria-busy', 'true');
  fill({ Assunto: 'z' });
  fireEvent.click(send());
  release();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Enviado com sucesso!'));
  expect(calls).toHaveLength(1);
});
