import { render, screen, within } from '@testing-library/react';
import { bannerSchema, bannersSchema } from '@/lib/platform/schemas/blocks';
import { PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';
import { wireColour, wireProduct } from '@/lib/platform/testing/wire-products';
import { ListingMemoryProvider } from './listing-memory';
import { ProductArea } from './product-area';
import { renderListing } from './testing/render-listing';
import { sampleListing } from './testing/sample-listing';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

describe.each(PLATFORM_VARIANTS)('ListingScreen, fed by $name', ({ encode }) => {
  const screenOf: typeof renderListing = (listing, props) => renderListing({ ...listing, encode }, props);

  test('LIST-08, LIST-12, LIST-27: the page has a breadcrumb, a heading and a card for each product', () => {
    screenOf();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('heading', { level: 1, name: 'Óculos de sol' })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  test('CARD-10, A28: a card shows product type and brand once, and its link has the full name', () => {
    const produtos = [wireProduct({ nome: 'Óculos de Sol Alba Farol Preto' })];
    screenOf({ produtos: 1, conteudo: { produtos } });
    const name = screen.getByRole('link', { name: 'Óculos de Sol Alba Farol Preto' });
    const [shortened] = name.children;
    expect(shortened).toHaveTextContent(/^Óculos de Sol Alba$/);
    shortened?.remove();
    expect(name).toHaveTextContent(/^Farol Preto$/);
  });
  test('LIST-26, LIST-29: the product count and the pagination text are shown', () => {
    screenOf({ produtos: 12, total: 30, offset: 12 });
    expect(screen.getByText('13-24 de 30 Produtos encontrado(s)')).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Paginação' })).toHaveTextContent(
      'Visualizando 13 - 24 de 30 produtos',
    );
  });

  test('LIST-31, LIST-34: page links keep the filters; a single page has no pagination', () => {
    const { unmount } = screenOf({ produtos: 12, total: 13 });
    expect(screen.getByRole('link', { name: 'Página 2' })).toHaveAttribute('href', '/solar?filtro=2&pg=2');
    unmount();
    screenOf({ produtos: 12, total: 12 });
    expect(screen.queryByRole('navigation', { name: 'Paginação' })).toBeNull();
  });

  test('LIST-02, LIST-03, CONST-04: the banner has its own picture for narrow screens', () => {
    const banner = bannerSchema.parse(
      encode({
        id: '1',
        nome: 'Solar',
        alt: 'Óculos sobre areia',
        dimensoes: { desktop: { imagem: '/d.webp' }, mobile: { imagem: '/m.webp' } },
      }),
    );
    screenOf({}, { banner });
    expect(screen.getByRole('img', { name: 'Óculos sobre areia' })).toHaveAttribute('src', '/d.webp');
    // a screen of 720 px is a narrow one.
    expect([...document.querySelectorAll('source')].map(({ media, srcset }) => [media, srcset])).toEqual([
      ['(width <= 720px)', '/m.webp'],
      ['(width > 720px)', '/d.webp'],
    ]);
  });

  test('LIST-07: a banner without pictures is hidden and the products are shown', () => {
    const { banners } = bannersSchema.parse(encode({ banners: [{ id: '1', dimensoes: {} }] }));
    screenOf({}, { banner: banners[0] ?? null });
    expect(document.querySelector('picture')).toBeNull();
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  test('LIST-24, LIST-44: the sort options fit the kind of list, and the current one is selected', () => {
    screenOf({ total: 5 });
    const select = screen.getByRole('combobox', { name: 'Ordenar' });
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Popularidade', 'Menor Preço']);
    expect(select).toHaveValue('Popularidade');
  });

  test('LIST-25, CONST-01: page sizes are 12, 24 and 36, in a form that keeps the filters', () => {
    screenOf({ limit: 24, total: 5 });
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Por página' });
    expect([...select.options].map(({ text }) => text)).toEqual(['12', '24', '36']);
    expect(select).toHaveValue('24');
    expect([...new FormData(select.form ?? undefined)]).toEqual([
      ['filtro', '2'],
      ['ipp', '24'],
    ]);
  });

  test('LIST-25: a list that is seen at a glance has no sort order or page sizes', () => {
    screenOf({ total: 4 });
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  test('LIST-28: an empty list says so and has a link that clears the filters', () => {
    screenOf({ produtos: 0, total: 0 });
    expect(screen.getByRole('heading', { name: 'Nenhum produto encontrado' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Limpar filtros' })).toHaveAttribute('href', '/solar');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('LIST-28: an empty list shows departments and popular products', () => {
    const { produtos } = sampleListing({ produtos: 2 }).conteudo;
    const categories = [{ nome: 'Óculos de grau', href: '/oculos-de-grau' }];
    const listing = sampleListing({
      produtos: 0,
      conteudo: { busca: { texto: 'nada' } },
      encode,
    });
    const alternatives = { categories, title: 'Mais procurados em Óculos de grau', produtos };
    const page = { path: '/busca', query: { busca: 'nada' } };
    render(<ProductArea level="search" listing={listing} page={page} alternatives={alternatives} />, {
      wrapper: ListingMemoryProvider,
    });
    expect(screen.getByRole('link', { name: 'Óculos de grau' })).toHaveAttribute('href', '/oculos-de-grau');
    const popular = screen.getByRole('region', { name: 'Mais procurados em Óculos de grau' });
    expect(within(popular).getAllByRole('article')).toHaveLength(2);
  });

  test('LIST-28, A2: an empty search for what may be a brand lists the brands that the shop sells', () => {
    const brands = [
      { label: 'Alba', href: '/marcas/alba' },
      { label: 'Breu', href: '/marcas/breu' },
    ];
    const many = Array.from({ length: 60 }, (_, id) => ({ label: `Marca ${id}`, href: `/marcas/${id}` }));
    const show = (texto: string, query: Record<string, string>, sold = brands) =>
      render(
        <ProductArea
          level="search"
          listing={sampleListing({
            produtos: 0,
            conteudo: { busca: { texto } },
            detalhes: { filtros: [] },
            encode,
          })}
          page={{ path: '/busca', query }}
          alternatives={{ categories: [], brands: sold, title: '', produtos: [] }}
        />,
        { wrapper: ListingMemoryProvider },
      );
    const { unmount } = show('ray-ban', { busca: 'ray-ban' });
    const sold = within(screen.getByRole('region', { name: 'Procura uma marca?' }));
    expect(sold.getByText('Trabalhamos com estas 2:')).toBeVisible();
    expect(sold.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/marcas/alba',
      '/marcas/breu',
    ]);
    expect(screen.queryByRole('link', { name: 'Todas as marcas' })).toBeNull();
    unmount();
    const { unmount: unmountMany } = show('ray-ban', { busca: 'ray-ban' }, many);
    expect(screen.getByText('Algumas das 60 marcas da loja:')).toBeVisible();
    expect(screen.getAllByRole('link', { name: /^Marca/ })).toHaveLength(24);
    expect(screen.getByRole('link', { name: 'Todas as marcas' })).toBeVisible();
    unmountMany();
    show('', {});
    expect(screen.queryByRole('region', { name: 'Procura uma marca?' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Todas as marcas' })).toBeVisible();
  });
  test('A-15: a page past the end links to the first', () => {
    screenOf({ produtos: 0, total: 24, offset: 24 });
    expect(screen.getByRole('link', { name: 'Voltar à primeira página' })).toHaveAttribute(
      'href',
      '/solar?filtro=2',
    );
  });

  test('LIST-37: search words that contain markup are rendered as text', () => {
    screenOf({ conteudo: { categoria: [], busca: { texto: '<b>x</b>' } } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Resultados para “<b>x</b>”');
  });

  test('A10: cards that repeat a model in another colour are marked, and a checkbox hides them', () => {
    const colours = [wireColour(0, 'Preto'), wireColour(1, 'Mel')];
    const atributos = { unico: { nome: 'Cor', valores: colours } };
    const produtos = [0, 1, 5].map((id) =>
      wireProduct({ id, nome: `Armação ${id}`, ...(id < 5 && { atributos }) }),
    );
    screenOf({ conteudo: { produtos }, total: 40 });
    expect(screen.getByRole('checkbox', { name: 'Agrupar cores' })).toBeChecked();
    const repeated = screen
      .getAllByRole('article')
      .map((card) => card.closest('li')?.hasAttribute('data-repeated'));
    expect(repeated).toEqual([false, true, false]);
    expect(screen.getByText(/Produtos encontrado/)).toHaveAttribute('data-models', ', 2 modelos aqui');
  });

  test('A10: the number of models of a list on a single page is the whole list’s', () => {
    const atributos = { unico: { nome: 'Cor', valores: [0, 1].map((id) => wireColour(id, `Cor ${id}`)) } };
    const produtos = [0, 1, 5, 6, 7, 8, 9, 10, 11].map((id) =>
      wireProduct({ id, ...(id < 5 && { atributos }) }),
    );
    screenOf({ conteudo: { produtos }, total: produtos.length });
    expect(screen.getByText(/Produtos encontrado/)).toHaveAttribute('data-models', ', em 8 modelos');
  });

  test('A10: a page whose models are all different can be grouped if further pages follow', () => {
    const atributos = { unico: { nome: 'Cor', valores: [0, 1].map((id) => wireColour(id, `Cor ${id}`)) } };
    const produtos = [0, 5, 6].map((id) => wireProduct({ id, ...(id < 5 && { atributos }) }));
    const { unmount } = screenOf({ conteudo: { produtos }, total: 40 });
    expect(screen.getByRole('checkbox', { name: 'Agrupar cores' })).toBeChecked();
    expect(screen.getByText(/Produtos encontrado/)).not.toHaveAttribute('data-models');
    unmount();
    screenOf({ conteudo: { produtos }, total: 3 });
    expect(screen.queryByRole('checkbox', { name: 'Agrupar cores' })).toBeNull();
  });

  test.each([
    ['hide a model that an earlier page has shown', [0], [true, true, false, false]],
    ['show all colours if hardly any card would be left', [0, 5], [false, false, false, false]],
    ['show all colours, and say so, if nothing else is left', [0, 5, 7], [false, false, false, false]],
  ])('A10: grouped colours %s', (_title, earlierModels, hidden) => {
    const of = (...ids: number[]) => ({
      unico: { nome: 'Cor', valores: ids.map((id) => wireColour(id, `Cor ${id}`)) },
    });
    const products = [0, 1, 5, 7].map((id) =>
      wireProduct({ id, nome: `Armação ${id}`, ...{ atributos: id < 5 ? of(0, 1) : of(id, id + 1) } }),
    );
    render(
      <ProductArea
        level="category"
        listing={sampleListing({ conteudo: { produtos: encode(products) }, total: 40, offset: 12 })}
        page={{ path: '/solar', query: { pg: '2' } }}
        earlierModels={earlierModels}
      />,
      { wrapper: ListingMemoryProvider },
    );
    const isHidden = (card: HTMLElement) => card.closest('li')?.hasAttribute('data-repeated');
    expect(screen.getAllByRole('article').map(isHidden)).toEqual(hidden);
    const hasOnlyColours = earlierModels.length === 3;
    expect(screen.queryAllByText(/^Outras cores de modelos/)).toHaveLength(hasOnlyColours ? 1 : 0);
    expect(screen.queryAllByRole('link', { name: 'Ver os produtos anteriores' })).toHaveLength(
      hasOnlyColours ? 1 : 0,
    );
    expect(screen.queryAllByRole('checkbox', { name: 'Agrupar cores' })).toHaveLength(
      hidden.includes(true) ? 1 : 0,
    );
  });

  test('A10: a list on a single page that grouping would leave with less than two rows shows all colours', () => {
    const atributos = { unico: { nome: 'Cor', valores: [wireColour(0, 'Preto'), wireColour(1, 'Mel')] } };
    const produtos = [0, 1, 5, 7].map((id) =>
      wireProduct({ id, nome: `Armação ${id}`, ...(id < 5 && { atributos }) }),
    );
    screenOf({ conteudo: { produtos }, total: produtos.length });
    expect(screen.queryByRole('checkbox', { name: 'Agrupar cores' })).toBeNull();
    expect(document.querySelector('[data-repeated]')).toBeNull();
  });

  test('A10: a brand groups its colours even if few cards are left', () => {
    const atributos = { unico: { nome: 'Cor', valores: [wireColour(0, 'Preto'), wireColour(1, 'Mel')] } };
    const produtos = [0, 1, 5].map((id) => wireProduct({ id, ...(id < 5 && { atributos }) }));
    const listing = sampleListing({ conteudo: { produtos: encode(produtos) }, total: 3 });
    render(<ProductArea level="brand" listing={listing} page={{ path: '/marcas/filo', query: {} }} />, {
      wrapper: ListingMemoryProvider,
    });
    expect(screen.getByRole('checkbox', { name: 'Agrupar cores' })).toBeChecked();
    expect(document.querySelectorAll('[data-repeated]')).toHaveLength(1);
  });

  test('A10: a list without repeated models has no colour grouping', () => {
    screenOf();
    expect(screen.queryByRole('checkbox', { name: 'Agrupar cores' })).toBeNull();
  });

  test('A10: only the first row’s pictures load eagerly', () => {
    screenOf({ produtos: 6 });
    const of = (name: string) =>
      screen.getAllByRole('article').map((card) => card.querySelector('img')?.getAttribute(name));
    expect(of('loading')).toEqual([null, null, null, null, 'lazy', 'lazy']);
    expect(of('fetchpriority')).toEqual(['high', 'low', 'low', 'low', null, null]);
  });
});
