import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shopperRegion } from '@/lib/browser/shopper-region';
import { fakeGateway } from '@/lib/forms/testing';
import { fretesSchema } from '@/lib/platform/schemas/purchase';
import { PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';
import { calculate, cep, open, prepareShipping, quote, shipping } from './testing';

describe.each(PLATFORM_VARIANTS)('inline shipping quote on $name', ({ encode: write }) => {
  prepareShipping(write);

  test('SHIP-12: a complete postal code is quoted inline at once, and determines the state', async () => {
    const calls = fakeGateway(() => ({ body: quote() }));
    shipping({}, { days: 8, isIncluded: false });
    await userEvent.type(cep(), 'a4001000');
    expect(cep()).toHaveValue('40010-00');
    expect(calls).toEqual([]);
    await userEvent.type(cep(), '0');
    const options = await screen.findAllByRole('listitem');
    expect(options.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'Chega até quinta, 26/11GrátisSedex. Com lentes de grau, até terça, 08/12',
      'Chega até terça, 24/11R$ 29,90Expresso. Com lentes de grau, até sexta, 04/12',
    ]);
    expect(calls.map(({ body }) => Object(body).cep)).toEqual(['40010000']);
    await waitFor(() => expect(document.cookie).toContain('uf=BA'));
    expect(document.cookie).toContain('cep=40010-000');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('SHIP-12: the day of lenses without a frame includes making them', async () => {
    fakeGateway(() => ({ body: quote() }));
    shipping({}, { days: 8, isIncluded: true });
    await userEvent.type(cep(), '40010000');
    const [first] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent(
      'Chega até terça, 08/12GrátisSedex. Inclui até 8 dias úteis para fazer as lentes',
    );
  });

  test('PDP-31: choosing a state shows when the product would arrive in its capital, and saves no postal code', async () => {
    const calls = fakeGateway(() => ({ body: quote() }));
    shipping({}, { days: 8, isIncluded: false });
    act(() => shopperRegion.set('AM'));
    expect(await screen.findByText(/^Manaus/)).toHaveTextContent(
      'Manaus: chega até quinta, 26/11, grátis. Com lentes de grau, até terça, 08/12. O CEP mostra a sua data.',
    );
    expect(calls.map(({ body }) => Object(body).cep)).toEqual(['69000000']);
    expect(document.cookie).not.toContain('cep=');
    await userEvent.type(cep(), '01310100');
    await screen.findAllByRole('listitem');
    expect(screen.queryByText(/^Manaus/)).not.toBeInTheDocument();
  });

  test('SHIP-12: the inline field and the dialog share the postal code', async () => {
    fakeGateway(() => ({ body: quote() }));
    shipping();
    const dialog = await open();
    await userEvent.type(cep(), '01310100');
    await calculate();
    await within(dialog).findAllByRole('listitem');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fechar' }));
    expect(cep()).toHaveValue('01310-100');
    expect(await screen.findByText(/^Chega até quinta, 26\/11$/)).toBeVisible();
    await userEvent.clear(cep());
    await userEvent.type(cep(), '40010000');
    await screen.findByText(/^Para 40010-000/);
    await open();
    expect(cep()).toHaveValue('40010-000');
  });

  test('SHIP-10, SHIP-12: inline, Enter reports an incomplete code, and a failure shows a message and keeps the code', async () => {
    fakeGateway(() => ({ status: 500 }));
    shipping();
    await userEvent.type(cep(), '0131{Enter}');
    await waitFor(() => expect(cep()).toHaveAccessibleDescription('O CEP tem oito números.'));
    await userEvent.type(cep(), '0100');
    await waitFor(() =>
      expect(cep()).toHaveAccessibleDescription(/^Não conseguimos calcular o frete agora\./),
    );
    expect(cep()).toHaveValue('01310-100');
    expect(document.cookie).not.toContain('cep=');
  });

  test('SHIP-09, SHIP-12: inline, an unknown code is an error of the field, until it is edited', async () => {
    fakeGateway(() => ({
      body: fretesSchema.parse(write({ fretes: [], mensagem: 'CEP não encontrado.', restricaoEntrega: '' })),
    }));
    shipping();
    await userEvent.type(cep(), '99999999');
    await waitFor(() => expect(cep()).toHaveAccessibleDescription('CEP não encontrado.'));
    expect(cep()).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(cep(), '{Backspace}');
    expect(cep()).not.toHaveAttribute('aria-invalid');
  });

  test('SHIP-12: a store pick-up and a delivery time without a date are shown', async () => {
    fakeGateway(() => ({
      body: fretesSchema.parse(
        write({
          fretes: [
            { id: 9, label: 'Retirar em uma das lojas', prazo: '1 dia útil', valor: 0 },
            { id: 1, label: 'Transportadora', prazo: 'a combinar', valor: 10 },
          ],
          mensagem: 'Sem entrega aos sábados.',
          restricaoEntrega: '',
        }),
      ),
    }));
    shipping();
    await userEvent.type(cep(), '01310100');
    const options = await screen.findAllByRole('listitem');
    expect(options.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'Para retirar a partir de terça, 24/11GrátisRetirar em uma das lojas',
      'a combinarR$ 10,00Transportadora',
    ]);
    expect(screen.getByText('Sem entrega aos sábados.')).toBeVisible();
  });
});
