import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setCookie } from 'nookies';
import { fakeGateway } from '@/lib/forms/testing';
import { fretesSchema } from '@/lib/platform/schemas/purchase';
import { PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';
import { wireSize } from '@/lib/platform/testing/wire-products';
import { calculate, cep, open, opener, prepareShipping, quote, shipping } from './testing';

describe.each(PLATFORM_VARIANTS)('the shipping quote on $name', ({ encode: write }) => {
  prepareShipping(write);

  test('SHIP-01, SHIP-11, PDP-42: the button opens the dialog, which can be closed', async () => {
    fakeGateway(() => ({ body: quote() }));
    shipping();
    expect(screen.queryByRole('dialog')).toBeNull();
    const dialog = await open();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fechar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('SHIP-02, A-60: an incomplete code is reported next to its field, and the dialog does not open', async () => {
    const calls = fakeGateway(() => ({ body: quote() }));
    shipping();
    await userEvent.type(cep(), '0131');
    await userEvent.click(opener());
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(cep()).toHaveAccessibleDescription('O CEP tem oito números.'));
    expect(cep()).toHaveFocus();
    await userEvent.clear(cep());
    await open();
    expect(calls).toEqual([]);
  });

  test('SHIP-01, SHIP-02: without a quote the postal code field gets the focus', async () => {
    fakeGateway(() => ({ body: quote() }));
    shipping();
    await open();
    expect(cep()).toHaveFocus();
  });

  test('SHIP-07: with a quote the field does not get the focus, so that the on-screen keyboard does not cover the quote', async () => {
    fakeGateway(() => ({ body: quote() }));
    setCookie(null, 'cep', '01310-100', { path: '/' });
    shipping();
    await screen.findByText(/Para 01310-100/);
    await open();
    expect(cep()).not.toHaveFocus();
  });

  test('SHIP-02: an empty code shows an error and nothing is sent', async () => {
    const calls = fakeGateway(() => ({ body: quote() }));
    shipping();
    await open();
    await calculate();
    await waitFor(() => expect(cep()).toHaveAttribute('aria-invalid', 'true'));
    expect(cep()).toHaveAccessibleDescription('Informe o seu CEP.');
    expect(cep()).toHaveFocus();
    expect(calls).toEqual([]);
  });

  test('A-60: an incomplete code shows an error until it is edited', async () => {
    const calls = fakeGateway(() => ({ body: quote() }));
    shipping();
    await open();
    await userEvent.type(cep(), '0131');
    await calculate();
    await waitFor(() => expect(cep()).toHaveAccessibleDescription('O CEP tem oito números.'));
    await userEvent.type(cep(), '0');
    expect(cep()).not.toHaveAttribute('aria-invalid');
    expect(calls).toEqual([]);
  });

  test('SHIP-03 to SHIP-05, SHIP-08, SHIP-09: a code is formatted, sent as digits, quoted with price and time, and saved', async () => {
    const calls = fakeGateway(() => ({ body: quote() }));
    shipping();
    const dialog = await open();
    await userEvent.type(cep(), 'a01310100999');
    expect(cep()).toHaveValue('01310-100');
    await calculate();
    const options = await within(dialog).findAllByRole('listitem');
    expect(options.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'SedexGrátis3 dias úteisCom o pagamento confirmado hoje, chega até quinta, 26/11.',
      'ExpressoR$ 29,901 dia útilCom o pagamento confirmado hoje, chega até terça, 24/11.',
    ]);
    expect(calls).toEqual([
      {
        method: 'POST',
        path: 'shipment/product',
        body: { cep: '01310100', idProduto: 7, idAtributoValor: 0, quantidade: 1 },
      },
    ]);
    expect(document.cookie).toContain('cep=01310-100');
    expect(cep()).toHaveValue('01310-100');
  });

  test('A18: for a frame that takes lenses, the delivery day with laboratory time is shown too', async () => {
    setCookie(null, 'cep', '01310-100', { path: '/' });
    fakeGateway(() => ({ body: quote() }));
    shipping({}, { days: 8, isIncluded: false });
    const dialog = await open();
    const [first] = await within(dialog).findAllByRole('listitem');
    expect(first).toHaveTextContent('chega até quinta, 26/11; com lentes de grau, até terça, 08/12.');
  });

  test('SHIP-06: a loader is shown while the quote is pending', async () => {
    let release: () => void = () => undefined;
    const calls = fakeGateway(async () => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return { body: quote() };
    });
    shipping();
    const dialog = await open();
    await userEvent.type(cep(), '01310100');
    await calculate();
    expect(await within(dialog).findByText('Calculando o frete para 01310-100…')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Calculando' })).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(calls).toHaveLength(1));
    release();
    await waitFor(() => expect(within(dialog).queryByText(/^Calculando/)).toBeNull());
    expect(within(dialog).getByText('Sedex')).toBeVisible();
  });

  test.each([
    ['HTTP 500', () => ({ status: 500 })],
    [
      'a lost connection',
      () => {
        throw new TypeError('network');
      },
    ],
  ])('SHIP-06, SHIP-10: %s marks the field, shows a message and keeps the code', async (_name, reply) => {
    fakeGateway(reply);
    shipping();
    await open();
    await userEvent.type(cep(), '01310100');
    await calculate();
    expect(await screen.findByRole('alert')).toHaveTextContent('Não conseguimos calcular o frete agora.');
    expect(cep()).toHaveAttribute('aria-invalid', 'true');
    expect(cep()).toHaveValue('01310-100');
    expect(document.cookie).not.toContain('cep=');
  });

  test('SHIP-10: without a connection the message does not blame the postal code', async () => {
    jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    fakeGateway(() => {
      throw new TypeError('network');
    });
    shipping();
    await open();
    await userEvent.type(cep(), '01310100');
    await calculate();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Sem conexão com a internet\./);
  });

  test('SHIP-07: a saved code is quoted on page load, and the quote appears under the button', async () => {
    setCookie(null, 'cep', '20040-002', { path: '/' });
    const calls = fakeGateway(() => ({ body: quote() }));
    shipping();
    expect(await screen.findByText('Para 20040-002, com o pagamento confirmado hoje.')).toBeVisible();
    expect(cep()).toHaveValue('20040-002');
    expect(calls.map(({ body }) => body)).toEqual([
      { cep: '20040002', idProduto: 7, idAtributoValor: 0, quantidade: 1 },
    ]);
    await open();
    expect(cep()).toHaveValue('20040-002');
  });

  test('SHIP-05: the chosen size is quoted', async () => {
    setCookie(null, 'cep', '20040-002', { path: '/' });
    const calls = fakeGateway(() => ({ body: quote() }));
    shipping({ atributos: { simples: { nome: 'Tamanho', valores: [wireSize(52)] } } });
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toMatchObject({ idAtributoValor: 52 });
  });

  test('SHIP-09: if delivery is not available, the platform’s message is shown and the code is not saved', async () => {
    fakeGateway(() => ({
      body: fretesSchema.parse(write({ fretes: [], mensagem: 'CEP não encontrado.', restricaoEntrega: '' })),
    }));
    shipping();
    await open();
    await userEvent.type(cep(), '99999999');
    await calculate();
    await waitFor(() => expect(cep()).toHaveAccessibleDescription('CEP não encontrado.'));
    expect(cep()).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByRole('alert')).toHaveTextContent('CEP não encontrado.');
    expect(document.cookie).not.toContain('cep=');
  });

  test('A18: a link helps to find the postal code', async () => {
    fakeGateway(() => ({ body: quote() }));
    shipping();
    await open();
    expect(screen.getByRole('link', { name: 'Não sei meu CEP' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
  });
});
