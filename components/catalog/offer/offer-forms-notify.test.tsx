import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeGateway, gatewayReply } from '@/lib/forms/testing';
import { describeOnEachPlatform } from '@/lib/platform/testing/variants';
import { muteConsole } from '@/lib/shared/testing/mute-console';
import { NotifyForm } from './offer-forms';

const field = (name: string) => screen.getByRole('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Avise-me quando chegar' });
const status = () => screen.getByRole('status');

async function fill() {
  await userEvent.type(field('Nome'), 'Ana');
  await userEvent.type(field('E-mail'), 'ana@exemplo.com.br');
}

const NOTICE = {
  method: 'POST',
  path: 'product/solicitation',
  body: {
    idProduto: 9,
    idAtributoValor: 0,
    nome: 'Ana',
    email: 'ana@exemplo.com.br',
    contato: '(00) 00000-0000',
    observacao: '',
    mailing: false,
  },
};

muteConsole('warn');

describeOnEachPlatform('the notify form', () => {
  test('NOTIFY-02, NOTIFY-05: the form is submitted, confirms it and clears its fields', async () => {
    const calls = fakeGateway(() => gatewayReply(true));
    render(<NotifyForm idProduto={9} />);
    await fill();
    await userEvent.click(send());
    await waitFor(() => expect(status()).toHaveTextContent(/^Enviado com sucesso$/));
    expect(calls).toEqual([NOTICE]);
    expect(field('Nome')).toHaveValue('');
  });

  test('NOTIFY-02: a failure shows a message and keeps the values', async () => {
    fakeGateway(() => {
      throw new TypeError('network');
    });
    render(<NotifyForm idProduto={9} />);
    await fill();
    await userEvent.click(send());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Erro ao enviar$/));
    expect(field('E-mail')).toHaveValue('ana@exemplo.com.br');
  });

  test('L16: the purpose of the data and the privacy policy are next to the button', () => {
    render(<NotifyForm idProduto={9} />);
    expect(screen.getByText(/só para avisar quando este produto chegar/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Política de privacidade/ })).toBeVisible();
  });

  test('NOTIFY-03: an empty field is reported and marked invalid until it gets the focus', async () => {
    const calls = fakeGateway(() => gatewayReply(true));
    render(<NotifyForm idProduto={9} />);
    await userEvent.type(field('E-mail'), 'ana@exemplo.com.br');
    await userEvent.click(send());
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Preencha os campos!$/));
    expect(field('Nome')).toHaveAttribute('aria-invalid', 'true');
    expect(field('E-mail')).not.toHaveAttribute('aria-invalid');
    await userEvent.click(field('Nome'));
    expect(field('Nome')).not.toHaveAttribute('aria-invalid');
    expect(calls).toEqual([]);
  });

  test('NOTIFY-04: the e-mail is validated by its input type only', async () => {
    const calls = fakeGateway(() => gatewayReply(true));
    render(<NotifyForm idProduto={9} />);
    expect(field('E-mail')).toHaveAttribute('type', 'email');
    await userEvent.type(field('Nome'), 'Ana');
    // Valid by the rules for type=email.
    await userEvent.type(field('E-mail'), 'ana@intranet');
    await userEvent.click(send());
    await waitFor(() => expect(calls).toHaveLength(1));
  });

  test('NOTIFY-06: opting in also subscribes to the newsletter', async () => {
    const calls = fakeGateway(() => gatewayReply(true));
    render(<NotifyForm idProduto={9} />);
    await fill();
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(send());
    await waitFor(() => expect(status()).toHaveTextContent('Enviado com sucesso'));
    expect(calls).toEqual([
      NOTICE,
      { method: 'POST', path: 'newsletter', body: { nome: 'Ana', email: 'ana@exemplo.com.br' } },
    ]);
  });

  test.each([
    ['an error', { status: 500 }],
    ['a refusal', gatewayReply(false)],
  ])(
    'NOTIFY-06: the back-in-stock request succeeds even if the newsletter responds with %s, and the form says so',
    async (_name, reply) => {
      fakeGateway(({ path }) => (path === 'newsletter' ? reply : gatewayReply(true)));
      render(<NotifyForm idProduto={9} />);
      await fill();
      await userEvent.click(screen.getByRole('checkbox'));
      await userEvent.click(send());
      await waitFor(() => expect(status()).toHaveTextContent('Enviado com sucesso'));
      expect(screen.getByRole('alert')).toHaveTextContent(
        /não conseguimos cadastrar o seu e-mail para as novidades/,
      );
    },
  );

  test('NOTIFY-06: without the opt-in nothing is said about the newsletter', async () => {
    fakeGateway(({ path }) => gatewayReply(path !== 'newsletter'));
    render(<NotifyForm idProduto={9} />);
    await fill();
    await userEvent.click(send());
    await waitFor(() => expect(status()).toHaveTextContent('Enviado com sucesso'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
