import { act, screen } from '@testing-library/react';
import { PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';
import { wirePrices, wireProduct, wireSize } from '@/lib/platform/testing/wire-products';
import { mockGatewayResponse } from '@/lib/purchase/testing';
import { buyButton, CART, kitPage, setEncoding, sizesOf } from './testing';

describe.each(PLATFORM_VARIANTS)('a kit, fed by $name', ({ encode }) => {
  beforeEach(() => setEncoding(encode));

  describe('prices that depend on the platform', () => {
    const PRODUCTS = [
      { ...wireProduct({ id: 1, nome: 'Leitura' }), quantidade: 1 },
      {
        ...wireProduct({ id: 2, nome: 'Solar' }),
        quantidade: 1,
        atributos: {
          simples: {
            nome: 'Tamanho',
            valores: [wireSize(54), wireSize(56, { precos: { ...wirePrices, por: 469.9 } })],
          },
        },
      },
    ];
    const price = () => screen.getByText(/^De/).closest('p');
    const whenPriced = () => act(() => jest.advanceTimersByTimeAsync(1_000));

    beforeEach(() => {
      jest.useFakeTimers();
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
    });
    afterEach(() => jest.useRealTimers());

    test('KIT-10, KIT-13, A-38: once all sizes of a closed kit are chosen, one request gets the platform’s price', async () => {
      const fetchMock = mockGatewayResponse(200, {
        precos: { ...wirePrices, de: 1019.8, por: 917.5, vista: 0 },
      });
      const user = kitPage({ produtos: PRODUCTS });
      expect(screen.getByText('Falta escolher o tamanho de Solar.')).toBeVisible();
      expect(screen.getByText('A partir de')).toBeVisible();
      expect(document.querySelector('[data-scrolled]')).toHaveTextContent(/^a partir de R\$/);
      expect(fetchMock).not.toHaveBeenCalled();

      await user.click(sizesOf('Solar').getByRole('radio', { name: /^56/ }));
      expect(screen.getByText('Tudo escolhido.')).toBeVisible();
      expect(screen.getByText('Calculando o preço do que você escolheu…')).toBeVisible();
      expect(screen.queryByText(/899,80/)).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Aumentar a quantidade de Kit família' }));
      await user.click(sizesOf('Solar').getByRole('radio', { name: /^54/ }));
      await user.click(sizesOf('Solar').getByRole('radio', { name: /^56/ }));
      expect(screen.queryByText(/^Total/)).not.toBeInTheDocument();

      await whenPriced();
      expect(price()).toHaveTextContent(/por R\$\s917,50$/);
      expect(screen.queryByText('A partir de')).not.toBeInTheDocument();
      expect(screen.getByText(/^Total/)).toHaveTextContent(/R\$\s1\.835,00/);
      expect(fetchMock).toHaveBeenCalledTimes(1);
      expect(document.querySelector('[data-scrolled]')).toHaveTextContent(/R\$\s917,50/);
    });

    test('KIT-16: the sizes to which the displayed price applies are listed with commas', () => {
      const valores = [wireSize(54), wireSize(56, { precos: { ...wirePrices, por: 399.9 } })];
      const sized = (id: number) => ({
        ...wireProduct({ id, nome: `Óculos ${id}` }),
        quantidade: 1,
        atributos: { simples: { nome: 'Tamanho', valores } },
      });
      kitPage({ tipo: 'aberta', produtos: [sized(1), sized(2), sized(3)] });
      expect(screen.getByText(/Falta escolher/)).toHaveTextContent(/O preço acima é com 54, 54 e 54\.$/);
    });

    test.each([
      [500, {}],
      [200, { precos: [], carrinho: { url: CART } }],
    ])(
      'KIT-10: after the response %i %j no price is shown, but the kit can still be bought',
      async (status, body) => {
        mockGatewayResponse(status, body);
        const user = kitPage({ produtos: PRODUCTS });
        await user.click(sizesOf('Solar').getByRole('radio', { name: /^56/ }));
        await whenPriced();
        expect(screen.getByText(/Não conseguimos calcular o preço do que você escolheu/)).toBeVisible();
        expect(document.querySelector('[data-scrolled]')).not.toHaveTextContent('899,80');
        expect(buyButton()).toBeEnabled();
        mockGatewayResponse(200, { precos: { ...wirePrices, de: 0, por: 917.5 } });
        await user.click(screen.getByRole('button', { name: 'Calcular de novo' }));
        await whenPriced();
        expect(screen.getAllByText(/917,50/).length).toBeGreaterThan(0);
      },
    );

    test('KIT-16: an open kit shows its sum at once, and the platform’s Pix price on request', async () => {
      mockGatewayResponse(200, { precos: { ...wirePrices, de: 0, por: 919.8, vista: 827.82 } });
      const user = kitPage({ tipo: 'aberta', produtos: PRODUCTS });
      await user.click(sizesOf('Solar').getByRole('radio', { name: /^56/ }));
      expect(screen.getAllByText(/919,80/).length).toBeGreaterThan(0);
      expect(screen.queryByText(/à vista no PIX/)).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Ver preço com Pix e parcelas' }));
      await whenPriced();
      expect(screen.queryByRole('button', { name: 'Ver preço com Pix e parcelas' })).toBeNull();
      expect(screen.getByText(/à vista no PIX/).closest('p')).toHaveTextContent(/827,82/);
    });
  });
});
