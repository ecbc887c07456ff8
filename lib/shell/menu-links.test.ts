import { HOSTILE_VECTORS } from '@/lib/html/hostile-vectors';
import { menuSchema } from '@/lib/store-api/schemas/menu';
import { DIALECTS, type Speak } from '@/lib/store-api/testing/dialects';
import { menuLinks } from './menu-links';

let say: Speak;

const linksOf = (entry: object) =>
  menuLinks(menuSchema.parse(say({ menu: [{ label: 'Redondo', ...entry }] })).menu, ['https://loja.example']);

const SVG = '<svg viewBox="0 0 64 32"><path d="M28 14q4-4 8 0"/></svg>';

describe.each(DIALECTS)('menu links, fed by $name', ({ speak }) => {
  beforeEach(() => {
    say = speak;
  });

  test('HEAD-12: markup of a drawing becomes a picture that names its language', () => {
    const [link] = linksOf({ svg: SVG });
    const markup = decodeURIComponent(link?.icone.replace('data:image/svg+xml,', '') ?? '');
    expect(markup).toBe(SVG.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"'));
  });

  test('HEAD-12: a picture given as address wins; what is no drawing or too large shows none', () => {
    expect(linksOf({ svg: SVG, icone: 'https://loja.example/i.png' })[0]?.icone).toBe(
      'https://loja.example/i.png',
    );
    for (const svg of ['<img src=x onerror=alert(1)>', 'texto', `<svg>${'x'.repeat(5_000)}</svg>`]) {
      expect(linksOf({ svg })[0]?.icone).toBe('');
    }
  });

  test('HEAD-12: a drawing that holds half a character is an address all the same', () => {
    expect(linksOf({ svg: '<svg>\ud800</svg>' })[0]?.icone).toMatch(/^data:image\/svg\+xml,.*%EF%BF%BD/);
  });

  test('HEAD-12: whatever the markup holds, it stays inside the address of a picture', () => {
    for (const vector of HOSTILE_VECTORS) {
      const icone = linksOf({ svg: `<svg>${vector}</svg>` })[0]?.icone ?? '';
      expect(icone === '' || /^data:image\/svg\+xml,[^<>"\s]*$/.test(icone)).toBe(true);
    }
  });

  test.each(['javascript:alert(1)', ' data:text/html,x', '//fora.example', 'https://a:b@fora.example/'])(
    'HEAD-12, C7: %p is no address to follow',
    (link) => {
      expect(linksOf({ link })[0]?.href).toBeNull();
    },
  );
});
