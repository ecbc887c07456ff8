/** @jest-environment node */
import { sizeHref, splitSize } from './size-href';

test('A-97: an address is split into path and size', () => {
  expect(splitSize(sizeHref('/alba.html', '46 largo'))).toEqual({ path: '/alba.html', size: '46 largo' });
  expect(splitSize('/alba.html')).toEqual({ path: '/alba.html', size: '' });
});

test('A-97: a size is inserted into an existing query; an empty size changes nothing', () => {
  expect(sizeHref('/alba.html?b=1&zoom=2&tamanho=46', 'Único')).toBe(
    '/alba.html?b=1&tamanho=%C3%9Anico&zoom=2',
  );
  expect(sizeHref('/alba.html?b=1', '')).toBe('/alba.html?b=1');
});
