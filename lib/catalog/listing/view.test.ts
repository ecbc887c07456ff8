/** @jest-environment node */

import { listagemSchema } from '@/lib/platform/schemas/listing';
import { seoSchema } from '@/lib/platform/schemas/page-content';
import { type Encode, PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';
import { listingHeading, listingView, pageHeading, showsBrands } from './view';

const listing = (conteudo: Record<string, unknown>, crumb = '') =>
  listagemSchema.parse({
    estrutura: { breadcrumb: crumb ? [{ label: 'Home' }, { label: crumb }] : [] },
    conteudo: { produtos: [], ...conteudo },
    info: { total: 40, limit: 12 },
  });

test('B22: a category within a brand adds its name to the title, the brand itself does not', () => {
  const marca = { id: 1, nome: 'Garoa', descricao: '' };
  const at = (crumb: string) => listingView(listing({ marca }, crumb), { path: '/marcas/garoa', query: {} });
  expect(at('Lentes')).toEqual({ qualifiers: ['Lentes'], sharesDescription: true });
  expect(at('Garoa')).toEqual({ qualifiers: [], sharesDescription: false });
});

test('SEO-01, B22: a campaign without a name is not a category within itself', () => {
  const landingPage = { id: 1, nome: '', descricao: 'Noite' };
  expect(listingView(listing({ landingPage }, 'Noite preta'), { path: '/c/noite-preta', query: {} })).toEqual(
    {
      qualifiers: [],
      sharesDescription: false,
    },
  );
});

test('B22: a category that the platform’s brand title contains is not repeated; in a campaign title it is', () => {
  const seo = { title: 'Lentes Garoa | Loja' };
  const wire = (key: string) => ({
    ...listing({ [key]: { id: 1, nome: 'Garoa', descricao: '' } }, 'Lentes'),
    estrutura: {
      nivel: '',
      seo: seoSchema.parse(seo),
      breadcrumb: listing({}, 'Lentes').estrutura.breadcrumb,
    },
  });
  const page = { path: '/x', query: {} };
  expect(listingView(wire('marca'), page)).toEqual({ qualifiers: [], sharesDescription: true });
  expect(listingView(wire('landingPage'), page).qualifiers).toEqual(['Lentes']);
});

test('B22: the name of a view contains the applied filters and the page number', () => {
  const valor = { id: 1, label: 'Redondo', ativo: true, rota: { query: {} } };
  const filtros = [{ id: 1, nome: 'Formato', valores: [valor] }];
  const page = { path: '/sol', query: { filtro: 'formato-redondo', pg: '3' } };
  expect(listingView(listing({ detalhes: { filtros } }), page)).toEqual({
    qualifiers: ['Redondo', 'página 3'],
    sharesDescription: true,
  });
});

test('LIST-13, LIST-14: the brand strip is shown on categories and landing pages', () => {
  expect(showsBrands('category', {})).toBe(true);
  expect(showsBrands('category', { filtro: 'x', pg: '2' })).toBe(true);
  expect(showsBrands('landing-page', { preco: '449-999' })).toBe(true);
});

test('LIST-14: the brand strip is hidden on a search, on a brand, and with busca or marca in the query', () => {
  expect(showsBrands('search', { busca: 'x' })).toBe(false);
  expect(showsBrands('search', {})).toBe(false);
  expect(showsBrands('brand', {})).toBe(false);
  expect(showsBrands('category', { marca: 'x' })).toBe(false);
  expect(showsBrands('landing-page', { busca: 'x' })).toBe(false);
});

let encodeResponse: Encode;

const heading = (conteudo: object, breadcrumb: object[] = []) =>
  listingHeading(
    listagemSchema.parse(
      encodeResponse({ estrutura: { breadcrumb }, conteudo, info: { total: 0, limit: 12 } }),
    ),
  );

describe.each(PLATFORM_VARIANTS)('listing heading, fed by $name', ({ encode }) => {
  beforeEach(() => {
    encodeResponse = encode;
  });

  test('LIST-12: the heading is the name of the category, brand or landing page', () => {
    expect(heading({ categoria: { id: 1, nome: 'Óculos de sol' } })).toBe('Óculos de sol');
    expect(heading({ marca: { id: 1, nome: 'Alba' }, categoria: [] })).toBe('Alba');
    expect(heading({ landingPage: { id: 1, nome: 'Dia dos Pais' } })).toBe('Dia dos Pais');
  });

  test('LIST-37: the heading of a search is its text', () => {
    expect(heading({ busca: { texto: ' aviador <b> ' } })).toBe('Resultados para “aviador <b>”');
  });

  test('LIST-28, LIST-37: the heading of a search without results says so, or names the help that it found', () => {
    const listing = (total: number) =>
      listagemSchema.parse(
        encodeResponse({ conteudo: { busca: { texto: 'rayban' } }, info: { total, limit: 12 } }),
      );
    const page = { path: '/busca', query: { busca: 'rayban' } };
    expect(pageHeading(listing(0), page)).toBe('Nada com “rayban”');
    expect(pageHeading(listing(0), page, true)).toBe('Ajuda sobre “rayban”');
    expect(pageHeading(listing(3), page)).toBe('Resultados para “rayban”');
  });

  test('LIST-12: without a name the heading is the last breadcrumb, or a default', () => {
    expect(
      heading({ categoria: { id: 1, nome: '' } }, [
        { label: 'Home', rota: [] },
        { label: 'Solar', rota: [] },
      ]),
    ).toBe('Solar');
    expect(heading({ busca: { texto: '  ' } })).toBe('Produtos');
  });
});
