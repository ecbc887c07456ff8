import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EvaluationForm } from './evaluation-form';

type Sent = { method: string | undefined; url: string; body: unknown };
let sent: Sent[] = [];
let respond: () => Promise<{ status: number; body: unknown }>;

const SUCCESS = 'Avaliação enviada com sucesso!!!';
const FAILURE = 'Não foi possível enviar sua avaliação.';
const GRADE = 'Por favor, dê uma nota.';

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  sent = [];
  respond = async () => ({ status: 200, body: { sucesso: true } });
  globalThis.fetch = jest.fn(async (url: RequestInfo | URL, init: RequestInit = {}) => {
    sent.push({ method: init.method, url: String(url), body: JSON.parse(String(init.body)) });
    const { status, body } = await respond();
    return { ok: status < 300, status, json: async () => body } as Response;
  });
  window.history.replaceState(null, '', '/pagina/avaliacao-loja?key=chave-1%3D');
});
afterEach(() => jest.useRealTimers());

const group = (name: RegExp) => screen.getByRole('group', { name });
const experience = () => group(/experiência/);
const service = () => group(/atendimento/);
const again = () => group(/compraria/);
const star = (of: HTMLElement, grade: number) =>
  within(of).getByRole('radio', { name: `${grade} de 10 estrelas` });
const comment = () => screen.getByRole('textbox', { name: /opcional/ });
const consent = () => screen.getByRole('checkbox', { name: /Autorizo a publicação/ });
const button = () => screen.getByRole('button');
const advance = () => act(() => jest.advanceTimersByTimeAsync(20));

/** The form after its logic has loaded. */
async function display() {
  render(<EvaluationForm />);
  await act(() => import('./send-forms').then(() => undefined));
}

async function show() {
  await display();
  jest.useFakeTimers();
}

function fill() {
  fireEvent.click(star(experience(), 9));
  fireEvent.click(star(service(), 10));
  fireEvent.click(within(again()).getByRole('radio', { name: 'Sim' }));
}

function held() {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  respond = async () => {
    await gate;
    return { status: 200, body: { sucesso: true } };
  };
  return () => release();
}

test('EVAL-04, EVAL-05: two groups of ten stars start empty and work with arrow keys', async () => {
  const user = userEvent.setup();
  await display();
  for (const stars of [experience(), service()]) {
    expect(within(stars).getAllByRole('radio')).toHaveLength(10);
    expect(stars.querySelector(':checked')).toBeNull();
  }
  await user.tab();
  await user.keyboard(' {ArrowRight}{ArrowRight}');
  expect(star(experience(), 3)).toBeChecked();
  expect(star(experience(), 3)).toHaveFocus();
  expect(service().querySelector(':checked')).toBeNull();
});

test('EVAL-06, EVAL-07, EVAL-08: the yes/no question, the optional text of up to 2000 characters and the consent start empty', async () => {
  await display();
  const choices = within(again()).getAllByRole('radio');
  expect(choices.map((choice) => choice.closest('label')?.textContent)).toEqual(['Sim', 'Não']);
  for (const choice of choices) expect(choice).not.toBeChecked();
  expect(comment()).toHaveAttribute('maxlength', '2000');
  expect(comment()).not.toBeRequired();
  expect(consent()).not.toBeChecked();
});

test('EVAL-09 to EVAL-12: one error is shown at a time, in order, next to its question, which gets the focus', async () => {
  await show();
  const alerts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);

  for (const question of [experience, service]) {
    fireEvent.click(button());
    await advance();
    expect(alerts()).toEqual([GRADE]);
    expect(question()).toHaveAccessibleDescription(expect.stringContaining(GRADE));
    expect(star(question(), 1)).toHaveFocus();
    fireEvent.click(star(question(), 8));
  }
  fireEvent.click(button());
  await advance();
  expect(alerts()).toEqual(['Por favor, escolha um.']);
  expect(again()).toHaveAccessibleDescription('Por favor, escolha um.');
  expect(sent).toEqual([]);
});

