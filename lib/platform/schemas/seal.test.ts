import { readableOn, safeColour, seloSchema } from './seal';

test.each(['#fff', '#1a2b3c', 'rgb(10, 20, 30)', 'hsl(120deg 50% 40% / 0.5)', 'gold', ' #FFF '])(
  'DATA-18: %s is accepted as a seal colour',
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
])('DATA-18: %s is rejected as a seal colour', (colour) => {
  expect(safeColour(colour)).toBeNull();
});

test('DATA-18: unreadable text on a seal becomes black or white', () => {
  expect(readableOn('#000000', '#ffffff')).toBe('#ffffff');
  expect(readableOn('#ffd400', '#ffffff')).toBe('#000000');
  expect(readableOn('#222222', '#333333')).toBe('#ffffff');
  expect(readableOn('gold', 'white')).toBe('white');
});

describe('parsed seal colours', () => {
  const cores = (texto: unknown, selo: unknown) => seloSchema.parse({ cores: { texto, selo } }).cores;

  test('DATA-18, C7: any seal is safe and readable', () => {
    expect(cores('#fff', '#1f4a45')).toEqual({ texto: '#fff', selo: '#1f4a45' });
    expect(cores('#ffffff', '#fafafa')).toEqual({ texto: '#000000', selo: '#fafafa' });
    expect(cores('url(//evil.test)', '#111111')).toEqual({ texto: '#ffffff', selo: '#111111' });
    expect(cores('#fff', 'url(//evil.test)')).toBeNull();
    expect(cores(null, null)).toBeNull();
  });
});
