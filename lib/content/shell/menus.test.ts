/** @jest-environment node */
import { menuSchema } from '@/lib/platform/schemas/blocks';
import { type Encode, PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';
import { XSS_VECTORS } from '@/lib/shared/html/xss-vectors';
import { menuLinks, readSearchStart } from './menus';
import { readMenuOf } from './read-shell';

jest.mock('./read-shell', () => ({ readMenuOf: jest.fn() }));
jest.mock('@/lib/config/store-site', () => ({ storeOrigins: () => [] }));
jest.mock('@/lib/config/environment', () => ({ serverConfig: () => ({ storefront: 'oculos' }) }));

let toWire: Encode;

const linksOf = (entry: object) =>
  menuLinks(menuSchema.parse(toWire({ menu: [{ label: 'Redondo', ...entry }] })).menu, [
    'https://loja.example',
  ]);

const SVG = '<svg viewBox="0 0 64 32"><path d="M28 14q4-4 8 0"/></svg>';

describe.each(PLATFORM_VARIANTS)('menu links, fed by $name', ({ encode }) => {
  beforeEach(() => {
    toWire = encode;
  });

  test('HEAD-12: SVG markup becomes a data URL with a namespace', () => {
    const [link] = linksOf({ svg: SVG });
    const markup = decodeURIComponent(link?.icon?.replace('data:image/svg+xml,', '') ?? '');
    expect(markup).toBe(SVG.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'));
  });

  test('HEAD-12: a picture URL wins; markup that is no SVG or too large shows none', () => {
    expect(linksOf({ svg: SVG, icone: 'https://loja.example/i.png' })[0]?.icon).toBe(
      'https://loja.example/i.png',
    );
    for (const svg of ['<img src=x onerror=alert(1)>', 'texto', `<svg>${'x'.repeat(5_000)}</svg>`]) {
      expect(linksOf({ svg })[0]).not.toHaveProperty('icon');
    }
  });

  test('HEAD-12: missing fields of an entry are not written into the page', () => {
    expect(linksOf({ link: '/redondo', target: '_self', destaque: false })).toEqual([
      { label: 'Redondo', href: '/redondo', children: [] },
    ]);
    expect(linksOf({ target: '_blank', destaque: true })).toMatchObject([
      { target: '_blank', isHighlighted: true },
    ]);
  });

  test('HEAD-12: an SVG with a lone surrogate still becomes a URL', () => {
    expect(linksOf({ svg: '<svg>\ud800</svg>' })[0]?.icon).toMatch(/^data:image\/svg\+xml,.*%EF%BF%BD/);
  });

  test('HEAD-12: whatever the markup holds, it stays inside the data URL', () => {
    for (const vector of XSS_VECTORS) {
      const icon = linksOf({ svg: `<svg>${vector}</svg>` })[0]?.icon ?? '';
      expect(icon === '' || /^data:image\/svg\+xml,[^<>"\s]*$/.test(icon)).toBe(true);
    }
  });

  test.each(['javascript:alert(1)', ' data:text/html,x', '//fora.example', 'https://a:b@fora.example/'])(
    'HEAD-12, C7: %p is no address to follow',
    (link) => {
      expect(linksOf({ link })[0]?.href).toBeNull();
    },
  );
});

const entry = (label: string, path: string | null, sub: object[] = []) => ({
  label,
  rota: path === null ? null : { path, query: {} },
  link: '',
  target: '',
  destaque: false,
  icone: '',
  svg: '',
  sub,
});

const mockMenus = (menus: Record<string, object[]>) =>
  jest.mocked(readMenuOf).mockImplementation(async (slug) => (menus[slug] ?? []) as never);

test('SEARCH-11: categories and popular searches are those of the menus; without a group of them, the entries below', async () => {
  mockMenus({
    'menu-principal': [
      entry('Óculos de sol', '/oculos-de-sol', [entry('Feminino', '/oculos-de-sol/feminino')]),
      entry('Sem página', null),
    ],
  });
  expect(await readSearchStart()).toEqual({
    categories: [{ label: 'Óculos de sol', href: '/oculos-de-sol' }],
    popular: [{ label: 'Óculos de sol Feminino', href: '/oculos-de-sol/feminino' }],
    help: [],
  });
});

test('SEARCH-11, SEARCH-12: the platform’s own group of popular searches, and the help pages of the footer', async () => {
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
  const { popular: shown, help } = await readSearchStart();
  expect(shown.map(({ label }) => label)).toEqual(Array.from({ length: 8 }, (_, index) => `Busca ${index}`));
  expect(help).toEqual([{ label: 'Política de entrega', href: '/pagina/entrega' }]);
});
