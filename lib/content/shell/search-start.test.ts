/** @jest-environment node */
import { readBrandLinks, readMenuOf } from './read-shell';
import { readSearchStart } from './search-start';

jest.mock('./read-shell', () => ({ readMenuOf: jest.fn(), readBrandLinks: jest.fn(async () => []) }));
jest.mock('@/lib/config/store-site', () => ({ storeOrigins: () => [] }));
jest.mock('@/lib/config/environment', () => ({ serverConfig: () => ({ storefront: 'oculos' }) }));

type Menu = Awaited<ReturnType<typeof readMenuOf>>;

const entry = (label: string, path: string | null, sub: Menu = []): Menu[number] => ({
  label,
  rota: path === null ? null : { path, query: {} },
  link: '',
  target: '',
  destaque: false,
  icone: '',
  svg: '',
  sub,
});

const mockMenus = (menus: Record<string, Menu>) =>
  jest.mocked(readMenuOf).mockImplementation(async (slug) => menus[slug] ?? []);

test('SEARCH-11: categories come from the menu, and its subentries are suggestions if there is no group of them', async () => {
  mockMenus({
    'menu-principal': [
      entry('Óculos de sol', '/oculos-de-sol', [entry('Feminino', '/oculos-de-sol/feminino')]),
      entry('Sem página', null),
    ],
  });
  jest.mocked(readBrandLinks).mockResolvedValue([{ label: 'Jacumã', href: '/marcas/jacuma' }]);
  expect(await readSearchStart()).toEqual({
    hint: 'Ex.: redondo tartaruga, rosto pequeno, troca',
    categories: [{ label: 'Óculos de sol', href: '/oculos-de-sol' }],
    popularTitle: 'Sugestões',
    popular: [{ label: 'Óculos de sol Feminino', href: '/oculos-de-sol/feminino' }],
    help: [],
    brands: [{ label: 'Jacumã', href: '/marcas/jacuma' }],
    hasSizes: true,
  });
});

test('SEARCH-11, SEARCH-12: the platform’s group of popular searches and the help pages in the footer are used', async () => {
  const popular = Array.from({ length: 12 }, (_, index) => entry(`Busca ${index}`, `/busca-${index}`));
  mockMenus({
    'links-rodape': [
      entry('Mais buscados', null, popular),
      entry('Ajuda', null, [
        entry('Política de entrega', '/pagina/entrega'),
        entry('Sobre', '/pagina/sobre'),
      ]),
    ],
  });
  const { popularTitle, popular: shown, help } = await readSearchStart();
  expect(popularTitle).toBe('Os mais buscados');
  expect(shown.map(({ label }) => label)).toEqual(Array.from({ length: 8 }, (_, index) => `Busca ${index}`));
  expect(help).toEqual([{ label: 'Política de entrega', href: '/pagina/entrega' }]);
});
