import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeGateway } from '@/lib/forms/testing';
import { envioSchema } from '@/lib/store-api/schemas/envio';
import { DIALECTS } from '@/lib/store-api/testing/dialects';
import { QuoteForm } from './quote-form';

let written = (facts: unknown) => facts;
/** What the gateway hands on of the platform's answer. */
const answered = (sucesso: boolean) => ({ body: envioSchema.parse(written({ sucesso })) });

const field = (name: RegExp | string) => screen.getByRole('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Pedir orçamento' });

async function fill() {
  await userEvent.type(field('Nome'), ' Ana Lima ');
  await userEvent.type(field('E-mail'), 'ana@exemplo.com.br');
  await userEvent.type(field(/^Telefone/), 'x11987654321999');
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe.each(DIALECTS)('the quote form on $name', ({ speak: write }) => {
  beforeEach(() => {
    written = write;
  });

  test('QUOTE-03: partly filled, it says so, flags the empty fields only and sends nothing', async () => {
    const calls = fakeGateway(() => answered(true));
    render(<QuoteForm idProduto={7} />);
    await userEvent.type(field('Nome'), 'Ana');
    await userEvent.click(send());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Preencha os campos!$/));
    expect(field('Nome')).not.toHaveAttribute('aria-invalid');
    expect(field('E-mail')).toHaveAttribute('aria-invalid', 'true');
    expect(field(/^Telefone/)).toHaveAttribute('aria-invalid', 'true');
    expect(calls).toEqual([]);
    expect(field('Nome')).toHaveValue('Ana');
  });

  test('A-79: a flag goes when its field gets the focus', async () => {
    fakeGateway(() => answered(true));
    render(<QuoteForm idProduto={7} />);
    await userEvent.click(send());
    await waitFor(() => expect(field('E-mail')).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.click(field('E-mail'));
    expect(field('E-mail')).not.toHaveAttribute('aria-invalid');
    expect(field('Nome')).toHaveAttribute('aria-invalid', 'true');
  });

  test('QUOTE-04, QUOTE-06, QUOTE-08, A-61: seven keys, the phone masked; success empties the fields', async () => {
    const calls = fakeGateway(() => answered(true));
    render(<QuoteForm idProduto={7} />);
    await fill();
    expect(field(/^Telefone/)).toHaveValue('(11) 98765-4321');
    await userEvent.type(field(/^O que você procura/), 'Lente 1.67');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(send());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Enviado com sucesso$/));
    expect(calls).toEqual([
      {
        method: 'POST',
        path: 'product/budget',
        body: {
          idProduto: 7,
          nome: 'Ana Lima',
          email: 'ana@exemplo.com.br',
          contato: '(11) 98765-4321',
          observacao: 'Lente 1.67',
          mailing: true,
          enviarEmail: true,
        },
      },
    ]);
    for (const box of screen.getAllByRole('textbox')) expect(box).toHaveValue('');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  test.each([
    ['HTTP 500', { status: 500 }],
    ['no success', { body: envioSchema.parse(write({ sucesso: false })) }],
    ['an empty answer', { body: envioSchema.parse(write({ sucesso: null })) }],
  ])('QUOTE-07: on %s "Erro ao enviar", and nothing typed is lost', async (_name, reply) => {
    fakeGateway(() => reply);
    render(<QuoteForm idProduto={7} />);
    await fill();
    await userEvent.click(send());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Erro ao enviar$/));
    expect(field('Nome')).toHaveValue(' Ana Lima ');
    expect(field(/^Telefone/)).toHaveValue('(11) 98765-4321');
  });

  test('QUOTE-02: a second press during the sending sends nothing', async () => {
    let release: () => void = () => undefined;
    const calls = fakeGateway(async () => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return answered(true);
    });
    render(<QuoteForm idProduto={7} />);
    await fill();
    await userEvent.dblClick(send());
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(send()).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('Enviando…');
    await userEvent.click(send());
    release();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Enviado com sucesso'));
    expect(calls).toHaveLength(1);
  });

  test('L9: news by e-mail are never ticked from the start', () => {
    render(<QuoteForm idProduto={7} />);
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });
});
