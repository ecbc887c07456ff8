import { bannersSchema, menuSchema } from '@/lib/platform/schemas/blocks';
import { seloSchema } from '@/lib/platform/schemas/seal';
import { type Encode, PLATFORM_VARIANTS } from '@/lib/platform/testing/variants';
import { toDisplayBanners, toSocialPosts } from './banners';
import { featuredCategories } from './featured-categories';

let toWire: Encode;

const STORE = 'https://www.loja.example';
const plain = (banners: unknown) =>
  toDisplayBanners(bannersSchema.parse(toWire({ banners })).banners, [STORE]);

describe.each(PLATFORM_VARIANTS)('home, fed by $name', ({ encode }) => {
  beforeEach(() => {
    toWire = encode;
  });

  test('HOME-25, DATA-26: a banner accepts both picture fields, either size, title and name', () => {
    const [first, second] = plain({
      '1': {
        id: '7',
        nome: ' Inverno ',
        alt: 'Óculos na neve',
        dataInicial: '2026-06-01',
        dimensoes: {
          desktop: { imagem: 'https://a/d.webp', link: `${STORE}/c/inverno?x=1` },
          mobile: { image: 'https://a/m.webp', link: '', parametrosAdicionais: { title: ' Neve ' } },
        },
      },
      '2': {
        id: 8,
        dimensoes: { desktop: { image: 'https://a/só.webp', link: 'javascript:alert(1)' }, mobile: [] },
      },
    });
    expect(first).toEqual({
      id: '7',
      alt: 'Óculos na neve',
      title: 'Neve',
      href: '/c/inverno?x=1',
      desktop: 'https://a/d.webp',
      mobile: 'https://a/m.webp',
    });
    expect(second).toMatchObject({
      alt: 'Campanha da loja',
      href: null,
      desktop: 'https://a/só.webp',
      mobile: 'https://a/só.webp',
    });
  });

  test('HOME-25, HOME-27: banners without a picture are left out', () => {
    expect(plain([{ id: 1, nome: 'x', dimensoes: { desktop: { imagem: '' }, mobile: [] } }])).toEqual([]);
    expect(plain(null)).toEqual([]);
    expect(plain([{ id: 1, dimensoes: [] }])).toEqual([]);
  });

  test('HOME-10, DATA-33: a social post has id, link and square picture', () => {
    const [post] = toSocialPosts(
      plain([
        {
          id: 4,
          nome: 'Praia',
          dimensoes: { desktop: [], mobile: { image: 'https://a/q.webp', link: '/sol' } },
        },
      ]),
    );
    expect(post).toEqual({ id: '4', link: '/sol', image: 'https://a/q.webp', alt: 'Praia' });
  });

  const svg = '<svg viewBox="0 0 4 4"><circle r="1"/></svg>';
  const entry = (label: string, more: object = {}) => ({
    label,
    link: `${STORE}/${label}`,
    rota: [],
    sub: [],
    ...more,
  });
  const menuOf = (menu: unknown) => featuredCategories(menuSchema.parse(toWire({ menu })).menu, [STORE]);

  test('HOME-05, DATA-33: categories have subcategories with a picture or an SVG icon', () => {
    const sub = [
      entry('redondo', { svg }),
      entry('aviador', { icone: 'https://a/i.png', svg }),
      entry('gatinho', { svg: '<img src=x onerror=alert(1)>' }),
      entry('', { svg }),
    ];
    const categories = menuOf([
      entry('sol', { sub, icone: 'https://a/sol.webp' }),
      entry('grau'),
      entry('lentes'),
      entry('mais'),
    ]);
    expect(categories.map(({ label }) => label)).toEqual(['sol', 'grau', 'lentes', 'mais']);
    expect(categories[0]).toMatchObject({ href: '/sol', image: 'https://a/sol.webp' });
    const [round, aviator, cat, ...rest] = categories[0]?.links ?? [];
    expect(decodeURIComponent(round?.icon ?? '')).toBe(
      'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><circle r="1"/></svg>',
    );
    expect(aviator?.icon).toBe('https://a/i.png');
    expect(cat).toMatchObject({ label: 'gatinho', icon: '' });
    expect(rest).toEqual([]);
  });

  test('HOME-05, DATA-33: a category without a page of its own keeps its subcategories', () => {
    const [category, ...rest] = menuOf([
      { label: 'Formatos', rota: [], link: '', sub: [entry('redondo', { svg })] },
      { label: 'Vazia', rota: [], link: '', sub: [{ label: 'Nada', rota: [] }] },
    ]);
    expect(category).toMatchObject({
      label: 'Formatos',
      href: null,
      links: [{ label: 'redondo', href: '/redondo' }],
    });
    expect(rest).toEqual([]);
  });

  test('HOME-05, C7: an entry without a valid link is left out', () => {
    expect(menuOf([{ label: 'Nada', link: 'javascript:alert(1)', rota: false }])).toEqual([]);
  });

  test('HOME-28, DATA-18: a seal has id, name, picture, label, position and colours', () => {
    const seal = seloSchema.parse(
      toWire({
        id: '3',
        nome: ' Novo ',
        imagem: '',
        label: 'Novo',
        posicao: { x: 'left', y: 'top' },
        cores: { texto: '#fff', selo: '#000' },
      }),
    );
    expect(seal).toMatchObject({
      id: expect.anything(),
      nome: 'Novo',
      imagem: '',
      label: 'Novo',
      posicao: { x: 'left', y: 'top' },
      cores: { texto: '#fff', selo: '#000' },
    });
  });
});
