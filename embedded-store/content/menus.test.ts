import { type MenuReference, menuOf } from './menus';

test('HEAD-07: the names of subcategories omit the parent’s name and all have the same form', () => {
  const categories = [
    { id: 1, parentId: null, nome: 'Lentes', path: '/lentes' },
    { id: 2, parentId: 1, nome: 'Lentes de visão simples', path: '/lentes/visao-simples' },
    { id: 3, parentId: 1, nome: 'Lentes multifocais', path: '/lentes/multifocais' },
  ];
  const reference: MenuReference = {
    brands: [],
    facetValues: [],
    categories,
    categoryByPath: new Map(categories.map((category) => [category.path, category])),
  };
  const lenses = menuOf(reference, 'menu-principal')?.entries.find(({ path }) => path === '/lentes');
  expect(lenses?.sub?.map(({ label }) => label)).toEqual(['Visão simples', 'Multifocais']);
});

test('FOOT-07: the most searched links lead to searches and brands', () => {
  const reference: MenuReference = {
    brands: [{ slug: 'filo', nome: 'Filó' }],
    facetValues: [],
    categories: [],
    categoryByPath: new Map(),
  };
  const searched = menuOf(reference, 'links-rodape')?.entries.at(-1)?.sub ?? [];
  expect(searched).toContainEqual({ label: 'Titânio', path: '/busca?busca=tit%C3%A2nio' });
  expect(searched.at(-1)).toEqual({ label: 'Filó', path: '/marcas/filo' });
});
