/** @jest-environment node */
import fc from 'fast-check';
import { safeStoreUrl } from '@/lib/config/store-link';
import { picture } from '@/lib/platform/schemas/lenient';
import { toRota } from '@/lib/platform/schemas/route';
import { breadcrumbItems, linkHref, pictureHref, rotaHref } from './hrefs';

const STORE = ['https://loja.test', 'https://api.loja.test'];

describe('linkHref', () => {
  test.each([
    ['https://loja.test/oculos?pg=2#x', '/oculos?pg=2#x'],
    ['https://api.loja.test/a.html', '/a.html'],
    ['/oculos', '/oculos'],
    ['https://outra.test/x', 'https://outra.test/x'],
    ['www.outra.test/x', 'https://www.outra.test/x'],
    ['mailto:oi@loja.test', 'mailto:oi@loja.test'],
    ['tel:+551155551956', 'tel:+551155551956'],
  ])('C7: %s becomes %s', (link, href) => {
    expect(linkHref(link, STORE)).toBe(href);
  });

  test.each([
    ['https://loja.test/checkout/carrinho/', 'https://loja.test/checkout/carrinho/'],
    ['/minha-conta/lista-desejo/', 'https://loja.test/minha-conta/lista-desejo/'],
    ['https://loja.test/upload/guia.pdf', 'https://loja.test/upload/guia.pdf'],
  ])('ROUTE-29: %s links to the store site, with its trailing slash', (link, href) => {
    expect(linkHref(link, STORE)).toBe(href);
  });

  test.each([
    '',
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.test/x',
    '/\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    'https://loja.test//evil.test/x',
    'https://user:pass@evil.test/',
    'nonsense',
  ])('C7: %p is rejected', (link) => {
    expect(linkHref(link, STORE)).toBeNull();
  });
});

describe('pictureHref', () => {
  test.each(['/upload/a.webp', 'a.webp', 'https://loja.test/a.webp', 'https://api.loja.test/a.webp'])(
    'C7: %s is accepted as a file of the shop',
    (address) => expect(pictureHref(address, STORE)).toBe(address),
  );

  test.each([
    'https://evil.test/a.webp',
    '//evil.test/a.webp',
    '/\\evil.test/a.webp',
    'https://u:p@loja.test/a',
  ])('C7: %s is rejected because it is on another host', (address) =>
    expect(pictureHref(address, STORE)).toBeNull(),
  );
});

/** Parts of addresses, including ways to name another host. */
const piece = fc.constantFrom(
  ...['/', '//', '\\', '.', '..', '@', ':', '?', '#', '\t', '\n', ' ', '%2f', '%5c', '\u2028'],
  ...['https:', 'http:', 'HTTPS:', 'ftp:', 'javascript:', 'data:', 'mailto:', 'tel:'],
  ...['evil.test', 'loja.test', 'api.loja.test', 'loja.test.evil.test', 'u:p', 'a.webp', 'checkout', 'x=1'],
);
const address = fc.array(piece, { minLength: 1, maxLength: 8 }).map((pieces) => pieces.join(''));

const PAGE = 'https://front.test/oculos/a.html';

/** The host that a browser opens from a page of the shop. */
const hostOf = (href: string) => new URL(href, PAGE).host;

test('C7: no route or picture address resolves to another host', () => {
  const own = ['front.test', ...STORE.map((origin) => new URL(origin).host)];
  fc.assert(
    fc.property(address, address, (first, second) => {
      const href = rotaHref(toRota({ route: first, path: second, query: {} }, second));
      if (href !== null) expect(hostOf(href)).toBe('front.test');
      const named = rotaHref(toRota({ name: 'product/detail', params: { produto: first } }, ''));
      if (named !== null) expect(hostOf(named)).toBe('front.test');
      const file = pictureHref(picture.parse(first), STORE);
      if (file !== null) expect(own).toContain(hostOf(file));
    }),
    { numRuns: 5_000 },
  );
});

test('C7: a link to another host shows the real host, without credentials', () => {
  fc.assert(
    fc.property(address, (link) => {
      const href = linkHref(link, STORE);
      if (href === null || /^(?:mailto|tel):/.test(href)) return;
      const { protocol, host, username, password } = new URL(href, PAGE);
      expect(['https:', 'http:']).toContain(protocol);
      expect(username + password).toBe('');
      if (host !== 'front.test') expect(href.startsWith(`${protocol}//${host}`)).toBe(true);
    }),
    { numRuns: 5_000 },
  );
});

test('C7: an address accepted for the store site always has the store site’s origin', () => {
  fc.assert(
    fc.property(address, (url) => {
      const safe = safeStoreUrl(url, 'https://loja.test');
      if (safe !== null) expect(new URL(safe).origin).toBe('https://loja.test');
    }),
    { numRuns: 2_000 },
  );
});

test('LIST-08: a breadcrumb item without a path is not a link', () => {
  expect(rotaHref(null)).toBeNull();
  expect(rotaHref({ path: null, query: { marca: 'x' } })).toBeNull();
  expect(rotaHref({ path: '/sol', query: { pg: '1', marca: 'x' } })).toBe('/sol?marca=x');
});

test('LIST-08, PDP-05: labels and addresses of breadcrumbs come from the platform, and items without a label are dropped', () => {
  expect(
    breadcrumbItems([
      { label: 'Home', rota: null },
      { label: 'Solar', rota: { path: '/solar', query: {} } },
      { label: '', rota: { path: '/x', query: {} } },
      { label: 'Armação X', rota: null },
    ]),
  ).toEqual([
    { label: 'Home', href: '/' },
    { label: 'Solar', href: '/solar' },
    { label: 'Armação X', href: null },
  ]);
  expect(breadcrumbItems([])).toEqual([]);
});
