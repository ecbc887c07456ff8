import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewsletterForm } from './newsletter-form';

let sent: unknown[] = [];
let respond: () => Promise<{ status: number; body: unknown }>;

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  sent = [];
  respond = async () => ({ status: 200, body: { sucesso: true } });
  globalThis.fetch = jest.fn(async (url: RequestInfo | URL, init: RequestInit = {}) => {
    sent.push([init.method, String(url), JSON.parse(String(init.body))]);
    const { status, body } = await respond();
    return { ok: status < 300, status, json: async () => body } as Response;
  });
});
afterEach(() => jest.useRealTimers());

const field = () => screen.getByRole('textbox', { name: 'Receba nossas novidades' });
const button = () => screen.getByRole('button');

async function fill(email: string) {
  const user = userEvent.setup();
  render(<NewsletterForm />);
  await user.type(field(), email);
  await waitFor(() => expect(field()).toHaveFocus());
  expect(field()).toHaveValue(email);
}

test('NEWS-05, NEWS-06: only the e-mail is sent', async () => {
  await fill('ana@exemplo.com.br');
  fireEvent.click(button());
  await waitFor(() =>
    expect(sent).toEqual([['POST', '/v2/front/newsletter', { email: 'ana@exemplo.com.br' }]]),
  );
});

test('NEWS-05: once the field is used, the form says what the e-mail is for and links to the privacy policy', async () => {
  await fill('ana@exemplo.com.br');
  expect(await screen.findByText(/^Usamos o e-mail só para enviar novidades\./)).toBeVisible();
  const policy = screen.getByRole('link', { name: /^Política de privacidade/ });
  expect(policy).toHaveAttribute('href', '/pagina/politica-de-privacidade');
});

test('NEWS-01: a loader is shown while sending', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  respond = async () => {
    await held;
    return { status: 200, body: { sucesso: true } };
  };
  await fill('ana@exemplo.com.br');
  fireEvent.click(button());
  await waitFor(() => expect(button()).toHaveTextContent('Enviando'));
  expect(button()).toHaveAttribute('aria-busy', 'true');
  release();
  await waitFor(() => expect(button()).toHaveTextContent('Cadastrado!'));
});

test('NEWS-02: “Cadastrado!” shows a check mark for 1 s; after 5 s the form is back to normal and empty', async () => {
  await fill('ana@exemplo.com.br');
  jest.useFakeTimers();
  fireEvent.click(button());
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(button()).toHaveTextContent('Cadastrado!');
  expect(button().querySelector('svg')).not.toBeNull();
  expect(field()).toHaveValue('');
  await act(() => jest.advanceTimersByTimeAsync(900));
  expect(button().querySelector('svg')).not.toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(button().querySelector('svg')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(3_900));
  expect(button()).toHaveTextContent('Cadastrado!');
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(button()).toHaveTextContent('Cadastrar');
});

test('NEWS-02: after a success a line says where the news goes, and stays', async () => {
  await fill('ana@exemplo.com.br');
  jest.useFakeTimers();
  fireEvent.click(button());
  await act(() => jest.advanceTimersByTimeAsync(10));
  await act(() => jest.advanceTimersByTimeAsync(6_000));
  expect(button()).toHaveTextContent('Cadastrar');
  expect(screen.getByRole('status')).toHaveTextContent(
    'Pronto! As novidades vão para ana@exemplo.com.br. Você cancela quando quiser.',
  );
});

test.each([
  ['HTTP 500', { status: 500, body: {} }],
  ['sucesso false', { status: 200, body: { sucesso: false } }],
])('NEWS-03: on %s "Erro ao cadastrar" shows for 5 s and the input is kept', async (_name, reply) => {
  respond = async () => reply;
  await fill('ana@exemplo.com.br');
  jest.useFakeTimers();
  fireEvent.click(button());
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(button()).toHaveTextContent('Erro ao cadastrar');
  expect(field()).toHaveValue('ana@exemplo.com.br');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await act(() => jest.advanceTimersByTimeAsync(4_900));
  expect(button()).toHaveTextContent('Erro ao cadastrar');
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(button()).toHaveTextContent('Cadastrar');
});

test('NEWS-05: an empty field shows an error and nothing is sent', async () => {
  render(<NewsletterForm />);
  fireEvent.submit(field().closest('form') as HTMLFormElement);
  expect(await screen.findByRole('alert')).toHaveTextContent('Preencha o seu e-mail.');
  expect(field()).toHaveAttribute('aria-invalid', 'true');
  expect(sent).toEqual([]);
});

test('NEWS-05: an invalid e-mail is reported by the shop’s message, not by the browser', async () => {
  await fill('ana@exemplo');
  expect(field().closest('form')).toHaveAttribute('novalidate');
  fireEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('Insira um E-mail válido!');
  expect(field()).toHaveAttribute('aria-invalid', 'true');
  expect(sent).toEqual([]);
});

test('NEWS-06: a submission before the code has loaded is not lost', async () => {
  render(<NewsletterForm />);
  fireEvent.change(field(), { target: { value: 'ana@exemplo.com.br' } });
  fireEvent.submit(field().closest('form') as HTMLFormElement);
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(button()).toHaveTextContent('Cadastrado!'));
});

test('NEWS-04: a form that asks for a name requires both fields: an empty one is marked and nothing is sent', async () => {
  const user = userEvent.setup();
  render(<NewsletterForm withName />);
  const name = screen.getByRole('textbox', { name: 'Seu nome' });
  const email = screen.getByRole('textbox', { name: 'Seu e-mail' });
  const form = screen.getByRole('form', { name: 'Novidades para você' });
  await user.type(email, 'ana@exemplo.com.br');
  fireEvent.submit(form);
  expect(await screen.findByRole('alert')).toHaveTextContent('Preencha o seu nome.');
  expect(name).toBeInvalid();
  expect(email).toBeValid();
  expect(sent).toEqual([]);
  await user.type(name, ' Ana ');
  fireEvent.submit(form);
  await waitFor(() =>
    expect(sent).toEqual([['POST', '/v2/front/newsletter', { nome: 'Ana', email: 'ana@exemplo.com.br' }]]),
  );
});
