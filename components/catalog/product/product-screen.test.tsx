import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emulateViewport } from '@/components/ui/testing';
import { describeOnEachPlatform } from '@/lib/platform/testing/variants';
import { wirePicture, wirePrices, wireSeal, wireSize } from '@/lib/platform/testing/wire-products';
import { renderProductPage } from './testing';

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

/** Texts of the seals, in the line after the name. */
const sealTexts = () =>
  [...(screen.getByRole('heading', { level: 1 }).nextElementSibling?.children ?? [])].map(({ textContent }) =>
    textContent?.trim(),
  );

describeOnEachPlatform('ProductScreen', () => {
  test('PDP-05, PDP-13, PDP-14: breadcrumb, brand link and name are shown', () => {
    renderProductPage();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Alba' })).toHaveAttribute('href', '/marcas/alba');
    expect(screen.getByRole('heading', { level: 1, name: 'Armação Serra' })).toBeVisible();
  });

  test('PDP-04: brand, name, purchase panel, description, measurements and features appear in this order', () => {
    renderProductPage(
      { caracteristicas: features },
      {
        description: <p>Texto longo</p>,
        sections: {
          combinations: <p>Compre junto</p>,
          showcases: <p>Vitrine</p>,
          questions: <p>Perguntas</p>,
          reviews: <p>Avaliações</p>,
          testimonials: <p>Depoimentos</p>,
        },
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

  test('PDP-16, PDP-37, PDP-38: an available product has a buy button in the panel and in the buy bar', () => {
    renderProductPage();
    expect(screen.getAllByRole('button', { name: 'Adicionar ao carrinho' })).toHaveLength(2);
  });

  test('PDP-38: the buy bar is hidden while the panel’s button, which does the same, is in view', () => {
    let notify: (isIntersecting: boolean) => void = () => {};
    globalThis.IntersectionObserver = class extends IntersectionObserver {
      constructor(callback: IntersectionObserverCallback) {
        super(callback);
        this.observe = (element) => {
          if (element.contains(screen.getAllByRole('button', { name: 'Adicionar ao carrinho' })[0] ?? null))
            notify = (isIntersecting) => callback([{ isIntersecting } as IntersectionObserverEntry], this);
        };
      }
    };
    renderProductPage();
    const bar = document.querySelector('[data-scrolled]');
    expect(bar).toBeVisible();
    act(() => notify(true));
    expect(bar).not.toBeVisible();
    act(() => notify(false));
    expect(bar).toBeVisible();
  });

  test('PDP-39: the buy bar changes its state when the page has scrolled by 60 px', () => {
    renderProductPage();
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

  test('A-97, A-98: the last price of a sold-out product is that of the size in the address', () => {
    const valores = [
      wireSize(1, { label: '46', estoque: 0, precos: { ...wirePrices, por: 300, vista: 270 } }),
      wireSize(2, { label: '48', estoque: 0 }),
    ];
    renderProductPage(
      { status: 'indisponivel', atributos: { simples: { nome: 'Tamanho', valores } } },
      { size: '46' },
    );
    expect(screen.getByText(/^Último preço/)).toHaveTextContent(/270,00 no PIX, ou R\$\s300,00/);
  });

  test('A-97, PDP-48: the chat about a sold-out size names the size, by words and address', () => {
    const valores = [wireSize(1, { label: '48' }), wireSize(2, { label: '50', estoque: 0, carrinho: null })];
    renderProductPage({ atributos: { simples: { nome: 'Tamanho', valores } } }, { size: '50' });
    const chat = screen.getByRole('link', { name: 'Conversar no WhatsApp' });
    expect(new URL(chat.getAttribute('href') ?? '').searchParams.get('text')).toBe(
      'Olá! Tenho interesse neste produto: Armação Serra, Tamanho 50\nhttps://loja/armacao-serra.html?tamanho=50',
    );
  });

  test('PDP-45, PDP-50, PDP-51, NOTIFY-01: a sold-out product shows the notify form and WhatsApp, but no buy button', () => {
    renderProductPage(
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
    renderProductPage({ status: 'sobConsulta' }, { requestForm: <p>Formulário de orçamento</p> });
    expect(screen.getByText('Formulário de orçamento')).toBeVisible();
    expect(document.body).not.toHaveTextContent('R$');
  });

  test('A-91, PDP-04: seals are drawn on the picture and announced once, after the name', () => {
    renderProductPage({ selos: [wireSeal(1, '-20%')] });
    expect(sealTexts()).toEqual(['-20%']);
    expect(screen.getByRole('heading', { level: 1 }).nextElementSibling).toHaveClass('visually-hidden');
    expect(screen.queryByRole('img', { name: '-20%' })).toBeNull();
    expect(screen.getAllByRole('img', { name: '-20%', hidden: true })).toHaveLength(1);
  });

  test('PDP-15, DATA-18: seals have the position and colours that the platform sends', () => {
    renderProductPage({
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

  test('A-98, PDP-48: the discount seal shows the discount of the chosen size', async () => {
    const prices = (de: number, por: number) => ({ de, por, vista: por, descontoVista: 0, parcelamento: [] });
    const own = prices(469, 389.9);
    const valores = [
      wireSize(1, { label: '46', precos: prices(449, 369.9) }),
      wireSize(2, { label: '48', precos: own, selecionado: true }),
    ];
    renderProductPage({
      precos: own,
      selos: [wireSeal(1, '-16%'), wireSeal(2, 'Lançamento')],
      atributos: { simples: { nome: 'Tamanho', valores } },
    });
    expect(sealTexts()).toEqual(['-16%', 'Lançamento']);
    await userEvent.click(screen.getByRole('radio', { name: /^46/ }));
    expect(sealTexts()).toEqual(['-17%', 'Lançamento']);
    expect(screen.queryByText('-16%')).not.toBeInTheDocument();
    expect(screen.getByRole('img', { name: '-17%', hidden: true })).toBeVisible();
  });

  test('PDP-17: the long description has a heading; without a description there is none', () => {
    const { unmount } = renderProductPage({}, { description: <p>Feita à mão</p> });
    expect(within(screen.getByRole('region', { name: 'Descrição' })).getByText('Feita à mão')).toBeVisible();
    unmount();
    renderProductPage();
    expect(screen.queryByRole('heading', { name: 'Descrição' })).toBeNull();
  });

  test('PDP-18, A15: four measurements and the frame’s engraved size are shown', () => {
    renderProductPage({ caracteristicas: features });
    const table = within(screen.getByRole('region', { name: 'Medidas' })).getByRole('table');
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => row.lastElementChild?.textContent),
    ).toEqual(['138 mm', '18 mm', '52 mm', '41 mm', '52-18-140']);
  });

  test('PDP-19: feature groups and rows match the response, without empty rows and hidden groups', () => {
    const hidden = { nome: 'Interno', visivelSite: false, itens: [{ label: 'Custo', valor: 'R$ 90' }] };
    renderProductPage({
      caracteristicas: [...features, { nome: 'Vazio', itens: [{ label: 'Sem valor', valor: '' }] }, hidden],
    });
    const region = screen.getByRole('region', { name: 'Características' });
    expect(
      within(region)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Geral', 'Medidas']);
    expect(within(region).getAllByRole('term')).toHaveLength(17);
  });

  test('PDP-21, CONST-12: a video is embedded on click; a URL of an unknown player never is', async () => {
    const { unmount } = renderProductPage({ video: { url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' } });
    expect(document.querySelector('iframe')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Assistir ao vídeo' }));
    expect(document.querySelector('iframe')?.src).toBe(
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
    );
    unmount();
    renderProductPage({ video: { url: 'javascript:alert(1)' } });
    expect(document.querySelector('iframe')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Assistir ao vídeo' })).toBeNull();
  });

  test('A19: the guarantees are listed next to the button', () => {
    renderProductPage();
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

  test('L4: the right of withdrawal is linked on every product page', () => {
    renderProductPage({ status: 'sobConsulta' });
    expect(screen.getByRole('link', { name: '7 dias para devolver' })).toHaveAttribute(
      'href',
      '/pagina/troca-e-devolucao',
    );
  });

  test('DATA-01: a product that has only a name gets a complete page', () => {
    renderProductPage({
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
