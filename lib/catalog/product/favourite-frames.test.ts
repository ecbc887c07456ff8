/** @jest-environment jsdom */
import { loadFavouriteFrames } from './favourite-frames';

const MM = { frontWidth: 138, bridge: 18, lensWidth: 52, lensHeight: 41, temple: 145 };
const link = (name: string) => ({
  id: 1,
  href: `/${name}.html?tamanho=P`,
  nome: name,
  imagem: `${name}.webp`,
});

test('TRY-07: favourites that are frames can be tried on, each with its measurements', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const stored = [link('serra'), link('lente'), link('sumida'), { href: '//evil.example', nome: 'x' }];
  localStorage.setItem('favoritos', JSON.stringify(stored));
  globalThis.fetch = jest.fn(async (url) => {
    const body = String(url).endsWith('/serra.html') ? { mm: MM, sizes: [] } : { mm: null, sizes: [] };
    return { ok: !String(url).includes('sumida'), status: 200, json: async () => body } as Response;
  }) as typeof fetch;
  expect(await loadFavouriteFrames()).toEqual([
    { name: 'serra', href: '/serra.html', picture: 'serra.webp', front: MM },
  ]);
  localStorage.clear();
});

test.each([
  ['', 138],
  ['?tamanho=46', 124],
  ['?tamanho=P', 124],
  ['?tamanho=58', 138],
])(
  'TRY-07, A-97: a favourite saved as serra.html%s is tried on with a front of %i mm',
  async (query, frontWidth) => {
    localStorage.setItem('favoritos', JSON.stringify([{ ...link('serra'), href: `/serra.html${query}` }]));
    const sizes = [
      { label: '46', mm: { ...MM, frontWidth: 124 }, payload: {} },
      { label: '52', mm: MM, payload: {} },
      { label: '58', mm: null, payload: {} },
    ];
    globalThis.fetch = jest.fn(
      async () => ({ ok: true, status: 200, json: async () => ({ mm: MM, sizes }) }) as Response,
    ) as typeof fetch;
    const frames = await loadFavouriteFrames();
    expect(frames.map(({ href, front }) => [href, front.frontWidth])).toEqual([['/serra.html', frontWidth]]);
    localStorage.clear();
  },
);
