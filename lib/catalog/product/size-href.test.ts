/** @jest-environment node */
import { sizeHref, sizeIn, withoutSize } from './size-href';

test('A-97: an address is split into path and size', () => {
  const href = sizeHref('/alba.html', '46 largo');
  expect([withoutSize(href), sizeIn(href)]).toEqual(['/alba.html', '46 largo']);
  expect([withoutSize('/alba.html'), sizeIn('/alba.html')]).toEqual(['/alba.html', '']);
});

test('A-97: a size is inserted into an existing query; an empty size changes nothing', () => {
  expect(sizeHref('/alba.html?b=1&zoom=2&tamanho=46', 'Único')).toBe(
    '/alba.html?b=1&tamanho=%C3%9Anico&zoom=2',
  );
  expect(sizeHref('/alba.html?b=1', '')).toBe('/alba.html?b=1');
});
