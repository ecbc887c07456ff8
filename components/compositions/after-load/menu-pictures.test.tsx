import { fireEvent, waitFor } from '@testing-library/react';
import { showMenuPictures } from './menu-pictures';

const SHAPES = '/v2/front/struct/menus/menu-oculos';
const BRANDS = '/v2/front/brands?ativo=true';
const rota = (path: string) => ({ path, query: {} });
const brand = (nome: string, imagem: string) => ({ id: 1, nome, imagem, rota: rota(`/marcas/${nome}`) });
const category = (path: string, icone: string) => ({
  label: path,
  rota: rota(path),
  icone,
  svg: '',
  sub: [],
});

const responses: Record<string, unknown> = {
  [SHAPES]: { nome: '', menu: [category('/sol', 'https://a.example/sol.webp'), category('/grau', '')] },
  [BRANDS]: {
    marcas: [
      brand('norte', 'https://a.example/norte.svg'),
      brand('sul', ''),
      brand('leste', 'https://a.example/falha.svg'),
    ],
  },
};

/** A picture that loads as soon as it has an address, unless that contains "falha". */
class LoadingImage {
  onload = () => undefined;
  address = '';
  get src() {
    return this.address;
  }
  set src(address: string) {
    this.address = address;
    if (!address.includes('falha')) queueMicrotask(() => this.onload());
  }
}

const requests: string[] = [];
const original = { fetch: globalThis.fetch, Image: globalThis.Image };

beforeEach(() => {
  requests.length = 0;
  Object.assign(globalThis, {
    Image: LoadingImage,
    fetch: async (path: string) => {
      requests.push(path);
      return { ok: true, json: async () => responses[path] };
    },
  });
  const leaf = (path: string) => `<li><a href="${path}">${path}</a></li>`;
  const entry = (path: string, leaves: string[]) =>
    `<li><a href="${path}">${path}</a><div><ul>${leaves.map(leaf).join('')}</ul></div></li>`;
  document.body.innerHTML = `<nav><ul>${[
    entry('/sol', ['/sol/a']),
    entry('/grau', ['/grau/a']),
    entry('/marcas', ['/marcas/norte', '/marcas/sul', '/marcas/leste']),
  ].join('')}<li><a href="/kits">Kits</a></li></ul></nav>`;
  showMenuPictures(document.querySelector('nav') as Element);
});
afterAll(() => Object.assign(globalThis, original));

const link = (path: string) => document.querySelector<HTMLElement>(`a[href="${path}"]`) as HTMLElement;
const panelOf = (path: string) => link(path).nextElementSibling as HTMLElement;

test('HEAD-12, HEAD-17: the brands’ logos replace their names when their panel is first opened', async () => {
  expect(requests).toEqual([]);
  fireEvent.pointerOver(link('/marcas'));
  fireEvent.pointerOver(link('/marcas'));
  const logo = (path: string) => link(path).style.getPropertyValue('--logo');
  await waitFor(() => expect(logo('/marcas/norte')).toBe('url("https://a.example/norte.svg")'));
  expect([logo('/marcas/sul'), logo('/marcas/leste'), link('/marcas/norte').textContent]).toEqual([
    '',
    '',
    '/marcas/norte',
  ]);
  expect(requests).toEqual([BRANDS]);
});

test('HEAD-08, HEAD-12: a panel shows the picture that its category has in the menu of shapes, read once', async () => {
  fireEvent.focusIn(link('/grau'));
  fireEvent.focusIn(link('/sol'));
  await waitFor(() =>
    expect(panelOf('/sol').style.getPropertyValue('--picture')).toBe('url("https://a.example/sol.webp")'),
  );
  expect(panelOf('/grau').style.getPropertyValue('--picture')).toBe('');
  const whole = [...document.querySelectorAll('nav a')].filter(({ textContent }) =>
    /^Ver tudo/.test(textContent ?? ''),
  );
  expect(whole.map((each) => [each.textContent, each.getAttribute('href')])).toEqual([
    ['Ver tudo em /sol', '/sol'],
  ]);
  const followed = jest.fn((event: Event) => event.preventDefault());
  link('/sol').addEventListener('click', followed);
  fireEvent.click(whole[0] as Element);
  expect(followed).toHaveBeenCalledTimes(1);
  expect(requests).toEqual([SHAPES]);
});
