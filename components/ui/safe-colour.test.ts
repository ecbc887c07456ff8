import { readableOn, safeColour } from './safe-colour';

test.each(['#fff', '#1a2b3c', 'rgb(10, 20, 30)', 'hsl(120deg 50% 40% / 0.5)', 'gold', ' #FFF '])(
  'DATA-18: %s may colour a seal',
  (colour) => {
    expect(safeColour(colour)).toBe(colour.trim());
  },
);

test.each([
  '',
  null,
  '#12345',
  'url(#x)',
  'red;stroke:url(http://x)',
  'expression(1)',
  'var(--x)',
  '"><script>',
])('DATA-18: %s is refused', (colour) => {
  expect(safeColour(colour)).toBeNull();
});

test('DATA-18: text that would not read on the seal becomes black or white', () => {
  expect(readableOn('#000000', '#ffffff')).toBe('#ffffff');
  expect(readableOn('#ffd400', '#ffffff')).toBe('#000000');
  expect(readableOn('#222222', '#333333')).toBe('#ffffff');
  expect(readableOn('gold', 'white')).toBe('white');
});