test('EVAL-14: an error disappears only when its own field changes', async () => {
  await show();
  fireEvent.click(button());
  await advance();
  fireEvent.click(star(service(), 5));
  fireEvent.change(comment(), { target: { value: 'x' } });
  expect(screen.getByRole('alert')).toHaveTextContent(GRADE);
  fireEvent.click(star(experience(), 1));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('EVAL-18, EVAL-19: numbers, booleans and text are posted to the key in the address', async () => {
  await show();
  fill();
  fireEvent.click(consent());
  fireEvent.change(comment(), { target: { value: ' Voltarei. ' } });
  fireEvent.click(button());
  await advance();
  expect(sent).toEqual([
    {
      method: 'POST',
      url: '/v2/front/evaluations/store/add/chave-1%3D',
      body: { experiencia: 9, atendimento: 10, satisfacao: true, autorizacao: true, mensagem: 'Voltarei.' },
    },
  ]);
});

test('EVAL-13, EVAL-08: “Não” can be sent without a comment or consent', async () => {
  await show();
  fill();
  fireEvent.click(within(again()).getByRole('radio', { name: 'Não' }));
  fireEvent.click(button());
  await advance();
  expect(sent[0]?.body).toEqual({
    experiencia: 9,
    atendimento: 10,
    satisfacao: false,
    autorizacao: false,
    mensagem: '',
  });
});

test('EVAL-15: a loader is shown while sending, and a second click sends nothing', async () => {
  const release = held();
  await show();
  fill();
  fireEvent.click(button());
  fireEvent.click(button());
  await advance();
  expect(button()).toHaveTextContent('Enviando');
  expect(button()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Enviando');
  fireEvent.submit(screen.getByRole('form'));
  await advance();
  expect(sent).toHaveLength(1);
  release();
  await advance();
  expect(screen.getByRole('status')).toHaveTextContent(SUCCESS);
});

test('EVAL-16, A-58: the success message shows for 5 s; the form disappears, so that it cannot be sent twice', async () => {
  await show();
  fill();
  fireEvent.click(button());
  await advance();
  expect(screen.getByRole('status')).toHaveTextContent(SUCCESS);
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: /Obrigado/ })).toHaveFocus();
  await act(() => jest.advanceTimersByTimeAsync(4_900));
  expect(screen.getByRole('status')).toHaveTextContent(SUCCESS);
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test.each([
  ['HTTP 500', { status: 500, body: {} }],
  ['sucesso false', { status: 200, body: { sucesso: false } }],
])(
  'EVAL-17: a failure (%s) shows a message for 5 s, keeps the values and allows another attempt',
  async (_name, reply) => {
    respond = async () => reply;
    await show();
    fill();
    fireEvent.click(consent());
    fireEvent.change(comment(), { target: { value: 'Quase tudo certo.' } });
    fireEvent.click(button());
    await advance();
    expect(screen.getByRole('status')).toHaveTextContent(FAILURE);
    expect(star(experience(), 9)).toBeChecked();
    expect(star(service(), 10)).toBeChecked();
    expect(consent()).toBeChecked();
    expect(comment()).toHaveValue('Quase tudo certo.');
    await act(() => jest.advanceTimersByTimeAsync(4_900));
    expect(screen.getByRole('status')).toHaveTextContent(FAILURE);
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();

    respond = async () => ({ status: 200, body: { sucesso: true } });
    fireEvent.click(button());
    await advance();
    expect(sent).toHaveLength(2);
    expect(sent[1]?.body).toEqual(sent[0]?.body);
    expect(screen.getByRole('status')).toHaveTextContent(SUCCESS);
  },
);

test('EVAL-17: a second failure shows the message for another 5 s', async () => {
  respond = async () => ({ status: 503, body: {} });
  await show();
  fill();
  fireEvent.click(button());
  await advance();
  await act(() => jest.advanceTimersByTimeAsync(4_000));
  fireEvent.click(button());
  await advance();
  await act(() => jest.advanceTimersByTimeAsync(4_000));
  expect(screen.getByRole('status')).toHaveTextContent(FAILURE);
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('EVAL-18: answers submitted before the code has loaded are sent', async () => {
  render(<EvaluationForm />);
  fill();
  fireEvent.change(comment(), { target: { value: 'Rápido.' } });
  fireEvent.click(button());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ experiencia: 9, atendimento: 10, mensagem: 'Rápido.' });
  expect(await screen.findByText(SUCCESS)).toBeInTheDocument();
});
