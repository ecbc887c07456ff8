import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emulateModalDialogs } from '@/components/ui/testing';
import { CartContext, type CartServices } from '@/lib/cart/client';
import { createPanelStore } from '@/lib/cart/panel-state';
import { mockWriter } from '@/lib/cart/testing';
import { wirePicture, wirePrices, wireProduct, wireSize } from '@/lib/product/testing';
import { leaveFor } from '@/lib/purchase/leave';
import { listaDetalheSchema } from '@/lib/store-api/schemas/lista-detalhe';
import { KitScreen } from './kit-screen';

jest.mock('@/lib/purchase/leave');

const STORE = 'https://www.loja.example';
const CART = `${STORE}/checkout/carrinho?add=81-0-0-0-1&tipo=lista`;
const writer = mockWriter();
const sizes = (given: object = {}) => ({
  simples: { nome: 'Tamanho', valores: [wireSize(54, given), wireSize(56)] },
});

beforeAll(() => {
  emulateModalDialogs();
  Element.prototype.scrollIntoView = jest.fn();
});

beforeEach(() => {
  jest.mocked(leaveFor).mockClear();
  jest.mocked(Element.prototype.scrollIntoView).mockClear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

function answerWith(status: number, body: unknown) {
  const fetchMock = jest.fn(async (_path: string, _init: RequestInit) => ({
    ok: status < 400,
    status,
    json: async () => body,
  }));
  Object.assign(globalThis, { fetch: fetchMock });
  return fetchMock;
}

function page(given: object = {}, slots: object = {}) {
  const detalhe = listaDetalheSchema.parse({
    estrutura: { breadcrumb: [{ label: 'Home', url: STORE }] },
    conteudo: {
      id: 81,
      nome: ' Kit família ',
      sku: 'KIT-81',
      tipo: 'fechada',
      status: 'disponivel',
      precos: { ...wirePrices, de: 999.8, por: 899.8, vista: 809.82 },
      midias: { imagens: [1, 2, 3, 4, 5].map(wirePicture) },
      caracteristicas: [
        { nome: 'Solar', itens: [{ label: 'Ponte', valor: '18 mm' }] },
        { nome: 'Clássica', itens: [{ label: 'Ponte', valor: '16 mm' }] },
      ],
      produtos: [
        { ...wireProduct({ id: 1, nome: 'Leitura' }), quantidade: 1 },
        { ...wireProduct({ id: 2, nome: 'Solar' }), quantidade: 1, atributos: sizes() },
        { ...wireProduct({ id: 3, nome: 'Clássica' }), quantidade: 1, atributos: sizes({ estoque: 0 }) },
      ],
      ...given,
    },
  });
  const services: CartServices = { writer, panel: createPanelStore(), storeSiteUrl: STORE };
  render(
    <CartContext value={services}>
      <KitScreen
        detalhe={detalhe}
        url={`${STORE}/lista/x.html`}
        whatsapp="(11) 99999-9999"
        caminho="/lista/x.html"
        {...slots}
      />
    </CartContext>,
  );
  return userEvent.setup({ delay: null });
}

const composition = () => screen.getByRole('region', { name: 'COMPOSIÇÃO DO KIT' });
const sizesOf = (nome: string) => within(screen.getByRole('group', { name: `Tamanho de ${nome}` }));
function buyButton() {
  const [button] = screen.getAllByRole('button', { name: 'Adicionar à sacola' });
  if (!button) throw new Error('no buy button');
  return button;
}

describe('what a kit page shows', () => {
  test('KIT-01, KIT-02, KIT-16: name, and the code of a closed kit only', () => {
    page();
    expect(screen.getByRole('heading', { level: 1, name: 'Kit família' })).toBeVisible();
    expect(screen.getByText('Ref. KIT-81')).toBeVisible();
  });

  test('KIT-02, KIT-16: no code on an open list', () => {
    page({ tipo: 'aberta' });
    expect(screen.queryByText(/KIT-81/)).not.toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Levar Solar' })).toBeChecked();
  });

  test('KIT-03, PDP-09: the pictures, whose thumbnails scroll by 90 px', async () => {
    Object.assign(window, { matchMedia: () => ({ matches: true }) });
    const scrollBy = jest.fn();
    Element.prototype.scrollBy = scrollBy;
    const user = page();
    expect(screen.getAllByRole('img', { name: 'Foto 1' }).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Avançar miniaturas' }));
    expect(scrollBy).toHaveBeenCalledWith(expect.objectContaining({ left: 90 }));
  });

  test.each([
    ['disponivel', 'Compra segura'],
    ['indisponivel', 'PRODUTO ESGOTADO'],
    ['sobConsulta', 'SOB CONSULTA'],
  ])('KIT-04: %s shows its own block', (status, text) => {
    page({ status });
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryAllByRole('button', { name: 'Adicionar à sacola' })).toHaveLength(
      status === 'disponivel' ? 2 : 0,
    );
  });

  test('KIT-04: without any price the shop is asked instead', () => {
    page({ precos: [], produtos: [{ ...wireProduct({ precos: [] }), quantidade: 1 }] });
    expect(screen.getByRole('link', { name: /WhatsApp/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Adicionar à sacola' })).not.toBeInTheDocument();
  });

  test('KIT-05, KIT-09: a row per product; sizes are radio buttons, sold-out ones cannot be chosen', () => {
    page();
    expect(within(composition()).getAllByRole('listitem')).toHaveLength(3);
    expect(within(composition()).getAllByRole('radio')).toHaveLength(4);
    expect(sizesOf('Clássica').getByRole('radio', { name: /^54/ })).toBeDisabled();
    expect(within(composition()).getByRole('link', { name: 'Solar' })).toHaveAttribute(
      'href',
      '/armacao-serra.html',
    );
  });

  test('KIT-06, KIT-07, KIT-08: description, features by product, and the showcase', () => {
    page({}, { descricao: <p>Texto longo</p>, vitrine: <h2>Aproveite e veja também</h2> });
    expect(screen.getByRole('region', { name: 'Descrição' })).toHaveTextContent('Texto longo');
    const features = screen.getByRole('region', { name: 'Características' });
    expect(
      within(features)
        .getAllByRole('heading', { level: 3 })
        .map((h) => h.textContent),
    ).toEqual(['Solar', 'Clássica']);
    expect(screen.getByRole('heading', { name: 'Aproveite e veja também' })).toBeVisible();
  });

  test("KIT-10, KIT-11: 'De … por …', Pix and instalments", () => {
    page();
    expect(screen.getByText(/^De/).closest('p')).toHaveTextContent(/^De R\$\s999,80 por R\$\s899,80$/);
    expect(screen.getByText(/à vista no PIX/)).toHaveTextContent(/R\$\s809,82/);
    expect(screen.getByText(/até 10x de R\$\s44,99 sem juros/)).toBeVisible();
  });

  test('KIT-12: all instalments in a popup that opens and closes', async () => {
    const user = page();
    await user.click(screen.getByRole('button', { name: 'Ver todas as parcelas' }));
    const popup = await screen.findByRole('dialog', { name: 'Todas as parcelas' });
    expect(within(popup).getAllByRole('row')).toHaveLength(4);
    await user.click(within(popup).getByRole('button', { name: 'Fechar' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('KIT-14, KIT-15: the note beside the button, and a second button in the bar of phones', () => {
    page();
    expect(screen.getByText('Compra segura')).toBeVisible();
    expect(document.querySelector('[data-scrolled]')).toContainElement(
      screen.getAllByRole('button', { name: 'Adicionar à sacola' })[1] ?? null,
    );
  });

  test('KIT-23: a kit without pictures, prices, texts and pieces is a whole page', () => {
    page({ midias: [], precos: null, caracteristicas: null, produtos: [], sku: null, status: null });
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByText('PRODUTO ESGOTADO')).toBeVisible();
  });
});

test('PDP-54: the kit page shows the product page’s own parts', () => {
  page();
  const parts = {
    gallery: 'Avançar miniaturas',
    facts: 'Compre com tranquilidade',
    features: 'Características',
  };
  expect(screen.getByRole('button', { name: parts.gallery })).toBeVisible();
  expect(screen.getByRole('list', { name: parts.facts })).toHaveTextContent('7 dias para devolver');
  expect(
    within(screen.getByRole('region', { name: parts.features })).getAllByRole('term').length,
  ).toBeGreaterThan(1);
  expect(sizesOf('Solar').getByRole('radio', { name: '54' })).toBeRequired();
  expect(document.querySelector('[data-scrolled]')).toHaveTextContent('Kit família');
});

describe('quantity', () => {
  const field = () => screen.getByRole('textbox', { name: 'Quantidade de Kit família' });

  test('KIT-13: minus and plus change the number, and the sum is told', async () => {
    const user = page();
    await user.click(screen.getByRole('button', { name: 'Aumentar a quantidade de Kit família' }));
    expect(field()).toHaveValue('2');
    expect(screen.getByText(/no total/)).toHaveTextContent(/R\$\s1\.799,60/);
    await user.click(screen.getByRole('button', { name: 'Diminuir a quantidade de Kit família' }));
    expect(field()).toHaveValue('1');
    expect(screen.getByRole('button', { name: 'Diminuir a quantidade de Kit família' })).toBeDisabled();
  });

  test.each(['0', '-1', 'abc', '1,5', '', '00', '99999'])(
    'KIT-17: "%s" goes back to what it was',
    async (text) => {
      const user = page();
      await user.clear(field());
      await user.type(field(), '3');
      await user.tab();
      fireEvent.change(field(), { target: { value: text } });
      fireEvent.blur(field());
      expect(field()).toHaveValue('3');
    },
  );

  test('KIT-17: Enter counts like leaving the field', async () => {
    const user = page();
    await user.clear(field());
    await user.type(field(), '4{Enter}');
    expect(screen.getByText(/no total/)).toHaveTextContent(/R\$\s3\.599,20/);
  });
});

describe('prices that only the platform knows', () => {
  const PIECES = [
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
  const answered = () => act(() => jest.advanceTimersByTimeAsync(300));

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('KIT-10, KIT-13, A-38: another size of a closed kit is priced by the platform, and so is their number', async () => {
    const fetchMock = answerWith(200, { precos: { ...wirePrices, de: 1019.8, por: 917.5, vista: 0 } });
    const user = page({ produtos: PIECES });
    expect(screen.getByText('O preço pode mudar com os tamanhos que você escolher.')).toBeVisible();
    expect(fetchMock).not.toHaveBeenCalled();

    await user.click(sizesOf('Solar').getByRole('radio', { name: /^56/ }));
    expect(screen.getByText('Calculando o preço destes tamanhos…')).toBeVisible();
    expect(screen.queryByText(/899,80/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Aumentar a quantidade de Kit família' }));
    expect(screen.queryByText(/no total/)).not.toBeInTheDocument();

    await answered();
    expect(price()).toHaveTextContent(/por R\$\s917,50$/);
    expect(screen.getByText(/no total/)).toHaveTextContent(/R\$\s1\.835,00/);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(document.querySelector('[data-scrolled]')).toHaveTextContent(/R\$\s917,50/);
  });

  test.each([
    [500, {}],
    [200, { precos: [], carrinho: { url: CART } }],
  ])('KIT-10: answer %i %j: no price is told, the kit can still be bought', async (status, body) => {
    answerWith(status, body);
    const user = page({ produtos: PIECES });
    await user.click(sizesOf('Solar').getByRole('radio', { name: /^56/ }));
    await answered();
    expect(screen.getByText(/Não conseguimos calcular o preço destes tamanhos/)).toBeVisible();
    expect(document.querySelector('[data-scrolled]')).not.toHaveTextContent('899,80');
    expect(buyButton()).toBeEnabled();
    answerWith(200, { precos: { ...wirePrices, de: 0, por: 917.5 } });
    await user.click(screen.getByRole('button', { name: 'Calcular de novo' }));
    await answered();
    expect(screen.getAllByText(/917,50/).length).toBeGreaterThan(0);
  });

  test('KIT-16: what is taken of an open list: the sum at once, then the platform’s price with Pix', async () => {
    answerWith(200, { precos: { ...wirePrices, de: 0, por: 919.8, vista: 827.82 } });
    const user = page({ tipo: 'aberta', produtos: PIECES });
    await user.click(sizesOf('Solar').getByRole('radio', { name: /^56/ }));
    expect(screen.getAllByText(/919,80/).length).toBeGreaterThan(0);
    expect(screen.queryByText(/à vista no PIX/)).not.toBeInTheDocument();
    await answered();
    expect(screen.getByText(/à vista no PIX/)).toHaveTextContent(/827,82/);
  });
});

test('KIT-18, DESIGN-28: until script runs, button, sizes and number belong to one plain form', () => {
  page();
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

describe('buying', () => {
  test('KIT-18: a missing size stops the purchase and leads to the first product without one', async () => {
    const fetchMock = answerWith(200, { carrinho: { url: CART } });
    const user = page();
    await user.click(buyButton());
    expect(screen.getByText('Selecione o tamanho dos produtos! Falta: Solar.')).toBeVisible();
    expect(screen.getByText('Escolha o tamanho de Solar.')).toBeVisible();
    expect(sizesOf('Solar').getByRole('radio', { name: '54' })).toHaveFocus();
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);

    await user.click(sizesOf('Solar').getByRole('radio', { name: '56' }));
    await user.click(buyButton());
    expect(screen.getByText('Selecione o tamanho dos produtos! Falta: Clássica.')).toBeVisible();
    expect(sizesOf('Clássica').getByRole('radio', { name: '56' })).toHaveFocus();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  async function complete(user: ReturnType<typeof page>) {
    await user.click(sizesOf('Solar').getByRole('radio', { name: '56' }));
    await user.click(sizesOf('Clássica').getByRole('radio', { name: '56' }));
  }

  test('KIT-19, KIT-20, KIT-21: list/shop, then the cart address with the quantity of a closed kit', async () => {
    const fetchMock = answerWith(200, { carrinho: { url: CART } });
    const user = page();
    await complete(user);
    await user.click(screen.getByRole('button', { name: 'Aumentar a quantidade de Kit família' }));
    await user.click(buyButton());
    await waitFor(() =>
      expect(leaveFor).toHaveBeenCalledWith(`${STORE}/checkout/carrinho?add=81-0-0-0-2&tipo=lista`),
    );
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

  test('KIT-16, KIT-20, KIT-21: of an open list only what is taken, to the address as it is', async () => {
    const fetchMock = answerWith(200, { carrinho: { url: CART } });
    const user = page({ tipo: 'aberta' });
    await user.click(screen.getByRole('checkbox', { name: 'Levar Solar' }));
    await user.click(screen.getByRole('checkbox', { name: 'Levar Clássica' }));
    await user.click(screen.getByRole('button', { name: 'Aumentar a quantidade de Leitura' }));
    await user.click(buyButton());
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(CART));
    expect(JSON.parse(String(fetchMock.mock.calls[0]?.[1].body)).produtos).toEqual([
      { id: 1, idAtributoValor: 0, quantidade: 2, preco: 449.9 },
    ]);
  });

  test('KIT-18: an open list with nothing taken is not sent', async () => {
    const fetchMock = answerWith(200, {});
    const user = page({ tipo: 'aberta' });
    for (const nome of ['Leitura', 'Solar', 'Clássica'])
      await user.click(screen.getByRole('checkbox', { name: `Levar ${nome}` }));
    await user.click(buyButton());
    expect(screen.getByText('Marque ao menos um produto da lista para comprar.')).toBeVisible();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test.each([
    [500, {}, /problema do lado dela/],
    [504, {}, /demorou demais/],
    [200, { carrinho: { url: 'https://evil.example/?add=1-0-0-0-1' } }, /não é o dela/],
    [200, { carrinho: { url: '' } }, /não é o dela/],
  ])('KIT-19, C6: answer %i %j is told; choices stay and the button works', async (status, body, words) => {
    answerWith(status, body);
    const user = page();
    await complete(user);
    await user.click(buyButton());
    expect(await screen.findByText(words)).toBeVisible();
    expect(leaveFor).not.toHaveBeenCalled();
    expect(sizesOf('Solar').getByRole('radio', { name: '56' })).toBeChecked();
    answerWith(200, { carrinho: { url: CART } });
    await user.click(buyButton());
    await waitFor(() => expect(leaveFor).toHaveBeenCalled());
  });
});
