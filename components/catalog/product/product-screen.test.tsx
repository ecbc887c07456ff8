import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChosenSizeLink } from '@/components/catalog/buy-box/purchase-context';
import { emulateViewport } from '@/components/ui/testing';
import { detalheSchema } from '@/lib/platform/schemas/page-content';
import { describeOnEachPlatform, encode } from '@/lib/platform/testing/variants';
import {
  wireColour,
  wirePicture,
  wireProduct,
  wireSeal,
  wireSize,
} from '@/lib/platform/testing/wire-products';
import { ProductScreen } from './product-screen';

const features = [
  {
    nome: 'Geral',
    itens: Array.from({ length: 12 }, (_, index) => ({ label: `Item ${index}`, valor: `Valor ${index}` })),
  },
  {
    nome: 'Medidas',
    itens: [
      { label: 'Frontal', valor: '138 mm' },
      { label: 'Ponte', valor: '18 mm' },
      { label: 'Horizontal', valor: '52 mm' },
      { label: 'Vertical', valor: '41 mm' },
      { label: 'Haste', valor: '140 mm' },
    ],
  },
];

beforeEach(() => {
  emulateViewport();
});

function renderPage(given: object = {}, slots: object = {}) {
  const detalhe = detalheSchema.parse(
    encode({
      estrutura: { breadcrumb: [{ label: 'Home', url: 'https://loja' }, { label: 'Armação Serra' }] },
      conteudo: wireProduct({ midias: [], ...given }),
    }),
  );
  return render(
    <ProductScreen
      detalhe={detalhe}
      url="https://loja/armacao-serra.html"
      whatsapp="(11) 99999-9999"
      buyButton={<button type="button">Adicionar ao carrinho</button>}
      {...slots}
    />,
  );
}

