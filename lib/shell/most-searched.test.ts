import { menuSchema } from '@/lib/store-api/schemas/menu';
import { DIALECTS, type Speak } from '@/lib/store-api/testing/dialects';
import { menuLinks } from './menu-links';
import { mostSearched } from './most-searched';

let say: Speak;

const rota = (path: string) => ({ name: 'x', route: path, path, params: [], query: [] });
const linksOf = (menu: unknown, standAlone = false) =>
  mostSearched(menuLinks(menuSchema.parse(say({ menu })).menu, ['https://loja']), standAlone);

describe.each(DIALECTS)('most searched, fed by $name', ({ speak }) => {
  beforeEach(() => {
    say = speak;
  });

  test('FOOT-07: the places below the first level of the menu, each address once, of this shop only', () => {
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

  test('FOOT-07: 24 at most; a platform without a menu has none', () => {
    const sub = Array.from({ length: 60 }, (_, index) => ({
      label: `Lugar ${index}`,
      rota: rota(`/l/${index}`),
    }));
    expect(linksOf([{ label: 'Tudo', sub }])).toHaveLength(24);
    expect(linksOf([])).toEqual([]);
  });

  test('FOOT-07, VARIANT-01: parts whose names say what they hold go without their parent’s', () => {
    const sub = [{ label: 'Geradores', rota: rota('/motores/geradores') }];
    const menu = [{ label: 'Geradores e motores', rota: rota('/motores'), sub }];
    expect(linksOf(menu, true)).toEqual([{ label: 'Geradores', href: '/motores/geradores' }]);
    expect(linksOf(menu)).toEqual([{ label: 'Geradores e motores Geradores', href: '/motores/geradores' }]);
  });
});
