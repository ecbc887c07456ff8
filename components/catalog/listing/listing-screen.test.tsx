import { render, screen, within } from '@testing-library/react';
import { bannerSchema, bannersSchema } from '@/lib/platform/schemas/blocks';
import { type Encode, PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';
import { wireColour, wirePrices, wireProduct, wireSize } from '@/lib/platform/testing/wire-products';
import { ListingMemoryProvider } from './listing-memory';
import { ListingScreen } from './listing-screen';
import { ProductArea } from './product-area';
import { sampleListing } from './testing';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

let encodeAnswer: Encode;

type Listing = Parameters<typeof sampleListing>[0];

function screenOf(listing?: Listing, props: object = {}) {
  const page = { path: '/solar', query: { filtro: '2' } };
  const listagem = sampleListing({ ...listing, encode: encodeAnswer });
  const produtos = <ProductArea level="category" listagem={listagem} page={page} />;
  return render(<ListingScreen listagem={listagem} products={produtos} {...props} />, {
    wrapper: ListingMemoryProvider,
  });
}

const hrefs = (container: HTMLElement) =>
  within(container)
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'));

describe.each(PLATFORM_VARIANTS)('ListingScreen, fed by $name', ({ encode }) => {
  beforeEach(() => {
    encodeAnswer = encode;
  });

  test('LIST-08, LIST-12, LIST-27: breadcrumb, heading and one card per product', () => {
    screenOf();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('heading', { level: 1, name: 'Óculos de sol' })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  test('A-97: a list that is filtered by a size links to its products in that size, with its price', () => {
    const valores = [
      wireSize(1, { label: 'P', precos: { ...wirePrices, por: 399, vista: 399 } }),
      wireSize(2, { label: 'M', selecionado: true }),
    ];
    const sized = wireProduct({ id: 1, nome: 'Serra', atributos: { simples: { nome: 'Tamanho', valores } } });
    const filtros = [
      {
        id: 3,
        nome: 'Tamanho',
        valores: [{ id: 31, label: 'P (até 129 mm)', ativo: true, rota: { query: {} } }],
      },
    ];
    screenOf({ conteudo: { produtos: [sized] }, detalhes: { filtros } });
    const card = screen.getByRole('article');
    expect(within(card).getByRole('link', { name: 'Serra' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\?tamanho=P$/),
    );
    expect(card).toHaveTextContent('R$ 399,00');
  });

  test('LIST-26, LIST-29: count and pagination texts', () => {
    screenOf({ produtos: 12, total: 30, offset: 12 });
    expect(screen.getByText('13-24 de 30 Produtos encontrado(s)')).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Paginação' })).toHaveTextContent(
      'Visualizando 13 - 24 de 30 produtos',
    );
  });

  test('LIST-31, LIST-34: pages keep the filters; one page needs no pagination', () => {
    const { unmount } = screenOf({ produtos: 12, total: 13 });
    expect(screen.getByRole('link', { name: 'Página 2' })).toHaveAttribute('href', '/solar?filtro=2&pg=2');
    unmount();
    screenOf({ produtos: 12, total: 12 });
    expect(screen.queryByRole('navigation', { name: 'Paginação' })).toBeNull();
  });

  test('LIST-02, LIST-03, CONST-04: a banner with its own picture for narrow screens', () => {
    const banner = bannerSchema.parse(
      encodeAnswer({
        id: '1',
        nome: 'Solar',
        alt: 'Óculos sobre areia',
        dimensoes: { desktop: { imagem: '/d.webp' }, mobile: { imagem: '/m.webp' } },
      }),
    );
    screenOf({}, { banner });
    expect(screen.getByRole('img', { name: 'Óculos sobre areia' })).toHaveAttribute('src', '/d.webp');
    expect([...document.querySelectorAll('source')].map((source) => source.getAttribute('srcset'))).toEqual([
      '/m.webp',
      '/d.webp',
    ]);
  });

  test('LIST-07: no banner, or one without pictures, leaves the listing whole', () => {
    const { banners } = bannersSchema.parse(encodeAnswer({ banners: [{ id: '1', dimensoes: {} }] }));
    screenOf({}, { banner: banners[0] ?? null });
    expect(document.querySelector('picture')).toBeNull();
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  test('LIST-15, LIST-16, LIST-17: the sheet opens and closes by native means and clears the filters', () => {
    screenOf();
    const panel = document.getElementById('filtros');
    expect(panel).toHaveAttribute('popover', 'auto');
    expect(screen.getByRole('button', { name: 'Filtrar | Ordenar' })).toHaveAttribute(
      'popovertarget',
      'filtros',
    );
    const close = screen.getByRole('button', { name: 'Fechar', hidden: true });
    expect(close).toHaveAttribute('popovertarget', 'filtros');
    expect(close).toHaveAttribute('popovertargetaction', 'hide');
    expect(screen.getAllByRole('link', { name: 'Limpar tudo', hidden: true })[0]).toHaveAttribute(
      'href',
      '/solar',
    );
  });

  test('LIST-20, LIST-21: values lead to their address, those in force are marked', () => {
    screenOf();
    expect(screen.getByRole('link', { name: 'Redondo', hidden: true })).toHaveAttribute(
      'href',
      '/solar?filtro=1',
    );
    const active = screen.getByRole('link', { name: 'Oval', hidden: true });
    expect(active).toHaveAttribute('aria-current', 'true');
    expect(active).toHaveAttribute('rel', 'nofollow');
  });

  test('LIST-20: long groups keep the rest one press away', () => {
    const valores = Array.from({ length: 12 }, (_, id) => ({
      id,
      label: `Marca ${id}`,
      rota: { query: { filtro: String(id) } },
    }));
    screenOf({ detalhes: { filtros: [{ id: 1, nome: 'Linha', valores }] } });
    expect(screen.getByText('Ver mais 4')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Marca 11', hidden: true })).toHaveAttribute(
      'href',
      '/solar?filtro=11',
    );
  });

  test('LIST-19: levels above, this one, those inside and beside it', () => {
    const category = (id: number, nome: string) => ({ id, nome, rota: { route: `/${nome}`, query: [] } });
    screenOf({
      detalhes: {
        categorias: {
          niveisAnteriores: [category(1, 'oculos')],
          atual: category(2, 'sol'),
          filhas: [category(3, 'aviador')],
          irmas: [category(4, 'grau')],
        },
      },
    });
    const nav = screen.getByRole('navigation', { name: 'Categorias', hidden: true });
    expect(hrefs(nav)).toEqual(['/oculos', '/aviador', '/grau']);
    expect(within(nav).getByText('sol')).toHaveAttribute('aria-current', 'page');
  });

  test('A6: applied filters are links to the list without them', () => {
    screenOf();
    const chips = screen.getByRole('list', { name: 'Filtros aplicados' });
    expect(within(chips).getByRole('link', { name: 'Remover Formato: Oval' })).toHaveAttribute(
      'href',
      '/solar',
    );
  });

  test('LIST-24, LIST-44: sort options equal the list and the current one is chosen', () => {
    screenOf();
    const select = screen.getByRole('combobox', { name: 'Ordenar' });
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Popularidade', 'Menor Preço']);
    expect(select).toHaveValue('Popularidade');
  });

  test('LIST-25, CONST-01: page sizes 12, 24 and 36 in a form that keeps the filters', () => {
    screenOf({ limit: 24 });
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Por página' });
    expect([...select.options].map(({ text }) => text)).toEqual(['12', '24', '36']);
    expect(select).toHaveValue('24');
    expect([...new FormData(select.form ?? undefined)]).toEqual([
      ['filtro', '2'],
      ['ipp', '24'],
    ]);
  });

  test('LIST-28: an empty list says so and offers a way on', () => {
    screenOf({ produtos: 0, total: 0 });
    expect(screen.getByRole('heading', { name: 'Nenhum produto encontrado' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Limpar filtros' })).toHaveAttribute('href', '/solar');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('LIST-15, LIST-28: among nothing there is nothing to filter, unless filters left nothing', () => {
    const opener = () => screen.queryByRole('button', { name: 'Filtrar | Ordenar' });
    const valores = [{ id: 1, label: 'Redondo', rota: { query: { filtro: '1' } } }];
    const { unmount } = screenOf({
      produtos: 0,
      detalhes: { filtros: [{ id: 1, nome: 'Formato', valores }] },
    });
    expect(opener()).toBeNull();
    expect(document.getElementById('filtros')).toBeNull();
    unmount();
    screenOf({ produtos: 0 });
    expect(opener()).toBeVisible();
    expect(screen.getByRole('link', { name: 'Remover Formato: Oval' })).toBeVisible();
  });

  test('LIST-28: an empty list offers the departments and what sells best', () => {
    const { produtos } = sampleListing({ produtos: 2 }).conteudo;
    const categories = [{ nome: 'Óculos de grau', href: '/oculos-de-grau' }];
    const listagem = sampleListing({
      produtos: 0,
      conteudo: { busca: { texto: 'nada' } },
      encode: encodeAnswer,
    });
    const alternatives = { categories, title: 'Mais procurados em Óculos de grau', produtos };
    const page = { path: '/busca', query: { busca: 'nada' } };
    render(<ProductArea level="search" listagem={listagem} page={page} alternatives={alternatives} />, {
      wrapper: ListingMemoryProvider,
    });
    expect(screen.getByRole('link', { name: 'Óculos de grau' })).toHaveAttribute('href', '/oculos-de-grau');
    const popular = screen.getByRole('region', { name: 'Mais procurados em Óculos de grau' });
    expect(within(popular).getAllByRole('article')).toHaveLength(2);
  });

  test('LIST-20: values say how many products they lead to, where the platform counts them', () => {
    const shape = (label: string, quantidade?: number) => ({
      id: 1,
      label,
      quantidade,
      rota: { query: { filtro: label } },
    });
    const valores = [shape('Redondo', 26), shape('Oval')];
    screenOf({ detalhes: { filtros: [{ id: 1, nome: 'Formato', valores }] } });
    const countOf = (name: string) =>
      screen.getByRole('link', { name, hidden: true }).closest('li')?.getAttribute('data-count');
    expect([countOf('Redondo'), countOf('Oval')]).toEqual(['26', null]);
  });

  test('LIST-38: a range of the shopper’s own is requested in a plain form that keeps the other filters', () => {
    screenOf();
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Faixa de preço', hidden: true });
    expect([form.method, form.getAttribute('action')]).toEqual(['get', '/solar']);
    expect(Object.fromEntries(new FormData(form))).toEqual({ filtro: '2', 'preco-de': '', 'preco-ate': '' });
  });

  test('A-15: a page just behind the end leads back to the first', () => {
    screenOf({ produtos: 0, total: 24, offset: 24 });
    expect(screen.getByRole('link', { name: 'Voltar à primeira página' })).toHaveAttribute(
      'href',
      '/solar?filtro=2',
    );
  });

  test('LIST-37: hostile search words stay text', () => {
    screenOf({ conteudo: { categoria: [], busca: { texto: '<b>x</b>' } } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Resultados para “<b>x</b>”');
  });

  test('A10: further colours of a model can be hidden, without script too', () => {
    const colours = [wireColour(0, 'Preto'), wireColour(1, 'Mel')];
    const atributos = { unico: { nome: 'Cor', valores: colours } };
    const produtos = [0, 1, 5].map((id) =>
      wireProduct({ id, nome: `Armação ${id}`, ...(id < 5 && { atributos }) }),
    );
    screenOf({ conteudo: { produtos } });
    expect(screen.getByRole('checkbox', { name: 'Agrupar cores' })).toBeChecked();
    const repeated = screen
      .getAllByRole('article')
      .map((card) => card.closest('li')?.hasAttribute('data-repeated'));
    expect(repeated).toEqual([false, true, false]);
    expect(screen.getByText(/Produtos encontrado/)).toHaveAttribute('data-models', '2 modelos');
  });

  test('A10: where every product is a model of its own there is nothing to group', () => {
    screenOf();
    expect(screen.queryByRole('checkbox', { name: 'Agrupar cores' })).toBeNull();
  });

  test('LIST-20: the first filter with pictures is at hand above the products', async () => {
    const value = (label: string) => ({
      label,
      imagem: 'https://loja/x.svg',
      rota: { query: { filtro: label } },
    });
    const filtros = [
      { id: 1, nome: 'Material', valores: [{ label: 'Metal', rota: { query: { filtro: '7' } } }] },
      { id: 2, nome: 'Formato', valores: [value('redondo'), value('oval')] },
    ];
    screenOf({ detalhes: { filtros } });
    const choices = await screen.findByRole('list', { name: 'Formato' });
    expect(hrefs(choices)).toEqual(['/solar?filtro=redondo', '/solar?filtro=oval']);
  });

  test('A10: only the pictures of the first row do not wait', () => {
    screenOf({ produtos: 6 });
    const of = (name: string) =>
      screen.getAllByRole('article').map((card) => card.querySelector('img')?.getAttribute(name));
    expect(of('loading')).toEqual([null, null, null, null, 'lazy', 'lazy']);
    expect(of('fetchpriority')).toEqual(['high', 'low', 'low', 'low', null, null]);
  });
});
