/** @jest-environment node */
import { seoSchema } from '@/lib/store-api/schemas/estrutura';
import { listagemSchema } from '@/lib/store-api/schemas/listagem';
import { listingView } from './view-name';

const listing = (conteudo: Record<string, unknown>, crumb = '') =>
  listagemSchema.parse({
    estrutura: { breadcrumb: crumb ? [{ label: 'Home' }, { label: crumb }] : [] },
    conteudo: { produtos: [], ...conteudo },
    info: { total: 40, limit: 12 },
  });

test('B22: a category within a brand or campaign tells its name, the brand itself does not', () => {
  const marca = { id: 1, nome: 'Garoa', descricao: '' };
  const at = (crumb: string) => listingView(listing({ marca }, crumb), { path: '/marcas/garoa', query: {} });
  expect(at('Lentes')).toEqual({ qualifiers: ['Lentes'], sharesDescription: true });
  expect(at('Garoa')).toEqual({ qualifiers: [], sharesDescription: false });
});

test('B22: what the platform names together with the brand is not named twice; of a campaign it is', () => {
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

test('B22: filters in force and the page number', () => {
  const valor = { id: 1, label: 'Redondo', ativo: true, rota: { query: {} } };
  const filtros = [{ id: 1, nome: 'Formato', valores: [valor] }];
  const page = { path: '/sol', query: { filtro: 'formato-redondo', pg: '3' } };
  expect(listingView(listing({ detalhes: { filtros } }), page)).toEqual({
    qualifiers: ['Redondo', 'página 3'],
    sharesDescription: true,
  });
});
