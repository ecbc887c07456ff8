import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PurchaseProvider } from '@/components/product/purchase-context';
import { emulateModalDialogs } from '@/components/ui/testing';
import { CartContext, type CartServices } from '@/lib/cart/client';
import { createPanelStore } from '@/lib/cart/panel-state';
import { mockWriter } from '@/lib/cart/testing';
import { lensGroups } from '@/lib/lens/options';
import { setLensPanel } from '@/lib/lens/panel';
import * as photos from '@/lib/lens/photo';
import { oddLenses, wireLenses } from '@/lib/lens/testing';
import { purchaseOptions } from '@/lib/product/purchase';
import { wireProduct, wireSize } from '@/lib/product/testing';
import { leaveFor } from '@/lib/purchase/leave';
import { produtoDetalheSchema } from '@/lib/store-api/schemas/produto-detalhe';
import { LensButton } from './lens-button';
import { LensPanel } from './lens-panel';

jest.mock('@/lib/purchase/leave');
jest.mock('@/lib/lens/photo', () => ({
  ...jest.requireActual('@/lib/lens/photo'),
  inspectPhoto: jest.fn(async () => undefined),
  renderPhoto: jest.fn(async () => ({ dataUrl: 'data:image/jpeg;base64,/9j/', width: 20, height: 10 })),
}));

const STORE = 'https://www.loja.example';
const CART = `${STORE}/checkout/carrinho?add=7-0-0-0-1`;
const writer = mockWriter();

beforeAll(() => {
  emulateModalDialogs();
  Object.assign(window, { matchMedia: () => ({ matches: false }), CSS: { escape: (text: string) => text } });
});

