/** @jest-environment node */
import fc from 'fast-check';
import { readEvaluationKey } from '@/lib/platform/endpoints/page-reads';
import { StoreApiError } from '@/lib/platform/errors';
import { webPath } from '@/lib/shared/testing/web-address';
import { canonicalPath, gclidAction, readQuery, redirectsHome, revealsKey } from './redirects';

jest.mock('@/lib/platform/endpoints/page-reads');

test('C8: control characters in a query become spaces; of a repeated key the last counts', () => {
  const parameters = new URLSearchParams('busca=%00olho%0D%0Ade gato%7F&pg=1&pg=2&marca=');
  expect(readQuery(parameters)).toEqual({ busca: ' olho de gato ', pg: '2', marca: '' });
});

describe('canonicalPath', () => {
  test.each([
    ['/pagina/sobre/', '/pagina/sobre'],
    ['/oculos-de-sol//feminino', '/oculos-de-sol/feminino'],
    ['//evil.com/', '/evil.com'],
    ['/c/black-friday/', '/c/black-friday'],
    ['/%6fculos-de-sol', '/oculos-de-sol'],
    ['/%61rma%c3%a7%c3%a3o.html', '/arma%C3%A7%C3%A3o.html'],
    ['/a%2Db%7E', '/a-b~'],
    ['/a/%2e%2e/b', '/b'],
  ])('DESIGN-27: %s redirects to %s', (raw, to) => {
    expect(canonicalPath(raw)).toBe(to);
  });

  test('DESIGN-27: a canonical path is unchanged, including its encoding', () => {
    for (const path of ['/', '/arma%C3%A7%C3%A3o.html']) expect(canonicalPath(path)).toBe(path);
  });

  test.each(['/%E0%A4%A', '/%', '/a%zz', '/a%00b', '/a%0d%0aset-cookie', `/${'a'.repeat(2100)}`])(
    'ROUTE-10: %.20s is a malformed path',
    (raw) => {
      expect(canonicalPath(raw)).toBeNull();
    },
  );

  test('DESIGN-27: every spelling of a path redirects to the same address', () => {
    const encode = (character: string) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`;
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9-]{1,30}$/), fc.infiniteStream(fc.boolean()), (slug, coins) => {
        const spelling = Array.from(slug, (character) =>
          coins.next().value ? encode(character) : character,
        ).join('');
        expect(canonicalPath(`/${spelling}`)).toBe(`/${slug}`);
      }),
    );
  });

  test('DESIGN-27: the target of a redirect is canonical, so that no redirect needs two hops', () => {
    fc.assert(
      fc.property(webPath, (raw) => {
        const path = canonicalPath(`/${raw}`);
        fc.pre(path !== null);
        expect(canonicalPath(path)).toBe(path);
        expect(path.startsWith('//')).toBe(false);
      }),
    );
  });
});

const visit = {
  path: '/oculos-de-sol',
  hasQuery: false,
  isRouterRequest: true,
  isShopOrigin: (origin: string) => origin === 'https://loja.test',
  referer: 'https://loja.test/?gclid=abc',
};

describe('gclidAction', () => {
  test('ROUTE-26: a navigation after a page with gclid becomes a document load', () => {
    expect(gclidAction(visit)).toBe('reload');
  });

  test('ROUTE-26: after a page with gclid, the next path loses its query, in router and document requests', () => {
    expect(gclidAction({ ...visit, hasQuery: true })).toBe('strip-query');
    expect(gclidAction({ ...visit, hasQuery: true, isRouterRequest: false })).toBe('strip-query');
  });

  test('DESIGN-26: loading the path without a query needs no action', () => {
    expect(gclidAction({ ...visit, isRouterRequest: false })).toBe('none');
  });

  test('A-07: filters on the same path and searches keep their parameters', () => {
    const referer = 'https://loja.test/oculos-de-sol?gclid=abc';
    expect(gclidAction({ ...visit, referer, hasQuery: true })).toBe('none');
    expect(gclidAction({ ...visit, path: '/busca', hasQuery: true })).toBe('none');
  });

  test.each([null, '', 'not a url', 'https://loja.test/', 'https://other.test/?gclid=abc'])(
    'ROUTE-26: the referrer %p does not trigger the rule',
    (referer) => {
      expect(gclidAction({ ...visit, referer })).toBe('none');
    },
  );
});

const readKey = jest.mocked(readEvaluationKey);
const PATH = '/pagina/avaliacao-loja';

describe('redirectsHome', () => {
  beforeEach(() => jest.resetAllMocks());

  test('ROUTE-13, A-57: a valid key shows the page', async () => {
    readKey.mockResolvedValue(true);
    expect(await redirectsHome(PATH, { key: 'demonstracao-1' })).toBe(false);
    expect(readKey).toHaveBeenCalledWith('demonstracao-1');
  });

  test('EVAL-02: without a key the platform is not called', async () => {
    expect(await redirectsHome(PATH, {})).toBe(true);
    expect(await redirectsHome(PATH, { chave: 'x' })).toBe(true);
    expect(readKey).not.toHaveBeenCalled();
  });

  test('EVAL-02, EVAL-03: an invalid key and a failing check redirect to the home page', async () => {
    readKey.mockResolvedValue(false);
    expect(await redirectsHome(PATH, { key: 'usada' })).toBe(true);
    readKey.mockRejectedValue(new StoreApiError('absent', 'GET x', { status: 404 }));
    expect(await redirectsHome(PATH, { key: 'usada' })).toBe(true);
  });

  test('EVAL-02: on other pages a key has no effect', async () => {
    expect(await redirectsHome('/pagina/sobre', { key: 'x' })).toBe(false);
    expect(await redirectsHome('/', {})).toBe(false);
    expect(readKey).not.toHaveBeenCalled();
  });
});

test('C10: only an evaluation page with a well-formed key counts as a guess', () => {
  const path = '/pagina/avaliacao-loja';
  expect(revealsKey(path, { key: 'demonstracao-1' })).toBe(true);
  expect(revealsKey(path, {})).toBe(false);
  expect(revealsKey(path, { key: 'a b' })).toBe(false);
  expect(revealsKey('/pagina/sobre', { key: 'x' })).toBe(false);
});
