import { menuSchema } from '@/lib/platform/schemas/blocks';
import { type Encode, PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';
import { menuLinks, mostSearched, splitFooterMenus, withDevicePages } from './menus';

let toWire: Encode;

const rota = (path: string) => ({ name: 'x', route: path, path, params: [], query: [] });
const linksOf = (menu: unknown, standAlone = false) =>
  mostSearched(menuLinks(menuSchema.parse(toWire({ menu })).menu, ['https://loja']), standAlone);

test('TRY-11, HEAD-04, WISH-09: the first footer menu ends with links to the shopper’s pages, including the device’s favourites', () => {
  const menu = (label: string) => ({
    label,
    href: null,
    children: [{ label: 'x', href: '/x', children: [] }],
  });
  const menus = withDevicePages([menu('Comprar'), menu('Ajuda')]);
  const labels = menus.map(({ children }) => children.map(({ label }) => label));
  expect(labels).toEqual([['x', 'Favoritos', 'Comparar', 'Minha medida'], ['x']]);
  expect(menus[0]?.children[1]?.href).toBe('/favoritos');
  expect(withDevicePages([])).toEqual([]);
});

describe.each(PLATFORM_VARIANTS)('most searched, fed by $name', ({ encode }) => {
  beforeEach(() => {
    toWire = encode;
  });

  test('FOOT-07: popular searches are the menu entries below the first level, without duplicates or external links', () => {
    const leaf = { label: 'Redondos', rota: rota('/sol/redondos') };
    expect(
      linksOf([
        {
          label: 'Sol',
          rota: rota('/sol'),
          sub: [
            {
              label: 'Feminino',
              rota: rota('/sol/feminino'),
              sub: [leaf, { label: 'Gatinho', rota: rota('/sol/feminino/gatinho') }],
            },
            leaf,
          ],
        },
        { label: 'Marcas', rota: rota('/marcas'), sub: [{ label: 'Alba', rota: rota('/marcas/alba') }] },
        {
          label: 'Blog',
          sub: [
            { label: 'Fora', link: 'https://blog.example/' },
            { label: 'Nada', rota: [] },
          ],
        },
      ]),
    ).toEqual([
      { label: 'Sol Feminino', href: '/sol/feminino' },
      { label: 'Sol Redondos', href: '/sol/redondos' },
      { label: 'Alba', href: '/marcas/alba' },
      { label: 'Sol Feminino Gatinho', href: '/sol/feminino/gatinho' },
    ]);
  });

  test('FOOT-07: the platform’s group of popular searches is not a footer column', () => {
    const group = (label: string, ...sub: object[]) => ({ label, rota: [], sub });
    const leaf = { label: 'Óculos redondo', rota: rota('/redondo') };
    const footerOf = (...menu: object[]) =>
      splitFooterMenus(menuLinks(menuSchema.parse(toWire({ menu })).menu, ['https://loja']));
    const found = footerOf(
      group('Ajuda', leaf),
      group('MAIS BUSCADOS', leaf, { label: 'Sem destino', rota: [] }),
    );
    expect(found.columns.map(({ label }) => label)).toEqual(['Ajuda']);
    expect(found.mostSearched).toEqual([{ label: 'Óculos redondo', href: '/redondo' }]);
    expect(footerOf(group('Mais procurados', leaf)).mostSearched).toHaveLength(1);
    for (const none of [group('Ajuda', leaf), group('Mais buscados'), group('Mais vendidos', leaf)])
      expect(footerOf(none)).toMatchObject({ columns: [{ label: none.label }], mostSearched: null });
  });

  test('FOOT-07: there are at most 24 popular searches, and none without a menu', () => {
    const sub = Array.from({ length: 60 }, (_, index) => ({
      label: `Lugar ${index}`,
      rota: rota(`/l/${index}`),
    }));
    expect(linksOf([{ label: 'Tudo', sub }])).toHaveLength(24);
    expect(linksOf([])).toEqual([]);
  });

  test('FOOT-07, VARIANT-01: labels can be used without the parent’s name', () => {
    const sub = [{ label: 'Geradores', rota: rota('/motores/geradores') }];
    const menu = [{ label: 'Geradores e motores', rota: rota('/motores'), sub }];
    expect(linksOf(menu, true)).toEqual([{ label: 'Geradores', href: '/motores/geradores' }]);
    expect(linksOf(menu)).toEqual([{ label: 'Geradores e motores Geradores', href: '/motores/geradores' }]);
  });
});
