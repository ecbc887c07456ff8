/** @jest-environment node */
import { requestId } from './request-context';

test('O3: a proxy’s request id is used if it is well formed', () => {
  expect(requestId('8f14e45fceea167a5a36dedd4bea2543')).toBe('8f14e45fceea167a5a36dedd4bea2543');
});

test.each([
  undefined,
  '',
  'short',
  'a b c d e f g h',
  'x'.repeat(65),
  '<script>alert(1)</script>',
  ['abcdefgh', 'x'],
])('O3: instead of %j a new, readable id is created', (given) => {
  expect(requestId(given)).toMatch(/^[2-9bcdfghjkmnpqrstvwxyz]{10}$/);
  expect(requestId(given)).not.toBe(requestId(given));
});
