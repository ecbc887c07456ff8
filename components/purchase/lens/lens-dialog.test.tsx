import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { redirectTo } from '@/lib/browser/location';
import { PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';
import { wireSize } from '@/lib/platform/testing/wire-products';
import { unusualLenses } from '@/lib/purchase/lens/testing';
import { mockGatewayResponse } from '@/lib/purchase/testing';
import { lensDialogOpen } from './lens-button';
import {
  buyButton,
  CART,
  cartClient,
  chooseAll,
  dialog,
  framePage,
  openLenses,
  resetLenses,
  setEncoding,
} from './testing';

jest.mock('@/lib/browser/location');

beforeEach(() => {
  resetLenses();
  jest.mocked(redirectTo).mockClear();
});

describe.each(PLATFORM_VARIANTS)('lenses, fed by $name', ({ encode }) => {
  beforeEach(() => setEncoding(encode));

  describe('the first question', () => {
    test('LENS-01, PDP-47: buying a product that takes lenses opens the dialog and adds nothing to the cart', async () => {
      const { user } = framePage();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await user.click(buyButton());
      expect(await screen.findByRole('dialog')).toHaveProperty('open', true);
      expect(cartClient.add).not.toHaveBeenCalled();
    });

    test('LENS-01: the dialog does not open until a size is chosen', async () => {
      const { user } = framePage({
        atributos: { simples: { nome: 'Tamanho', valores: [wireSize(54), wireSize(56)] } },
      });
      await user.click(buyButton());
      expect(lensDialogOpen.get()).toBe(false);
    });

    test("LENS-02, A-44: 'Somente armação' is a link to the product's cart address", async () => {
      const { user } = framePage();
      await user.click(buyButton());
      expect(await screen.findByRole('link', { name: /^Somente armação/ })).toHaveAttribute('href', CART);
    });

    test('A-96: the option to buy only the frame shows both prices, Pix first', async () => {
      const { user } = framePage();
      await user.click(buyButton());
      expect(await screen.findByRole('link', { name: /^Somente armação/ })).toHaveTextContent(
        /R\$\s404,91 no PIX, ou R\$\s449,90$/,
      );
    });

    test.each(['https://evil.example/', ''])(
      'LENS-02: instead of the cart address %j, the dialog requests one from the platform',
      async (url) => {
        const fetchMock = mockGatewayResponse(200, { carrinho: { url: CART } });
        const { user } = framePage({ carrinho: { tipo: 'produto', url, itens: [{ idProduto: '7' }] } });
        await user.click(buyButton());
        await user.click(await screen.findByRole('button', { name: /^Somente armação/ }));
        await waitFor(() => expect(redirectTo).toHaveBeenCalledWith(CART));
        expect(JSON.parse(String(fetchMock.mock.calls[0]?.[1].body)).produtos[0].personalizacao).toEqual([]);
      },
    );

    test('A24: the first tab is shown below the first question, and a choice there opens the next tab', async () => {
      const { user } = framePage();
      await user.click(buyButton());
      await user.click(await screen.findByRole('button', { name: /^Multifocal/ }));
      expect(screen.getByRole('tab', { name: 'Modelo' })).toHaveAttribute('aria-selected', 'true');
      expect(dialog()).toHaveTextContent(/Até aqui R\$\s935,01 no PIX ou R\$\s1\.038,90/);
    });

    test('A24: frame, instalments and delivery promise accompany the first question', async () => {
      const { user } = framePage();
      await user.click(buyButton());
      expect(await screen.findByRole('img', { name: 'Armação Serra' })).toBeInTheDocument();
      expect(dialog()).toHaveTextContent(
        /R\$\s404,91 no PIX ou R\$\s449,90 em até 10x de R\$\s44,99 sem juros/,
      );
      expect(screen.getByText('De 3 a 8 dias úteis no laboratório')).toBeInTheDocument();
    });

    test('the option of the clicked button is marked, and a choice in the first tab continues', async () => {
      const { user } = framePage();
      await user.click(buyButton());
      const given = await screen.findByRole('button', { name: /^Armação \+ LENTE grau Sua escolha/ });
      expect(given).toHaveAttribute('aria-current', 'true');
      expect(screen.getByRole('link', { name: /^Somente armação/ })).not.toHaveAttribute('aria-current');
      expect(screen.getByText('Etapa 1 de 4')).toBeInTheDocument();
      expect(screen.getByRole('tab', { name: 'Tipo' })).toHaveAttribute('aria-selected', 'true');
      screen.getByRole('tab', { name: 'Tipo' }).focus();
      await user.tab();
      expect(given).toHaveFocus();
      await user.click(screen.getByRole('button', { name: /^Visão simples/ }));
      expect(screen.getByRole('tab', { name: 'Modelo' })).toHaveAttribute('aria-selected', 'true');
      expect(screen.queryByRole('link', { name: /^Somente armação/ })).not.toBeInTheDocument();
      await user.click(screen.getByRole('tab', { name: 'Tipo' }));
      expect(screen.getByRole('link', { name: /^Somente armação/ })).toBeInTheDocument();
    });

    test('CART-30: the fragment that the bag links to opens the dialog, on page load and on hash change', async () => {
      window.history.replaceState(null, '', '#lentes-da-sacola-1');
      const { unmount, user } = framePage();
      await user.click(await screen.findByRole('button', { name: 'Fechar' }));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(window.location.hash).toBe('');
      window.history.replaceState(null, '', '#lentes-da-sacola-1');
      fireEvent(window, new Event('hashchange'));
      expect(await screen.findByRole('dialog')).toHaveProperty('open', true);
      unmount();

      framePage({ atributos: { simples: { nome: 'Tamanho', valores: [wireSize(54), wireSize(56)] } } });
      expect(lensDialogOpen.get()).toBe(false);
      window.history.replaceState(null, '', ' ');
    });

    test("LENS-03: 'Armação + LENTE grau' is offered only with personalizations", async () => {
      const { user } = framePage({ personalizacoes: [] });
      await user.click(buyButton());
      await screen.findByRole('link', { name: /^Somente armação/ });
      expect(screen.queryByText('Armação + LENTE grau')).not.toBeInTheDocument();
    });

    test('L14: the dialog says that lenses need a medical prescription', async () => {
      const { user } = framePage();
      await user.click(buyButton());
      expect(await screen.findByText(/somente com receita médica/)).toBeInTheDocument();
    });
  });

  describe('the tabs', () => {
    test('LENS-04, A24: there is one tab per personalization, with its step number', async () => {
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

    test('LENS-05, LENS-07: choosing an option deselects the previous one and moves the focus to the next tab', async () => {
      const { user } = await openLenses();
      await user.click(screen.getByRole('button', { name: /^Visão simples/ }));
      expect(screen.getByRole('tab', { name: 'Modelo' })).toHaveAttribute('aria-selected', 'true');
      expect(screen.getByRole('heading', { name: 'Modelo (tratamento da lente)' })).toHaveFocus();
      await user.click(screen.getByRole('tab', { name: 'Tipo' }));
      await user.click(screen.getByRole('button', { name: /^Multifocal/ }));
      await user.click(screen.getByRole('button', { name: 'Voltar' }));
      expect(screen.getByRole('button', { name: /^Multifocal/ })).toHaveAttribute('aria-pressed', 'true');
      expect(screen.getByRole('button', { name: /^Visão simples/ })).toHaveAttribute('aria-pressed', 'false');
      // The first question has no such button.
      await user.click(screen.getByRole('button', { name: 'Voltar' }));
      expect(screen.getByRole('heading', { name: 'Tipo de lente' })).toHaveFocus();
    });

    test('LENS-06: the next tab omits options that are incompatible with earlier choices', async () => {
      const { user } = await openLenses();
      await user.click(screen.getByRole('button', { name: /^Visão simples/ }));
      expect(screen.getByRole('button', { name: /^Incolor/ })).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: /^Fotossensível/ })).not.toBeInTheDocument();
      expect(screen.getByText('Fotossensível não combina com Visão simples.')).toBeInTheDocument();
    });

    test('LENS-08, LENS-09: an option shows title, subtitle and price; the price of a pair is for both lenses', async () => {
      const { user } = await openLenses();
      await user.click(screen.getByRole('button', { name: /^Multifocal/ }));
      await user.click(screen.getByRole('button', { name: /^Antirreflexo/ }));
      const fina = screen.getByRole('button', { name: /^Fina/ });
      expect(within(fina).getByText('Fina').tagName).toBe('STRONG');
      expect(within(fina).getByText('1.61')).toBeInTheDocument();
      expect(fina).toHaveTextContent(/\+ R\$\s224,10 no PIX ou R\$\s249,00$/);
    });

    test('A-96, LENS-09: an option that later choices make more expensive shows a starting price; only free options are called free', async () => {
      const { user } = await openLenses();
      expect(screen.getByRole('button', { name: /^Visão simples/ })).toHaveTextContent(
        /A partir de \+ R\$\s89,10 no PIX ou R\$\s99,00$/,
      );
      expect(screen.queryByText('Sem acréscimo')).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: /^Visão simples/ }));
      await user.click(screen.getByRole('button', { name: /^Incolor/ }));
      expect(screen.getByRole('button', { name: /^Tradicional/ })).toHaveTextContent(/Sem acréscimo$/);
    });

    test('LENS-10, A-96: every step shows the running total, as provisional while lenses are missing, and the last one a summary of the choices that adds up to it', async () => {
      const rendered = await openLenses();
      expect(dialog()).toHaveTextContent(/Até aqui R\$\s404,91 no PIX ou R\$\s449,90/);
      expect(dialog()).not.toHaveTextContent(/Total R\$/);
      await chooseAll(rendered);
      expect(dialog()).not.toHaveTextContent('Até aqui');
      expect(dialog()).toHaveTextContent(/Total R\$\s1\.608,21 no PIX ou R\$\s1\.786,90/);
      const summary = screen.getByRole('region', { name: 'Resumo das lentes' });
      for (const text of ['Tipo', 'Multifocal', 'Modelo', 'Fotossensível', 'Espessura', 'Fina'])
        expect(summary).toHaveTextContent(text);
      const cash = [...(summary.textContent ?? '').matchAll(/\+ R\$\s([\d.,]+) no PIX/g)].map(
        ([, amount = '']) => Number(amount.replace('.', '').replace(',', '.')),
      );
      expect(summary).toHaveTextContent(/Armação Serra\s*R\$\s404,91 no PIX ou R\$\s449,90/);
      expect(404.91 + cash.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(1_608.21, 2);
      await rendered.user.click(within(summary).getByRole('button', { name: 'Alterar Modelo' }));
      expect(screen.getByRole('tab', { name: 'Modelo' })).toHaveAttribute('aria-selected', 'true');
      expect(screen.getByRole('button', { name: /^Fotossensível/ })).toHaveAttribute('aria-pressed', 'true');
    });

    test('LENS-10: the summary begins with the frame and its size, which may have been preselected', async () => {
      // The platform's places for front, bridge, lens width and height.
      const texts = [...Array<string>(12).fill('x'), '137 mm', '21 mm', '51 mm', '42 mm'];
      const itens = texts.map((valor, index) => ({ label: `Item ${index}`, valor }));
      const rendered = await openLenses({
        caracteristicas: [{ nome: 'Medidas', itens }],
        atributos: { simples: { nome: 'Tamanho', valores: [wireSize(3, { label: 'G' })] } },
      });
      await chooseAll(rendered);
      const summary = screen.getByRole('region', { name: 'Resumo das lentes' });
      const [first] = within(summary).getAllByRole('definition');
      expect(first).toHaveTextContent('Armação Serra Tamanho G · 137 mm');
    });

    test('A25: the index tab recommends and selects a lens for the strongest degree, with the reason', async () => {
      const { user } = await openLenses();
      await user.click(screen.getByRole('button', { name: /^Multifocal/ }));
      await user.click(screen.getByRole('button', { name: /^Antirreflexo/ }));
      expect(screen.queryByText('Indicada para você')).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: /^Fina/ })).toHaveTextContent('Em geral, até 4 graus');
      const degrees = screen.getByRole('textbox', { name: /^Qual é o maior grau/ });
      await user.type(degrees, '-3,25');
      expect(screen.getByText(/^Para 3,25 de grau, indicamos o índice 1,61/)).toBeInTheDocument();
      expect(screen.queryByText(/Em geral, até/)).not.toBeInTheDocument();
      const panel = screen.getByRole('tabpanel', { name: 'Espessura' });
      expect(within(panel).getAllByRole('listitem')[0]).toHaveTextContent(/^Fina Indicada para você/);
      const pressed = () =>
        within(panel)
          .queryAllByRole('button', { pressed: true })
          .map(({ textContent }) => textContent);
      expect(pressed()).toEqual([expect.stringMatching(/^Fina/)]);
      expect(screen.getByRole('button', { name: 'Continuar' })).toBeInTheDocument();
      await user.clear(degrees);
      await user.type(degrees, '-1');
      expect(within(panel).getAllByRole('listitem')[0]).toHaveTextContent(/^Tradicional Indicada para você/);
      expect(pressed()).toEqual([expect.stringMatching(/^Tradicional Indicada/)]);
      await user.clear(degrees);
      await user.type(degrees, '99');
      await user.tab();
      expect(screen.getByText('Esférico vai de −20,00 a +20,00.')).toBeInTheDocument();
      expect(screen.queryByText(/Indicada para você/)).not.toBeInTheDocument();
      expect(pressed()).toEqual([]);
    });

    test('LENS-04, LENS-09: the whole flow works with another store’s irregular data and an optional tab', async () => {
      const { user } = await openLenses({ personalizacoes: unusualLenses });
      expect(screen.getAllByRole('tab')).toHaveLength(4);
      await user.click(screen.getByRole('button', { name: /^Fina/ }));
      await user.click(screen.getByRole('button', { name: 'Seguir sem esta opção' }));
      expect(screen.getByRole('tab', { name: 'Observações' })).toHaveAttribute('aria-selected', 'true');
      expect(screen.getByRole('group', { name: 'Olho direito (OD)' })).toBeInTheDocument();
    });

    test('LENS-08: options with a known word in their name have a drawing; it adds nothing to their name', async () => {
      await openLenses();
      const option = screen.getByRole('button', { name: /^Multifocal/ });
      expect(option.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
      expect(option.closest('ul')).toHaveAttribute('data-drawn', 'true');
    });

    test('LENS-19: the dialog closes with its button or with Escape, and reopens with all choices', async () => {
      const rendered = await openLenses();
      const { user } = rendered;
      await chooseAll(rendered);
      await user.click(screen.getByRole('button', { name: 'Fechar' }));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await user.click(buyButton());
      expect(dialog()).toHaveTextContent(/R\$\s1\.786,90/);
      fireEvent(dialog(), new Event('close'));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });

    test('A24: choices and the current tab survive a reload', async () => {
      const rendered = await openLenses();
      await rendered.user.click(screen.getByRole('button', { name: /^Multifocal/ }));
      rendered.unmount();
      const { user } = framePage();
      await user.click(buyButton());
      expect(await screen.findByRole('tab', { name: 'Modelo' })).toHaveAttribute('aria-selected', 'true');
      expect(dialog()).toHaveTextContent(/R\$\s1\.038,90/);
    });
  });
});