beforeEach(() => {
  window.sessionStorage.clear();
  act(() => setLensPanel(false));
  jest.mocked(leaveFor).mockClear();
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

const goesTo = (url: string) => answerWith(200, { carrinho: { url } });

function page(given: object = {}) {
  const produto = produtoDetalheSchema.parse(
    wireProduct({
      personalizacoes: wireLenses,
      carrinho: { tipo: 'produto', url: CART, itens: [{ idProduto: '7', quantidade: '1' }] },
      ...given,
    }),
  );
  const groups = lensGroups(produto.personalizacoes);
  const services: CartServices = { writer, panel: createPanelStore(), storeSiteUrl: STORE };
  const tree = (
    <CartContext value={services}>
      <PurchaseProvider options={purchaseOptions(produto)}>
        <LensButton label="Adicionar à sacola" />
        <LensPanel
          nome="Armação Serra"
          url="https://loja/serra.html"
          whatsapp="(11) 99999-9999"
          groups={groups}
        />
      </PurchaseProvider>
    </CartContext>
  );
  return { user: userEvent.setup({ delay: null }), ...render(tree) };
}

const dialog = () => screen.getByRole('dialog');
const buy = () => screen.getByRole('button', { name: 'Adicionar à sacola' });

async function openLenses(given: object = {}) {
  const rendered = page(given);
  await rendered.user.click(buy());
  await rendered.user.click(await screen.findByRole('button', { name: /Armação \+ LENTE grau/ }));
  return rendered;
}

async function chooseAll({ user }: { user: ReturnType<typeof userEvent.setup> }) {
  for (const name of [/^Multifocal/, /^Fotossensível/, /^Fina/])
    await user.click(screen.getByRole('button', { name }));
}

describe('the first question', () => {
  test('LENS-01, PDP-47: buying such a product opens the dialog, and nothing is added', async () => {
    const { user } = page();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(buy());
    expect(await screen.findByRole('dialog')).toHaveProperty('open', true);
    expect(writer.add).not.toHaveBeenCalled();
  });

  test('LENS-01: a missing size is asked for first', async () => {
    const { user } = page({
      atributos: { simples: { nome: 'Tamanho', valores: [wireSize(54), wireSize(56)] } },
    });
    await user.click(buy());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test("LENS-02, A-44: 'Somente armação' is a link to the product's cart address", async () => {
    const { user } = page();
    await user.click(buy());
    expect(await screen.findByRole('link', { name: /^Somente armação/ })).toHaveAttribute('href', CART);
  });

  test('LENS-02: without a trusted cart address the platform is asked for one', async () => {
    const fetchMock = goesTo(CART);
    const { user } = page({
      carrinho: { tipo: 'produto', url: 'https://evil.example/', itens: [{ idProduto: '7' }] },
    });
    await user.click(buy());
    expect(screen.queryByRole('link', { name: /^Somente armação/ })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: /^Somente armação/ }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(CART));
    expect(JSON.parse(String(fetchMock.mock.calls[0]?.[1].body)).produtos[0].personalizacao).toEqual([]);
  });

  test("LENS-03: 'Armação + LENTE grau' is offered only with personalizations", async () => {
    const { user } = page({ personalizacoes: [] });
    await user.click(buy());
    await screen.findByRole('link', { name: /^Somente armação/ });
    expect(screen.queryByText('Armação + LENTE grau')).not.toBeInTheDocument();
  });

  test('L14: it says that lenses need a medical prescription', async () => {
    const { user } = page();
    await user.click(buy());
    expect(await screen.findByText(/somente com receita médica/)).toBeInTheDocument();
  });
});

describe('the tabs', () => {
  test('LENS-04, A24: one tab per personalization, with the place among them', async () => {
    await openLenses();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Tipo',
      'Modelo',
      'Espessura',
      'Receita',
    ]);
    expect(screen.getByText('Etapa 1 de 4')).toBeInTheDocument();
    expect(screen.getByRole('tabpanel', { name: 'Tipo' })).toHaveTextContent(
      'Para que você vai usar as lentes?',
    );
  });

  test('LENS-05, LENS-07: choosing selects, clears the other and moves on with the focus', async () => {
    const { user } = await openLenses();
    await user.click(screen.getByRole('button', { name: /^Visão simples/ }));
    expect(screen.getByRole('tab', { name: 'Modelo' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('heading', { name: 'Modelo' })).toHaveFocus();
    await user.click(screen.getByRole('tab', { name: 'Tipo' }));
    await user.click(screen.getByRole('button', { name: /^Multifocal/ }));
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    expect(screen.getByRole('button', { name: /^Multifocal/ })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: /^Visão simples/ })).toHaveAttribute('aria-pressed', 'false');
  });

  test('LENS-06: what does not go with the choice is not offered in the next tab', async () => {
    const { user } = await openLenses();
    await user.click(screen.getByRole('button', { name: /^Visão simples/ }));
    expect(screen.getByRole('button', { name: /^Incolor/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Fotossensível/ })).not.toBeInTheDocument();
    expect(screen.getByText('1 opção não combina com o que você já escolheu.')).toBeInTheDocument();
  });

  test('LENS-08, LENS-09: title, subtitle and price of a value, a pair priced as a pair', async () => {
    const { user } = await openLenses();
    await user.click(screen.getByRole('button', { name: /^Multifocal/ }));
    await user.click(screen.getByRole('button', { name: /^Antirreflexo/ }));
    const fina = screen.getByRole('button', { name: /^Fina/ });
    expect(within(fina).getByText('Fina').tagName).toBe('STRONG');
    expect(within(fina).getByText('1.61')).toBeInTheDocument();
    expect(fina).toHaveTextContent(/R\$\s249,00/);
  });

  test('LENS-10: running total in every step, and a summary of the choices in the last', async () => {
    const rendered = await openLenses();
    expect(dialog()).toHaveTextContent(/Total R\$\s449,90/);
    await chooseAll(rendered);
    expect(dialog()).toHaveTextContent(/Total R\$\s1\.786,90/);
    const summary = screen.getByRole('region', { name: 'Resumo das lentes' });
    for (const text of ['Tipo', 'Multifocal', 'Modelo', 'Fotossensível', 'Espessura', 'Fina'])
      expect(summary).toHaveTextContent(text);
    await rendered.user.click(within(summary).getByRole('button', { name: 'Alterar Modelo' }));
    expect(screen.getByRole('tab', { name: 'Modelo' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('button', { name: /^Fotossensível/ })).toHaveAttribute('aria-pressed', 'true');
  });

  test('LENS-04, LENS-09: the odd shapes of another store make a whole flow, with an optional tab', async () => {
    const { user } = await openLenses({ personalizacoes: oddLenses });
    expect(screen.getAllByRole('tab')).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: /^Fina/ }));
    await user.click(screen.getByRole('button', { name: 'Seguir sem esta opção' }));
    expect(screen.getByRole('tab', { name: 'Observações' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('group', { name: 'Olho direito (OD)' })).toBeInTheDocument();
  });

  test('LENS-19: it closes with its button and by Escape, and comes back with everything in place', async () => {
    const rendered = await openLenses();
    const { user } = rendered;
    await chooseAll(rendered);
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(buy());
    expect(dialog()).toHaveTextContent(/R\$\s1\.786,90/);
    fireEvent(dialog(), new Event('close'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('A24: choices are there after a reload, in the tab where the shopper was', async () => {
    const rendered = await openLenses();
    await rendered.user.click(screen.getByRole('button', { name: /^Multifocal/ }));
    rendered.unmount();
    const { user } = page();
    await user.click(buy());
    expect(await screen.findByRole('tab', { name: 'Modelo' })).toHaveAttribute('aria-selected', 'true');
    expect(dialog()).toHaveTextContent(/R\$\s1\.038,90/);
  });
});

describe('the prescription', () => {
  async function atReceipt() {
    const rendered = await openLenses();
    await chooseAll(rendered);
    return rendered;
  }

  const photo = new File(['x'], 'receita.jpg', { type: 'image/jpeg' });
  const choose = (user: ReturnType<typeof userEvent.setup>) =>
    user.upload(screen.getByLabelText(/^Escolher foto da receita/), photo);

  test('LENS-11, A-41: beside the upload there is a WhatsApp link that names frame and lenses', async () => {
    await atReceipt();
    const link = screen.getByRole('link', { name: 'Enviar receita pelo WhatsApp' });
    const url = new URL(link.getAttribute('href') ?? '');
    expect(url.origin + url.pathname).toBe('https://wa.me/5511999999999');
    expect(url.searchParams.get('text')).toContain('Armação Serra');
    expect(url.searchParams.get('text')).toContain('Espessura: Fina, 1.61');
    expect(link).toHaveAttribute('rel', 'noopener');
  });

  test('LENS-15, L9: the photo goes only after the consent, which nobody has ticked', async () => {
    const { user } = await atReceipt();
    await choose(user);
    const consent = screen.getByRole('checkbox', { name: /^Autorizo o uso dos dados de saúde/ });
    expect(consent).not.toBeChecked();
    await user.click(await screen.findByRole('button', { name: 'Enviar receita' }));
    expect(screen.queryByText('RECEITA ENVIADA COM SUCESSO!')).not.toBeInTheDocument();
    expect(screen.getByText('Para enviar a receita, marque a sua autorização.')).toBeInTheDocument();
    expect(consent).toHaveFocus();
    await user.click(consent);
    await user.click(screen.getByRole('button', { name: 'Enviar receita' }));
    expect(screen.getByText('RECEITA ENVIADA COM SUCESSO!')).toBeInTheDocument();
  });

  test('LENS-12: a file that cannot be a photo gets a sentence and changes nothing', async () => {
    const { user } = await atReceipt();
    await choose(user);
    const preview = await screen.findByRole('img', { name: 'Receita que você escolheu' });
    jest
      .mocked(photos.inspectPhoto)
      .mockRejectedValueOnce(new photos.PhotoProblem('Este arquivo está vazio.'));
    await user.upload(screen.getByLabelText('Trocar foto'), photo);
    expect(await screen.findByText('Este arquivo está vazio.')).toBeInTheDocument();
    expect(preview).toBeInTheDocument();
  });

  test('A25: the photo can be turned', async () => {
    const { user } = await atReceipt();
    await choose(user);
    await user.click(await screen.findByRole('button', { name: 'Girar' }));
    expect(jest.mocked(photos.renderPhoto)).toHaveBeenLastCalledWith(photo, 1);
  });

  test("LENS-16, A-43: deleting asks 'Tem certeza que deseja excluir?'; não keeps, sim removes", async () => {
    const { user } = await atReceipt();
    await choose(user);
    await user.click(await screen.findByRole('button', { name: 'Excluir' }));
    const question = await screen.findByRole('alertdialog', { name: 'Tem certeza que deseja excluir?' });
    await user.click(within(question).getByRole('button', { name: 'não' }));
    expect(screen.getByRole('img', { name: 'Receita que você escolheu' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Excluir' }));
    await user.click(await screen.findByRole('button', { name: 'sim' }));
    expect(screen.queryByRole('img', { name: 'Receita que você escolheu' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText(/^Escolher foto da receita/)).toHaveFocus());
  });

  test('LENS-13, LENS-14: Finalizar posts product/shop with base64 and goes to the answered address', async () => {
    const fetchMock = goesTo(CART);
    const { user } = await atReceipt();
    await choose(user);
    await user.click(screen.getByRole('checkbox', { name: /^Autorizo/ }));
    await user.click(await screen.findByRole('button', { name: 'Enviar receita' }));
    await user.click(screen.getByRole('button', { name: 'Finalizar' }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(CART));
    const [path, init] = fetchMock.mock.calls[0] ?? [];
    expect(path).toBe('/v2/front/product/shop');
    expect(JSON.parse(String(init?.body))).toMatchObject({
      carrinho: true,
      produtos: [
        {
          id: 7,
          quantidade: 1,
          idAtributoValor: 0,
          preco: 449.9,
          personalizacao: [
            { id: '11' },
            { id: '12' },
            { id: '13' },
            { id: '14', valorUpload: 'data:image/jpeg;base64,/9j/' },
          ],
        },
      ],
    });
  });

  test('LENS-13: a photo that was not handed over keeps the purchase waiting, with a word', async () => {
    const fetchMock = goesTo(CART);
    const { user } = await atReceipt();
    await choose(user);
    await screen.findByRole('button', { name: 'Enviar receita' });
    await user.click(screen.getByRole('button', { name: 'Finalizar' }));
    expect(screen.getByText(/^Confirme o envio da receita/)).toBeInTheDocument();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test.each([
    [500, {}, /problema do lado dela/],
    [504, {}, /demorou demais/],
    [400, {}, /não aceitou estas escolhas/],
    [429, {}, /Espere um minuto/],
    [200, { carrinho: { url: 'https://evil.example/checkout' } }, /não é o dela/],
    [200, { carrinho: { url: '' } }, /não é o dela/],
  ])(
    'LENS-20, C6: answer %i %j clears the loader, is logged and told, and the choices stay',
    async (status, body, words) => {
      answerWith(status, body);
      const { user } = await atReceipt();
      await user.click(screen.getByRole('button', { name: 'Finalizar' }));
      expect(await screen.findByText(words)).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Finalizar' })).not.toHaveAttribute('aria-busy');
      expect(console.error).toHaveBeenCalled();
      expect(leaveFor).not.toHaveBeenCalled();
      expect(dialog()).toHaveTextContent(/R\$\s1\.786,90/);
      goesTo(CART);
      await user.click(screen.getByRole('button', { name: 'Finalizar' }));
      await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(CART));
    },
  );

  test('LENS-20: a dropped connection is told too', async () => {
    Object.assign(globalThis, { fetch: jest.fn(async () => Promise.reject(new TypeError('failed'))) });
    const { user } = await atReceipt();
    await user.click(screen.getByRole('button', { name: 'Finalizar' }));
    expect(await screen.findByText(/Confira sua conexão/)).toBeInTheDocument();
  });

  test('A25: a typed value out of range is told when the field is left, and stops Finalizar', async () => {
    const fetchMock = goesTo(CART);
    const { user } = await atReceipt();
    await user.click(screen.getByText(/^Digitar os valores/));
    await user.type(screen.getByRole('textbox', { name: 'Esférico, Olho direito (OD)' }), '-25');
    await user.tab();
    expect(screen.getByText('Esférico vai de -20,00 a 20,00.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Finalizar' }));
    expect(screen.getByText('Corrija os campos marcados na receita digitada.')).toBeInTheDocument();
    expect(fetchMock).not.toHaveBeenCalled();
  });
});
