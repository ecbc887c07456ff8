import { act, fireEvent, screen, within } from '@testing-library/react';
import { emulateModalDialogs, emulateViewport } from '@/components/ui/testing';
import { PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';
import { wirePrices, wireProduct, wireSize } from '@/lib/platform/testing/wire-products';
import { composition, kitPage, setEncoding, sizesOf } from './testing';

beforeAll(emulateModalDialogs);

describe.each(PLATFORM_VARIANTS)('the page of a kit, fed by $name', ({ encode }) => {
  beforeEach(() => setEncoding(encode));

  describe('a kit page', () => {
    test('KIT-01, KIT-02, KIT-16: a closed kit shows its name and code', () => {
      kitPage();
      expect(screen.getByRole('heading', { level: 1, name: 'Kit família' })).toBeVisible();
      expect(screen.getByText('Ref. KIT-81')).toBeVisible();
    });

    test('KIT-02, KIT-16: an open kit shows no code', () => {
      kitPage({ tipo: 'aberta' });
      expect(screen.queryByText(/KIT-81/)).not.toBeInTheDocument();
      expect(screen.getByRole('checkbox', { name: 'Levar Solar' })).toBeChecked();
      expect(screen.getByText('É o preço do que está marcado na lista abaixo.')).toBeVisible();
    });

    test('KIT-03, PDP-09: the pictures have thumbnails, which scroll by 90 px', async () => {
      Object.assign(window, { matchMedia: () => ({ matches: true }) });
      const scrollBy = jest.fn();
      Element.prototype.scrollBy = scrollBy;
      const user = kitPage();
      expect(screen.getAllByRole('img', { name: 'Foto 1' }).length).toBeGreaterThan(0);
      await user.click(screen.getByRole('button', { name: 'Avançar miniaturas' }));
      expect(scrollBy).toHaveBeenCalledWith(expect.objectContaining({ left: 90 }));
    });

    test.each([
      ['disponivel', 'Compra segura'],
      ['indisponivel', 'PRODUTO ESGOTADO'],
      ['sobConsulta', 'SOB CONSULTA'],
    ])('KIT-04: a kit with the status %s shows the matching message', (status, text) => {
      kitPage({ status });
      expect(screen.getByText(text)).toBeVisible();
      expect(screen.queryAllByRole('button', { name: 'Adicionar à sacola' })).toHaveLength(
        status === 'disponivel' ? 2 : 0,
      );
    });

    test('KIT-04: a kit without any price shows a contact link', () => {
      kitPage({ precos: [], produtos: [{ ...wireProduct({ precos: [] }), quantidade: 1 }] });
      expect(screen.getByRole('link', { name: /WhatsApp/ })).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Adicionar à sacola' })).not.toBeInTheDocument();
    });

    test.each(['disponivel', 'indisponivel', 'sobConsulta'])(
      'KIT-04: without a chat number, a kit that cannot be bought (%s) links to the contact page',
      (status) => {
        kitPage({ status, precos: [], produtos: [] }, { whatsapp: '' });
        expect(screen.getByRole('link', { name: 'Falar com a loja' })).toHaveAttribute(
          'href',
          '/pagina/contato',
        );
      },
    );

    test('KIT-05, KIT-09: each product has a row; sizes are radio buttons, and sold-out sizes are disabled', () => {
      kitPage();
      expect(within(composition()).getAllByRole('listitem')).toHaveLength(3);
      expect(within(composition()).getAllByRole('radio')).toHaveLength(4);
      expect(sizesOf('Clássica').getByRole('radio', { name: /^54/ })).toBeDisabled();
      expect(within(composition()).getByRole('link', { name: 'Solar' })).toHaveAttribute(
        'href',
        '/armacao-serra.html',
      );
    });

    test('KIT-06, KIT-07, KIT-08: the page shows the description, the features of each product and the showcase', () => {
      kitPage({}, { description: <p>Texto longo</p>, showcase: <h2>Aproveite e veja também</h2> });
      expect(screen.getByRole('region', { name: 'Descrição' })).toHaveTextContent('Texto longo');
      const features = screen.getByRole('region', { name: 'Características' });
      expect(
        within(features)
          .getAllByRole('heading', { level: 3 })
          .map((h) => h.textContent),
      ).toEqual(['Solar', 'Clássica']);
      // The features of several products are long, so each list is collapsible.
      expect(within(features).getByText('18 mm')).not.toBeVisible();
      expect(screen.getByRole('heading', { name: 'Aproveite e veja também' })).toBeVisible();
    });

    test("KIT-10, KIT-11, A-96: the Pix price comes first, then 'De … por …' and instalments", () => {
      kitPage();
      expect(screen.getByText(/^De/).closest('p')).toHaveTextContent(
        /^De R\$\s999,80 por R\$\s899,80 em até 10x de R\$\s44,99 sem juros$/,
      );
      const cash = screen.getByText(/à vista no PIX/).closest('p');
      expect(cash).toHaveTextContent(/^R\$\s809,82 à vista no PIX, 10% a menos que no cartão$/);
      expect(within(cash ?? document.body).getByText(/809,82/).tagName).toBe('STRONG');
    });

    test('KIT-12: a dialog shows all instalments and can be closed', async () => {
      const user = kitPage();
      await user.click(screen.getByRole('button', { name: 'Ver todas as parcelas' }));
      const popup = await screen.findByRole('dialog', { name: 'Todas as parcelas' });
      expect(within(popup).getAllByRole('row')).toHaveLength(4);
      await user.click(within(popup).getByRole('button', { name: 'Fechar' }));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });

    test('KIT-14, KIT-15: a note accompanies the button, and the buy bar on phones has a second button', () => {
      kitPage();
      expect(screen.getByText('Compra segura')).toBeVisible();
      expect(document.querySelector('[data-scrolled]')).toContainElement(
        screen.getAllByRole('button', { name: 'Adicionar à sacola' })[1] ?? null,
      );
    });

    test('KIT-15: the phone’s buy bar is hidden while the panel’s button is in view', () => {
      const enterView = emulateViewport();
      kitPage();
      const bar = document.querySelector('[data-scrolled]');
      expect(bar).toBeVisible();
      act(enterView);
      expect(bar).not.toBeVisible();
    });

    test('KIT-05, KIT-11: a product whose sizes differ in price shows the lowest price with “from”, until a size is chosen', async () => {
      const valores = [wireSize(54), wireSize(56, { precos: { ...wirePrices, por: 199.9, vista: 0 } })];
      const solar = { ...wireProduct({ id: 2, nome: 'Solar' }), quantidade: 1 };
      const user = kitPage({
        produtos: [{ ...solar, atributos: { simples: { nome: 'Tamanho', valores } } }],
      });
      expect(within(composition()).getByText(/^a partir de/)).toHaveTextContent(/^a partir de R\$\s\d+,/);
      await user.click(sizesOf('Solar').getByRole('radio', { name: /^56/ }));
      expect(within(composition()).queryByText(/^a partir de/)).not.toBeInTheDocument();
    });

    test('KIT-23: a kit without pictures, prices, texts or products still has its page', () => {
      kitPage({ midias: [], precos: null, caracteristicas: null, produtos: [], sku: null, status: null });
      expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
      expect(screen.getByText('PRODUTO ESGOTADO')).toBeVisible();
    });
  });

  test('KIT-05: a frame for prescription lenses says that they are not included, and links to its page', () => {
    const caracteristicas = [{ nome: 'Ficha', itens: [{ label: 'Lente', valor: 'Para troca por grau' }] }];
    kitPage({
      produtos: [
        { ...wireProduct({ id: 1, nome: 'Leitura' }), quantidade: 1, caracteristicas },
        { ...wireProduct({ id: 2, nome: 'Solar' }), quantidade: 1 },
      ],
    });
    expect(screen.getByText(/^O preço é o da armação: as lentes de grau são à parte/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Comprar com lentes: Leitura' })).toHaveAttribute(
      'href',
      expect.stringMatching(/#lentes$/),
    );
    expect(screen.queryByRole('link', { name: 'Comprar com lentes: Solar' })).toBeNull();
  });

  test('KIT-05, PDP-16: no link leads to the lenses of a frame that has sold out', () => {
    const caracteristicas = [{ nome: 'Ficha', itens: [{ label: 'Lente', valor: 'Para troca por grau' }] }];
    const frame = wireProduct({ id: 1, nome: 'Leitura', status: 'indisponivel' });
    kitPage({ produtos: [{ ...frame, quantidade: 1, caracteristicas }] });
    expect(screen.getByText(/Esgotado/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Comprar com lentes/ })).toBeNull();
  });

  test('KIT-05, PDP-16: a piece that is sold on request has not sold out', () => {
    const produtos = ['disponivel', 'sobConsulta', 'indisponivel'].map((status, index) => ({
      ...wireProduct({ id: index + 1, nome: status, status }),
      quantidade: 1,
    }));
    kitPage({ tipo: 'aberta', produtos });
    const rows = ['sobConsulta', 'indisponivel'].map((nome) =>
      screen.getByRole('link', { name: nome }).closest('li'),
    );
    expect(rows[0]).toHaveTextContent('Sob consulta');
    expect(rows[0]).not.toHaveTextContent('Esgotado');
    expect(rows[1]).toHaveTextContent('Esgotado');
  });

  test('KIT-10: a closed kit says what its pieces cost separately', () => {
    const piece = (id: number) => ({
      ...wireProduct({ id, precos: { ...wirePrices, por: 300, vista: 0 } }),
      quantidade: 1,
    });
    kitPage({ precos: { ...wirePrices, por: 500, vista: 0 }, produtos: [piece(1), piece(2)] });
    expect(screen.getByText(/^Separadas/)).toHaveTextContent(/^Separadas: R\$\s600,00$/);
  });

  test('PDP-54: a kit page has the sections of a product page', () => {
    kitPage();
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
    expect(document.querySelector('[data-scrolled]')).toHaveTextContent('Adicionar à sacola');
  });

  describe('the quantity of a kit', () => {
    const field = () => screen.getByRole('textbox', { name: 'Quantidade de Kit família' });

    test('KIT-13, A28: “Quantidade” is visible, and announced only as the name of its field', () => {
      kitPage();
      expect(screen.getByText('Quantidade')).toHaveAttribute('aria-hidden', 'true');
      expect(field()).toBeVisible();
    });

    test('KIT-13: minus and plus change the quantity, and the new sum is announced', async () => {
      const user = kitPage();
      await user.click(screen.getByRole('button', { name: 'Aumentar a quantidade de Kit família' }));
      expect(field()).toHaveValue('2');
      expect(screen.getByText(/^Total/)).toHaveTextContent(/R\$\s1\.799,60/);
      await user.click(screen.getByRole('button', { name: 'Diminuir a quantidade de Kit família' }));
      expect(field()).toHaveValue('1');
      expect(screen.getByRole('button', { name: 'Diminuir a quantidade de Kit família' })).toBeDisabled();
    });

    test.each(['0', '-1', 'abc', '1,5', '', '00', '99999'])(
      'KIT-17: an invalid quantity "%s" is reverted to the previous one',
      async (text) => {
        const user = kitPage();
        await user.clear(field());
        await user.type(field(), '3');
        await user.tab();
        fireEvent.change(field(), { target: { value: text } });
        fireEvent.blur(field());
        expect(field()).toHaveValue('3');
      },
    );

    test('KIT-17: Enter has the same effect as leaving the field', async () => {
      const user = kitPage();
      await user.clear(field());
      await user.type(field(), '4{Enter}');
      expect(screen.getByText(/^Total/)).toHaveTextContent(/R\$\s3\.599,20/);
    });
  });
});
