import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { destroyCookie } from 'nookies';
import { emulateModalDialogs } from '@/components/ui/testing';
import { redirectTo } from '@/lib/browser/location';
import { fakeGateway } from '@/lib/forms/testing';
import { fretesSchema } from '@/lib/platform/schemas/purchase';
import { PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';
import { wireProduct, wireSize } from '@/lib/platform/testing/wire-products';
import { mockGatewayResponse } from '@/lib/purchase/testing';
import { buyButton, CART, composition, kitPage, setEncoding, sizesOf } from './testing';

jest.mock('@/lib/browser/location');

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

beforeEach(() => {
  jest.mocked(redirectTo).mockClear();
  jest.mocked(Element.prototype.scrollIntoView).mockClear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe.each(PLATFORM_VARIANTS)('buying a kit, fed by $name', ({ encode }) => {
  beforeEach(() => setEncoding(encode));

  test('KIT-09, KIT-17: Back and Forward restore the choices of this kit only', async () => {
    const user = kitPage();
    await user.click(sizesOf('Solar').getByRole('radio', { name: '56' }));
    cleanup();
    kitPage();
    expect(sizesOf('Solar').getByRole('radio', { name: '56' })).toBeChecked();
    cleanup();
    kitPage({ id: 82 });
    expect(sizesOf('Solar').getByRole('radio', { name: '56' })).not.toBeChecked();
  });

  test('KIT-18, DESIGN-28: without JavaScript, the buy button submits sizes and quantity in one native form', () => {
    kitPage();
    const form = document.querySelector('form');
    expect(form).toHaveAttribute('action', '/v2/front/kit/form');
    expect(form).toHaveAttribute('method', 'post');
    expect(buyButton()).toHaveAttribute('type', 'submit');
    for (const field of [buyButton(), ...within(composition()).getAllByRole<HTMLInputElement>('radio')])
      expect(field).toHaveProperty('form', form);
    expect([...new FormData(form ?? undefined)]).toEqual([
      ['quantidade', '1'],
      ['caminho', '/lista/x.html'],
    ]);
  });

  describe('buying a kit', () => {
    test('KIT-18: a missing size stops the purchase, all products without one are named, and the first gets the focus', async () => {
      const fetchMock = mockGatewayResponse(200, { carrinho: { url: CART } });
      const user = kitPage();
      await user.click(buyButton());
      expect(await screen.findByText('Selecione o tamanho dos produtos!')).toBeVisible();
      for (const name of ['Solar', 'Clássica'])
        expect(sizesOf(name).getByText('Escolha o tamanho.')).toBeVisible();
      expect(sizesOf('Solar').getByRole('radio', { name: '54' })).toHaveFocus();
      expect(jest.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([
        sizesOf('Solar').getByRole('radio', { name: '54' }).closest('li'),
      ]);

      await user.click(sizesOf('Solar').getByRole('radio', { name: '56' }));
      await user.click(buyButton());
      expect(await screen.findByText('Selecione o tamanho dos produtos!')).toBeVisible();
      expect(sizesOf('Clássica').getByRole('radio', { name: '56' })).toHaveFocus();
      expect(fetchMock).not.toHaveBeenCalled();
    });

    test('KIT-18, VARIANT-01: the message for a missing choice uses the platform’s attribute name', async () => {
      const voltages = { simples: { nome: 'Voltagem', valores: [wireSize(127), wireSize(220)] } };
      const pump = { ...wireProduct({ id: 2, nome: 'Bomba' }), quantidade: 1, atributos: voltages };
      const user = kitPage({ produtos: [pump] });
      await user.click(buyButton());
      expect(await screen.findByText('Selecione o tamanho dos produtos!')).toBeVisible();
      expect(screen.getByText('Escolha a voltagem.')).toBeVisible();
    });

    async function complete(user: UserEvent) {
      await user.click(sizesOf('Solar').getByRole('radio', { name: '56' }));
      await user.click(sizesOf('Clássica').getByRole('radio', { name: '56' }));
    }

    test('KIT-18: a click before the form’s code has loaded names the missing sizes, and the button stays enabled', async () => {
      kitPage();
      fireEvent.click(buyButton());
      expect(await screen.findByText('Selecione o tamanho dos produtos!')).toBeVisible();
      expect(sizesOf('Solar').getByRole('radio', { name: '54' })).toHaveFocus();
      expect(buyButton()).toBeEnabled();
    });

    test('KIT-18: choices and a click made before the form’s code has loaded are kept and carried out', async () => {
      const fetchMock = mockGatewayResponse(200, { carrinho: { url: CART } });
      kitPage();
      // All clicks in one step, because awaiting one would let the code load.
      for (const nome of ['Solar', 'Clássica'])
        fireEvent.click(sizesOf(nome).getByRole('radio', { name: '56' }));
      fireEvent.click(screen.getByRole('button', { name: 'Aumentar a quantidade de Kit família' }));
      fireEvent.click(buyButton());
      expect(screen.getAllByRole('button', { name: 'Adicionando' })).not.toHaveLength(0);
      expect(fetchMock).not.toHaveBeenCalled();
      await waitFor(() => expect(redirectTo).toHaveBeenCalledWith(CART.replace('0-0-0-1', '0-0-0-2')));
      expect(
        JSON.parse(String(fetchMock.mock.calls[0]?.[1].body)).produtos.map(
          ({ idAtributoValor }: { idAtributoValor: number }) => idAtributoValor,
        ),
      ).toEqual([0, 56, 56]);
    });

    test('KIT-19, KIT-20, KIT-21: a closed kit is posted to list/shop, then the cart address opens with the kit’s quantity', async () => {
      const fetchMock = mockGatewayResponse(200, { carrinho: { url: CART } });
      const user = kitPage();
      await complete(user);
      await user.click(screen.getByRole('button', { name: 'Aumentar a quantidade de Kit família' }));
      await user.click(buyButton());
      await waitFor(() => expect(redirectTo).toHaveBeenCalledWith(CART.replace('0-0-0-1', '0-0-0-2')));
      const [path, init] = fetchMock.mock.calls[0] ?? [];
      expect(path).toBe('/v2/front/list/shop');
      expect(JSON.parse(String(init?.body))).toEqual({
        idListaCompra: 81,
        produtos: [
          { id: 1, idAtributoValor: 0, quantidade: 1, preco: 449.9 },
          { id: 2, idAtributoValor: 56, quantidade: 1, preco: 449.9 },
          { id: 3, idAtributoValor: 56, quantidade: 1, preco: 449.9 },
        ],
        carrinho: true,
      });
    });

    test('KIT-16, KIT-20, KIT-21: an open kit posts only its selected products, then the address opens unchanged', async () => {
      const fetchMock = mockGatewayResponse(200, { carrinho: { url: CART } });
      const user = kitPage({ tipo: 'aberta' });
      for (const nome of ['Solar', 'Clássica'])
        await user.click(screen.getByRole('checkbox', { name: `Levar ${nome}` }));
      await user.click(screen.getByRole('button', { name: 'Aumentar a quantidade de Leitura' }));
      await user.click(buyButton());
      await waitFor(() => expect(redirectTo).toHaveBeenCalledWith(CART));
      expect(JSON.parse(String(fetchMock.mock.calls[0]?.[1].body)).produtos).toEqual([
        { id: 1, idAtributoValor: 0, quantidade: 2, preco: 449.9 },
      ]);
    });

    test('A-90, KIT-05, KIT-18: all products of an open kit start selected, and one checkbox toggles them all', async () => {
      const fetchMock = mockGatewayResponse(200, { carrinho: { url: CART } });
      const user = kitPage({ tipo: 'aberta' });
      const taken = () => screen.getAllByRole('checkbox', { name: /^Levar (?!a lista)/, checked: true });
      expect(taken()).toHaveLength(3);
      await user.click(buyButton());
      expect(await screen.findByText('Selecione o tamanho dos produtos!')).toBeVisible();
      const whole = screen.getByRole('checkbox', { name: 'Levar a lista toda', checked: true });
      // Without JavaScript it would do nothing.
      expect(whole.closest('.scripted')).not.toBeNull();
      await user.click(whole);
      expect(screen.queryAllByRole('checkbox', { checked: true })).toHaveLength(0);
      await user.click(sizesOf('Solar').getByRole('radio', { name: '56' }));
      expect(screen.getByRole('checkbox', { name: 'Levar Solar', checked: true })).toBeVisible();
      expect(whole).not.toBeChecked();
      await user.click(whole);
      expect(taken()).toHaveLength(3);
      expect(fetchMock).not.toHaveBeenCalled();
    });

    test('A-90, KIT-13, KIT-20: the quantity of an open kit multiplies the quantity of each product', async () => {
      const fetchMock = mockGatewayResponse(200, { carrinho: { url: CART } });
      const user = kitPage({ tipo: 'aberta' });
      await user.click(screen.getByRole('button', { name: 'Aumentar a quantidade de Leitura' }));
      await user.click(screen.getByRole('button', { name: 'Aumentar a quantidade de Kit família' }));
      await complete(user);
      await user.click(buyButton());
      await waitFor(() => expect(redirectTo).toHaveBeenCalledWith(CART));
      expect(
        JSON.parse(String(fetchMock.mock.calls[0]?.[1].body)).produtos.map(
          ({ quantidade }: { quantidade: number }) => quantidade,
        ),
      ).toEqual([4, 2, 2]);
    });

    test('KIT-18: an open kit cannot be bought without a selected product', async () => {
      const fetchMock = mockGatewayResponse(200, {});
      const user = kitPage({ tipo: 'aberta', produtos: [{ ...wireProduct({ id: 1, nome: 'Leitura' }) }] });
      await user.click(screen.getByRole('checkbox', { name: 'Levar Leitura' }));
      await user.click(buyButton());
      expect(await screen.findByText('Marque ao menos um produto da lista para comprar.')).toBeVisible();
      expect(fetchMock).not.toHaveBeenCalled();
    });

    test('KIT-18: without a selected product, no size is asked for', async () => {
      const user = kitPage({ tipo: 'aberta' });
      await user.click(screen.getByRole('checkbox', { name: 'Levar a lista toda' }));
      expect(screen.getByText('Nada escolhido. Marque ao menos um produto.')).toBeVisible();
      await user.click(buyButton());
      expect(await screen.findByText('Marque ao menos um produto da lista para comprar.')).toBeVisible();
      expect(screen.queryByText(/Selecione o tamanho|Escolha o tamanho/)).toBeNull();
    });

    test('KIT-18: without a selected product, chosen sizes set the price', async () => {
      const user = kitPage({ tipo: 'aberta' });
      await complete(user);
      const priceNextTo = (note: RegExp) =>
        screen.getByText(note).parentElement?.textContent?.split('É o preço')[0];
      const price = priceNextTo(/É o preço do que está marcado/);
      for (const box of screen.getAllByRole('checkbox', { name: /^Levar (?!a lista)/, checked: true }))
        await user.click(box);
      expect(priceNextTo(/É o preço da lista completa/)).toBe(price);
    });

    test.each([
      [500, {}, /problema do lado dela/],
      [504, {}, /demorou demais/],
      [200, { carrinho: { url: 'https://evil.example/?add=1-0-0-0-1' } }, /não é o dela/],
      [200, { carrinho: { url: '' } }, /não é o dela/],
    ])(
      'KIT-19, C6: the response %i %j shows an error; choices are kept, and the button works',
      async (status, body, message) => {
        mockGatewayResponse(status, body);
        const user = kitPage();
        await complete(user);
        await user.click(buyButton());
        expect(await screen.findByText(message)).toBeVisible();
        expect(redirectTo).not.toHaveBeenCalled();
        expect(sizesOf('Solar').getByRole('radio', { name: '56' })).toBeChecked();
        mockGatewayResponse(200, { carrinho: { url: CART } });
        await user.click(buyButton());
        await waitFor(() => expect(redirectTo).toHaveBeenCalled());
      },
    );
  });
});

const OPTIONS = [
  { id: 3, label: 'Sedex', prazo: '3 dias úteis', valor: 10.1 },
  { id: 7, label: 'Expresso', prazo: 1, valor: 0 },
];
const MORE = [{ id: 3, label: 'Sedex', prazo: '5 dias úteis', valor: 20.2 }, OPTIONS[1]];

beforeEach(emulateModalDialogs);
afterEach(() => destroyCookie(null, 'cep', { path: '/' }));

describe.each(PLATFORM_VARIANTS)('shipping quote of a kit on $name', ({ encode }) => {
  beforeEach(() => setEncoding(encode));

  test('SHIP-11: every product is quoted in its size and quantity; the prices add up, and the longest time counts', async () => {
    const calls = fakeGateway(({ body }) => ({
      body: fretesSchema.parse(
        encode({ fretes: Object(body).idProduto === 2 ? MORE : OPTIONS, mensagem: '', restricaoEntrega: '' }),
      ),
    }));
    const user = kitPage();
    await user.click(sizesOf('Solar').getByRole('radio', { name: /^56/ }));
    await user.click(screen.getByRole('button', { name: 'Aumentar a quantidade de Kit família' }));
    await user.click(screen.getByRole('button', { name: 'Calcular frete e prazo de entrega' }));
    const dialog = await screen.findByRole('dialog', { name: 'Frete e prazo de entrega' });
    await user.type(within(dialog).getByRole('textbox', { name: 'CEP' }), '01310100');
    await user.click(within(dialog).getByRole('button', { name: 'Calcular' }));
    await waitFor(() =>
      expect(
        within(dialog)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
      ).toEqual([
        expect.stringMatching(/^SedexR\$ 40,405 dias úteis.*chega até /),
        expect.stringMatching(/^ExpressoGrátis1 dia útil.*chega até /),
      ]),
    );
    expect(within(dialog).getByText(/É a soma do frete de cada produto/)).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual(
      [
        [1, 0],
        [2, 56],
        [3, 0],
      ].map(([idProduto, idAtributoValor]) => ({
        cep: '01310100',
        idProduto,
        idAtributoValor,
        quantidade: 2,
      })),
    );
  });

  test('SHIP-11: a kit with many products has no shipping quote', () => {
    const produtos = Array.from({ length: 9 }, (_, id) => wireProduct({ id: id + 1 }));
    kitPage({ tipo: 'aberta', produtos });
    expect(screen.queryByRole('button', { name: /^Calcular frete/ })).toBeNull();
  });
});
