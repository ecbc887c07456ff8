import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeGateway, gatewayReply } from '@/lib/forms/testing';
import { describeOnEachPlatform } from '@/lib/platform/testing/variants';
import { muteConsole } from '@/lib/shared/testing/mute-console';
import { QuoteForm } from './offer-forms';

const field = (name: RegExp | string) => screen.getByRole('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Pedir orçamento' });

async function fill() {
  await userEvent.type(field('Nome'), ' Ana Lima ');
  await userEvent.type(field('E-mail'), 'ana@exemplo.com.br');
  await userEvent.type(field(/^Telefone/), 'x11987654321999');
}

muteConsole('warn');

describeOnEachPlatform('the quote form', () => {
  test('QUOTE-03: an incomplete form shows a message, marks only the empty fields and submits nothing', async () => {
    const calls = fakeGateway(() => gatewayReply(true));
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

  test('A-79: focusing a field clears its error mark', async () => {
    fakeGateway(() => gatewayReply(true));
    render(<QuoteForm idProduto={7} />);
    await userEvent.click(send());
    await waitFor(() => expect(field('E-mail')).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.click(field('E-mail'));
    expect(field('E-mail')).not.toHaveAttribute('aria-invalid');
    expect(field('Nome')).toHaveAttribute('aria-invalid', 'true');
  });

  test('QUOTE-04, QUOTE-06, QUOTE-08, A-61: seven values are sent, with the phone number formatted; success clears the fields', async () => {
    const calls = fakeGateway(() => gatewayReply(true));
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

  test('QUOTE-03, QUOTE-04: text that the browser filled in without any event is sent formatted, and letters alone count as empty', async () => {
    const calls = fakeGateway(() => gatewayReply(true));
    render(<QuoteForm idProduto={7} />);
    await userEvent.type(field('Nome'), 'Ana');
    await userEvent.type(field('E-mail'), 'ana@exemplo.com.br');
    const phone = screen.getByRole<HTMLInputElement>('textbox', { name: /^Telefone/ });
    phone.value = 'abc';
    await userEvent.click(send());
    await waitFor(() => expect(phone).toHaveAttribute('aria-invalid', 'true'));
    phone.value = 'abc11987654321';
    await userEvent.click(send());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Enviado com sucesso$/));
    expect(calls.map(({ body }) => body)).toEqual([expect.objectContaining({ contato: '(11) 98765-4321' })]);
  });

  test.each([
    ['HTTP 500', () => ({ status: 500 })],
    ['no success', () => gatewayReply(false)],
    ['an empty response', () => gatewayReply(null)],
  ])('QUOTE-07: on %s the quote form shows "Erro ao enviar" and keeps the values', async (_name, reply) => {
    fakeGateway(reply);
    render(<QuoteForm idProduto={7} />);
    await fill();
    await userEvent.click(send());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Erro ao enviar$/));
    expect(field('Nome')).toHaveValue(' Ana Lima ');
    expect(field(/^Telefone/)).toHaveValue('(11) 98765-4321');
  });

  test('QUOTE-02: a second click while submitting submits nothing', async () => {
    let release: () => void = () => undefined;
    const calls = fakeGateway(async () => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return gatewayReply(true);
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

  test('L16: the purpose of the data and the privacy policy are next to the button', () => {
    render(<QuoteForm idProduto={7} />);
    expect(screen.getByText(/só para fazer o orçamento/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Política de privacidade/ })).toBeVisible();
  });

  test('L9: the newsletter checkbox starts unticked', () => {
    render(<QuoteForm idProduto={7} />);
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });
});
