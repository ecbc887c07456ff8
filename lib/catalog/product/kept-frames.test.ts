/** @jest-environment jsdom */
import { loadKeptFrames } from './kept-frames';

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
    const body = String(url).endsWith('/serra.html') ? { mm: MM } : { mm: null };
    return { ok: !String(url).includes('sumida'), status: 200, json: async () => body } as Response;
  }) as typeof fetch;
  expect(await loadKeptFrames()).toEqual([
    { name: 'serra', href: '/serra.html', picture: 'serra.webp', front: MM },
  ]);
  localStorage.clear();
});
