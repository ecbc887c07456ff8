import { menuSchema } from '@/lib/platform/schemas/blocks';
import { type Encode, PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';
import { XSS_VECTORS } from '@/lib/shared/html/xss-vectors';
import { menuLinks } from './menus';

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

  test('HEAD-11, HEAD-12: a route to the account leads to the store site, which has it', () => {
    const [entry] = linksOf({ rota: { name: 'x', route: '/minha-conta/pedidos', params: [], query: [] } });
    expect(entry?.href).toBe('https://loja.example/minha-conta/pedidos');
  });

  test('HEAD-12: SVG markup becomes a data URL with a namespace', () => {
    const [link] = linksOf({ svg: SVG });
    const markup = decodeURIComponent(link?.icon?.replace('data:image/svg+xml,', '') ?? '');
    expect(markup).toBe(SVG.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'));
  });

  test('HEAD-12: what a drawing program writes before an SVG is left out', () => {
    const prolog =
      '<?xml version="1.0" encoding="utf-8"?>\n<!-- Generator: Desenho -->\n<!DOCTYPE svg PUBLIC "x" "y">\n';
    expect(linksOf({ svg: prolog + SVG })[0]?.icon).toBe(linksOf({ svg: SVG })[0]?.icon);
    expect(linksOf({ svg: `${prolog}<img src=x>` })[0]).not.toHaveProperty('icon');
  });

  test('HEAD-12: a picture URL takes precedence; markup that is too large or not SVG is ignored', () => {
    expect(linksOf({ svg: SVG, icone: 'https://loja.example/i.png' })[0]?.icon).toBe(
      'https://loja.example/i.png',
    );
    for (const svg of ['<img src=x onerror=alert(1)>', 'texto', `<svg>${'x'.repeat(5_000)}</svg>`]) {
      expect(linksOf({ svg })[0]).not.toHaveProperty('icon');
    }
  });

  test('HEAD-12: missing fields of an entry are left out', () => {
    expect(linksOf({ link: '/redondo', target: '_self', destaque: false })).toEqual([
      { label: 'Redondo', href: '/redondo', children: [] },
    ]);
    expect(linksOf({ target: '_blank', destaque: true })).toMatchObject([
      { target: '_blank', isHighlighted: true },
    ]);
  });

  test('HEAD-12: an SVG with a lone surrogate can be converted to a data URL', () => {
    expect(linksOf({ svg: '<svg>\ud800</svg>' })[0]?.icon).toMatch(/^data:image\/svg\+xml,.*%EF%BF%BD/);
  });

  test('HEAD-12: hostile markup cannot break out of the data URL', () => {
    for (const vector of XSS_VECTORS) {
      const icon = linksOf({ svg: `<svg>${vector}</svg>` })[0]?.icon ?? '';
      expect(icon === '' || /^data:image\/svg\+xml,[^<>"\s]*$/.test(icon)).toBe(true);
    }
  });

  test.each(['javascript:alert(1)', ' data:text/html,x', '//fora.example', 'https://a:b@fora.example/'])(
    'HEAD-12, C7: %p is rejected as a link',
    (link) => {
      expect(linksOf({ link })[0]?.href).toBeNull();
    },
  );
});
