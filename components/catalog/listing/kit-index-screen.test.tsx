import { render, screen, within } from '@testing-library/react';
import { displayPrices } from '@/lib/platform/prices';
import { listagemDeListasSchema } from '@/lib/platform/schemas/listing';
import { precos } from '@/lib/platform/schemas/offer';
import { type Encode, PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';
import { wirePrices } from '@/lib/platform/testing/wire-products';
import { KitIndexScreen } from './kit-index-screen';
import { ListingMemoryProvider } from './listing-memory';
import { ProductArea } from './product-area';
import { sampleListing } from './testing/sample-listing';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

let encodeResponse: Encode;

const category = (id: number, nome: string) => ({ id, nome, rota: { route: `/${nome}`, query: [] } });

function show(count: number, total = count, detalhes: object = {}) {
  const { conteudo, info } = listagemDeListasSchema.parse(
    encodeResponse({
      estrutura: {},
      conteudo: {
        listas: [],
        detalhes: {
          ordenacao: [
            { label: 'Popularidade', atual: 's', rota: { query: { order: 'Popularidade' } } },
            { label: 'Nome A-Z', rota: { query: { order: 'Nome A-Z' } } },
          ],
          ...detalhes,
        },
      },
      info: { total, exibindo: count, offset: '12', limit: '12' },
    }),
  );
  render(
    <KitIndexScreen
      title="Kits e listas"
      breadcrumb={[
        { label: 'Home', href: '/' },
        { label: 'Kits e listas', href: null },
      ]}
      page={{ path: '/lista', query: { pg: '2' } }}
      detalhes={conteudo.detalhes}
      info={info}
      kits={Array.from({ length: count }, (_, index) => ({
        id: index,
        label: `Kit ${index}`,
        href: `/lista/kit-${index}.html`,
        image: `https://loja.example.com.br/kit-${index}.jpg`,
        text: '',
        precos: displayPrices(precos.parse(index === 0 ? { ...wirePrices, parcelamento: [] } : {})),
      }))}
    />,
    { wrapper: ListingMemoryProvider },
  );
}

describe.each(PLATFORM_VARIANTS)('KitIndexScreen, fed by $name', ({ encode }) => {
  beforeEach(() => {
    encodeResponse = encode;
  });

  test('LISTAS-06, A10: a kit shows its price and saving; a kit without a price shows neither', () => {
    show(2);
    const [first, second] = screen.getAllByRole('link', { name: /^Kit \d/ });
    expect(first).toHaveTextContent(/R\$\s599,90\s*R\$\s404,91 à vista no PIX/);
    expect(first).toHaveTextContent(/Você economiza R\$\s150,00/);
    expect(second).not.toHaveTextContent(/R\$|economiza/);
  });

  test('LISTAS-03, LISTAS-08: the page has a breadcrumb and a filter menu with categories, filters and attributes', () => {
    const valores = [{ label: 'Praia', rota: { query: { filtro: 'praia' } } }];
    show(3, 15, {
      categorias: {
        atual: category(1, 'kits'),
        filhas: [category(2, 'casal')],
        irmas: [category(3, 'solo')],
        niveisAnteriores: [category(4, 'tudo')],
      },
      filtros: [{ id: 1, nome: 'Ocasião', valores }],
      atributos: [{ id: 2, nome: 'Peças', valores: [{ label: '2', rota: { query: { atributo: '2' } } }] }],
    });
    expect(screen.getByRole('link', { name: 'Home' })).toBeVisible();
    const menu = screen.getByRole('region', { name: 'Filtros', hidden: true });
    for (const name of ['tudo', 'casal', 'solo', 'Praia', '2'])
      expect(within(menu).getByRole('link', { name, hidden: true })).toBeInTheDocument();
    expect(within(menu).queryByText('Preço')).toBeNull();
    expect(screen.getByRole('button', { name: 'Filtrar | Ordenar' })).toBeInTheDocument();
  });

  test('LISTAS-04, LISTAS-05, LISTAS-07: the page shows the count, the page sizes and the sort order', () => {
    show(3, 15);
    expect(screen.getByText('Mostrando 13-15 de 15 encontrado(s)')).toBeVisible();
    const size = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Por página' });
    expect([...size.options].map(({ text }) => text)).toEqual(['12', '24', '36']);
    expect(screen.getByRole('combobox', { name: 'Ordenar' })).toHaveValue('Popularidade');
    expect(size.form).toHaveAttribute('action', '/lista');
  });

  test('LISTAS-02: a kit list has the controls of a product list', () => {
    const controls = () =>
      ['combobox', 'navigation', 'button'].flatMap((role) =>
        screen
          .getAllByRole(role)
          .map(
            (control) =>
              control.getAttribute('aria-label') ?? control.getAttribute('name') ?? control.textContent,
          )
          .filter((name) => name !== 'Trilha' && name !== null),
      );
    const valores = [{ label: 'Praia', rota: { query: { filtro: 'praia' } } }];
    const detalhes = { filtros: [{ id: 1, nome: 'Ocasião', valores }] };
    const { unmount } = render(
      <ProductArea
        level="category"
        listing={sampleListing({ produtos: 12, total: 40, offset: 12, detalhes, encode: encodeResponse })}
        page={{ path: '/lista', query: { pg: '2' } }}
      />,
      { wrapper: ListingMemoryProvider },
    );
    const around = controls();
    unmount();
    show(12, 40, detalhes);
    expect(around).toContain('Paginação');
    // Kits cannot be bought from the list, or filtered by price.
    const ofProducts = (name: string | null) => name === 'Ver' || (name?.startsWith('Comprar') ?? false);
    expect(controls()).toEqual(expect.arrayContaining(around.filter((name) => !ofProducts(name))));
  });

  test('LISTAS-06, LISTAS-09: kits are in a grid, and page links use pg', () => {
    show(12, 40);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(12);
    expect(screen.getByRole('link', { name: 'Página 2' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Página 3' })).toHaveAttribute('href', '/lista?pg=3');
  });

  test('LISTAS-10: every kit links to its page', () => {
    show(2, 14);
    expect(screen.getByRole('link', { name: 'Kit 1' })).toHaveAttribute('href', '/lista/kit-1.html');
  });

  test('LISTAS-06: an empty list shows a message', () => {
    show(0, 0);
    expect(screen.getByRole('heading', { name: 'Nenhum produto encontrado' })).toBeVisible();
  });

  test('LISTAS-10, T2: pictures in the first view load at once, the others lazily', () => {
    show(4);
    const pictures = screen.getAllByRole('presentation').filter((picture) => picture.tagName === 'IMG');
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([
      'eager',
      'eager',
      'eager',
      'lazy',
    ]);
    expect(pictures[0]).toHaveAttribute('fetchpriority', 'high');
  });
});
