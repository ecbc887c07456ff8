/** @jest-environment node */
import { isNotModified } from './ready-page';

const TAG = 'W/"abc"';
test.each([
  [undefined, undefined, false],
  ['"abc"', undefined, true],
  ['W/"abc"', undefined, true],
  ['"x", W/"abc"', undefined, true],
  ['*', undefined, true],
  ['"abcd"', undefined, false],
  ['abc', undefined, false],
  ['W/"abc"', 'no-cache', false],
  ['W/"abc"', 'max-age=0', true],
])('If-None-Match %j with Cache-Control %j gets a 304: %s', (known, cacheControl, expected) => {
  expect(isNotModified({ 'if-none-match': known, 'cache-control': cacheControl }, TAG)).toBe(expected);
});