describeOnEachPlatform('ProductScreen', () => {
  test('PDP-05, PDP-13, PDP-14: breadcrumb, brand link and name', () => {
    renderPage();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Alba' })).toHaveAttribute('href', '/marcas/alba');
    expect(screen.getByRole('heading', { level: 1, name: 'Armação Serra' })).toBeVisible();
  });

  test('PDP-04: brand, name, purchase block, description, measures and features come in this order', () => {
    renderPage(
      { caracteristicas: features },
      {
        description: <p>Texto longo</p>,
        combinations: <p>Compre junto</p>,
        showcases: <p>Vitrine</p>,
        questions: <p>Perguntas</p>,
        reviews: <p>Avaliações</p>,
        testimonials: <p>Depoimentos</p>,
      },
    );
    const order = [
      'Alba',
      'Armação Serra',
      'Adicionar ao carrinho',
      'Texto longo',
      'Medidas',
      'Características',
      'Compre junto',
      'Vitrine',
      'Perguntas',
      'Avaliações',
      'Depoimentos',
    ];
    const text =
      screen.getByRole('heading', { level: 1 }).closest('div')?.ownerDocument.body.textContent ?? '';
    const positions = order.map((part) => text.indexOf(part, text.indexOf('Alba')));
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
    expect(positions).not.toContain(-1);
  });

  test('PDP-16, PDP-37, PDP-38: an available product has a buy button in the panel and in the bar', () => {
    renderPage();
    expect(screen.getAllByRole('button', { name: 'Adicionar ao carrinho' })).toHaveLength(2);
  });

  test('PDP-39: past 60 px the bar changes its state', () => {
    renderPage();
    const bar = document.querySelector('[data-scrolled]');
    const scrollTo = (scrollY: number) =>
      act(() => {
        Object.assign(window, { scrollY });
        fireEvent.scroll(window);
      });
    scrollTo(59);
    expect(bar).toHaveAttribute('data-scrolled', 'false');
    scrollTo(61);
    expect(bar).toHaveAttribute('data-scrolled', 'true');
  });

  test('PDP-45, PDP-50, PDP-51, NOTIFY-01: a sold-out product shows the form and WhatsApp, and no buy button', () => {
    renderPage(
      { status: 'indisponivel', midias: { imagens: [wirePicture(1)], arquivos: [] } },
      { requestForm: <p>Formulário de aviso</p> },
    );
    expect(screen.getAllByText('Esgotado')[0]).toBeVisible();
    expect(screen.getByText('PRODUTO ESGOTADO')).toBeVisible();
    expect(screen.getByText(/^Último preço/)).toHaveTextContent(/404,91 no PIX, ou R\$/);
    expect(screen.getByText('Formulário de aviso')).toBeVisible();
    expect(screen.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')).toContain(
      'armacao-serra.html',
    );
    expect(screen.queryByRole('button', { name: 'Adicionar ao carrinho' })).toBeNull();
  });

  test('PDP-46, QUOTE-01: a product on request shows the quote form and no price', () => {
    renderPage({ status: 'sobConsulta' }, { requestForm: <p>Formulário de orçamento</p> });
    expect(screen.getByText('Formulário de orçamento')).toBeVisible();
    expect(document.body).not.toHaveTextContent('R$');
  });

  test('A-91, PDP-04: seals are named once, after the name, and drawn on the picture', () => {
    renderPage({ selos: [wireSeal(1, '-20%')] });
    const seal = screen.getByRole('img', { name: '-20%' });
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading.compareDocumentPosition(seal)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(heading.parentElement).toContainElement(seal);
    expect(screen.getAllByRole('img', { name: '-20%', hidden: true })).toHaveLength(2);
  });

  test('PDP-15, DATA-18: seals have their position and colours from the platform', () => {
    renderPage({
      selos: [
        wireSeal(1, '-20%', { cores: { texto: '#ffffff', selo: '#7a1f1f' } }),
        { id: 2, nome: 'Frete', label: '', imagem: 'https://loja/selo.svg', posicao: [], cores: [] },
      ],
    });
    const onPicture = (name: string) =>
      screen
        .getAllByRole('img', { name, hidden: true })
        .find((drawing) => drawing.closest('[data-position]') !== null);
    const seal = onPicture('-20%');
    expect(seal?.closest('[data-position]') ?? null).toHaveAttribute('data-position', 'bottom-right');
    expect(seal?.querySelector('rect') ?? null).toHaveAttribute('fill', '#7a1f1f');
    expect(onPicture('Frete')?.closest('[data-position]') ?? null).toHaveAttribute(
      'data-position',
      'top-left',
    );
  });

  test('A-98, PDP-48: a seal with the discount is that of the chosen size', async () => {
    const prices = (de: number, por: number) => ({ de, por, vista: por, descontoVista: 0, parcelamento: [] });
    const own = prices(469, 389.9);
    const valores = [
      wireSize(1, { label: '46', precos: prices(449, 369.9) }),
      wireSize(2, { label: '48', precos: own, selecionado: true }),
    ];
    renderPage({
      precos: own,
      selos: [wireSeal(1, '-16%'), wireSeal(2, 'Lançamento')],
      atributos: { simples: { nome: 'Tamanho', valores } },
    });
    expect(screen.getByRole('img', { name: '-16%' })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /^46/ }));
    expect(screen.getByRole('img', { name: '-17%' })).toBeVisible();
    expect(screen.queryByText('-16%')).not.toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Lançamento' })).toBeVisible();
  });

  test('PDP-17: the long description has a heading; neither shows without a text', () => {
    const { unmount } = renderPage({}, { description: <p>Feita à mão</p> });
    expect(within(screen.getByRole('region', { name: 'Descrição' })).getByText('Feita à mão')).toBeVisible();
    unmount();
    renderPage();
    expect(screen.queryByRole('heading', { name: 'Descrição' })).toBeNull();
  });

  test('PDP-18, A15: four measures and the engraved triple', () => {
    renderPage({ caracteristicas: features });
    const table = within(screen.getByRole('region', { name: 'Medidas' })).getByRole('table');
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => row.lastElementChild?.textContent),
    ).toEqual(['138 mm', '18 mm', '52 mm', '41 mm', '52-18-140']);
  });

  test('PDP-19: feature groups and rows equal the answer; empty rows are left out', () => {
    renderPage({
      caracteristicas: [...features, { nome: 'Vazio', itens: [{ label: 'Sem valor', valor: '' }] }],
    });
    const region = screen.getByRole('region', { name: 'Características' });
    expect(
      within(region)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Geral', 'Medidas']);
    expect(within(region).getAllByRole('term')).toHaveLength(17);
  });

  test('PDP-43: colours are links with their names; the current and the sold-out ones are marked', () => {
    const valores = [
      wireColour(7, ' Preto ', { selecionado: true }),
      wireColour(8, 'Azul'),
      wireColour(9, 'Vinho', { produto: { id: 9, estoque: 0, status: 'indisponivel', midias: [] } }),
    ];
    renderPage({ atributos: { unico: { nome: 'Cor', valores } } });
    const region = screen.getByRole('region', { name: 'Mais cores' });
    expect(within(region).getByText('Preto').closest('[aria-current]')).toHaveAttribute(
      'aria-current',
      'true',
    );
    expect(
      within(region)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Azul', '/armacao-8.html'],
      ['Vinho (esgotado)', '/armacao-9.html'],
    ]);
    expect(within(region).getByRole('list')).not.toHaveAttribute('data-free');
    expect(within(region).queryByRole('button')).toBeNull();
  });

  test('A-97, PDP-43: other colours and what is kept open in the size that the shopper chose', async () => {
    renderPage(
      {
        atributos: {
          simples: {
            nome: 'Tamanho',
            valores: [wireSize(1, { label: '46' }), wireSize(2, { label: '48', selecionado: true })],
          },
          unico: {
            nome: 'Cor',
            valores: [wireColour(7, 'Preto', { selecionado: true }), wireColour(8, 'Azul')],
          },
        },
      },
      { favouriteButton: <ChosenSizeLink href="/comparar#/armacao-serra.html">Comparar</ChosenSizeLink> },
    );
    const colour = screen.getByRole('link', { name: 'Azul' });
    expect(colour).toHaveAttribute('href', '/armacao-8.html');
    await userEvent.click(screen.getByRole('radio', { name: /^46/ }));
    expect(colour).toHaveAttribute('href', '/armacao-8.html?tamanho=46');
    expect(screen.getByRole('link', { name: 'Comparar' })).toHaveAttribute(
      'href',
      '/comparar#/armacao-serra.html?tamanho=46',
    );
  });

  test('PDP-44, CONST-05: more than three colours scroll with arrows', () => {
    const valores = [1, 2, 3, 4].map((id) => wireColour(id, `Cor ${id}`));
    renderPage({ atributos: { unico: { nome: 'Cor', valores } } });
    expect(within(screen.getByRole('region', { name: 'Mais cores' })).getByRole('list')).toHaveAttribute(
      'data-free',
    );
    expect(screen.getByRole('button', { name: 'Avançar cores' })).toBeVisible();
  });

  test('PDP-43, PDP-44: the current colour is scrolled into view', async () => {
    const left = jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(0);
    left.mockImplementation(function (this: HTMLElement) {
      return [...(this.parentElement?.children ?? [])].indexOf(this) * 100;
    });
    const valores = [1, 2, 3, 4, 5].map((id) => wireColour(id, `Cor ${id}`, { selecionado: id === 4 }));
    renderPage({ atributos: { unico: { nome: 'Cor', valores } } });
    const row = within(screen.getByRole('region', { name: 'Mais cores' })).getByRole('list');
    await waitFor(() => expect(row.scrollLeft).toBe(300 - row.offsetLeft));
    left.mockRestore();
  });

  test('PDP-21, CONST-12: a video is embedded on a click; URLs of unknown players never are', async () => {
    const { unmount } = renderPage({ video: { url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' } });
    expect(document.querySelector('iframe')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Assistir ao vídeo' }));
    expect(document.querySelector('iframe')?.src).toBe(
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
    );
    unmount();
    renderPage({ video: { url: 'javascript:alert(1)' } });
    expect(document.querySelector('iframe')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Assistir ao vídeo' })).toBeNull();
  });

  test('A19: the guarantees are listed next to the button', () => {
    renderPage();
    const facts = screen.getByRole('list', { name: 'Compre com tranquilidade' });
    expect(
      within(facts)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '7 dias para devolver, contados do recebimento',
      'Garantia de 1 ano do fabricante; nós cuidamos do acionamento',
      'Pagamento seguro, pelos termos de compra',
      'Duas lojas para ajustes e dúvidas',
    ]);
  });

  test('L4: the right of return is linked on every product page', () => {
    renderPage({ status: 'sobConsulta' });
    expect(screen.getByRole('link', { name: '7 dias para devolver' })).toHaveAttribute(
      'href',
      '/pagina/troca-e-devolucao',
    );
  });

  test('DATA-01: a product with nothing but a name makes a complete page', () => {
    renderPage({
      marca: [],
      sku: '',
      precos: [],
      carrinho: [],
      midias: [],
      caracteristicas: [],
      descricoes: [],
      video: [],
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Armação Serra' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Características' })).toBeNull();
    expect(screen.getByRole('link', { name: /WhatsApp/ })).toBeVisible();
    expect(document.body).not.toHaveTextContent(/NaN|undefined|null|R\$/);
  });
});
