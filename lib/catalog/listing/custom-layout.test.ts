/** @jest-environment node */

import fc from 'fast-check';
import { listagemSchema } from '@/lib/platform/schemas/listing';
import { webPath } from '@/lib/shared/testing/web-address';
import { customLayoutFile, customLayoutName, customLayoutStyles, pathOf, segmentOf } from './custom-layout';

function listing(layoutPersonalizado: unknown) {
  return listagemSchema.parse({
    estrutura: {},
    conteudo: { produtos: [], layoutPersonalizado },
    info: { total: 0, limit: 12 },
  });
}

const styled = (codigoCss: string) => listing({ layout: 'black', codigoCss });

describe('layoutPersonalizado', () => {
  test('LIST-53: the template’s name is returned; any other value selects the normal listing', () => {
    expect(customLayoutName(listing({ layout: ' Black ', codigoCss: '' }))).toBe('black');
    for (const nothing of [undefined, null, [], {}, '', { layout: '../x' }, { layout: '' }])
      expect(customLayoutName(listing(nothing))).toBe('');
  });

  test('LIST-53: this shop serves the style sheet, named by its content hash and scoped to the page', () => {
    const listing = styled('h1 { color: red }');
    const styles = customLayoutStyles(listing, 'landing-page', '/c/café');
    const file = customLayoutFile(listing);
    const name = styles?.scope['data-layout-css'];
    expect(name).toMatch(/^[0-9a-f]{16}$/);
    expect(file).toEqual({ file: `${name}.css`, css: `[data-layout-css="${name}"] h1{color:red;}` });
    const [, , level, address, last] = styles?.href.split('/') ?? [];
    expect([level, last]).toEqual(['landing-page', `${name}.css`]);
    expect(pathOf(address ?? '')).toBe('/c/café');
    expect(customLayoutStyles(styled('h1 { color: blue }'), 'category', '/x')?.scope).not.toEqual(
      styles?.scope,
    );
  });

  test('LIST-53, C8: an invalid style sheet is ignored and logged', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    expect(customLayoutStyles(styled('@import "//evil.test";'), 'category', '/x')).toBeNull();
    expect(customLayoutFile(styled('@import "//evil.test";'))).toBeNull();
    expect(warn.mock.calls[0]?.[0]).toContain('layout-css-cleaned');
    warn.mockClear();
    expect(customLayoutStyles(listing([]), 'category', '/x')).toBeNull();
    expect(customLayoutStyles(styled('p { color: red }'), 'category', '/x')).not.toBeNull();
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });
});

const plainPath = fc
  .array(fc.stringMatching(/^[\w-]{1,12}(\.html)?$/))
  .map((segments) => `/${segments.join('/')}`);
const anyPath = webPath.map((path) => `/${path.replaceAll('?', '')}`);
const path = fc.oneof(plainPath, anyPath);

test.each([
  ['/', '~'],
  ['/armacao-serra.html', '~armacao-serra.html'],
  ['/oculos-de-sol/feminino', '~oculos-de-sol~feminino'],
])('the path %s is encoded as %s', (plain, segment) => {
  expect(segmentOf(plain)).toBe(segment);
});

test.each(['/a~b', '/..', '/a.rsc', '/caf%C3%A9', '/a\n'])(
  'the unusual path %j is encoded without special characters',
  (odd) => {
    expect(segmentOf(odd)).toMatch(/^[\w-]+$/);
  },
);

test('C13: a path is the same after encoding and decoding', () => {
  fc.assert(
    fc.property(path, (original) => {
      const segment = segmentOf(original);
      expect(segment).toMatch(/^[\w~.-]+$/);
      expect(pathOf(segment)).toBe(original);
    }),
  );
});

test('C13: different paths are encoded as different segments', () => {
  fc.assert(
    fc.property(path, path, (one, other) => {
      expect(segmentOf(one) === segmentOf(other)).toBe(one === other);
    }),
  );
});
