/** @jest-environment node */
import { flag, html, label, link, listOf, number, picture, stringMap, text } from './lenient';

describe('numbers and flags in text (quirk 3)', () => {
  test.each([
    ['7', 7],
    ['449.90', 449.9],
    ['449,90', 449.9],
    ['1.449,90', 1449.9],
    [' 5 ', 5],
    ['', 0],
    ['x', 0],
    [null, 0],
    [[], 0],
    [Number.NaN, 0],
    ['1e999', 0],
  ])('DATA-14: %j is parsed as %j', (wire, value) => expect(number.parse(wire)).toBe(value));

  test.each([
    [true, true],
    ['s', true],
    ['S', true],
    [1, true],
    ['1', true],
    ['true', true],
    ['n', false],
    [0, false],
    ['', false],
    [null, false],
    [[], false],
  ])('DATA-19: flag %j is parsed as %j', (wire, value) => expect(flag.parse(wire)).toBe(value));
});

describe('texts and addresses (quirk 7)', () => {
  test('quirk 7: labels are trimmed', () => {
    expect([label.parse('  Preto '), text.parse(12), text.parse(null)]).toEqual(['Preto', '12', '']);
  });

  test('R8: half an emoji in a truncated text becomes the replacement character', () => {
    const half = '👓'.slice(0, 1);
    expect([text.parse(`Sol ${half}`), label.parse(` ${half}`)]).toEqual(['Sol \uFFFD', '\uFFFD']);
    expect(text.parse('Sol 👓')).toBe('Sol 👓');
  });

  test('C8: characters that HTML forbids or that reverse a text are dropped, line breaks are not', () => {
    expect(text.parse('Sol\u0000\u0007\u009f \u202eetneL\u2066\r\n\tx')).toBe('Sol etneL\r\n\tx');
    expect(label.parse('\u0000 Preto\u200b')).toBe('Preto\u200b');
  });

  test.each([
    'javascript:alert(1)',
    'JAVASCRIPT:x',
    ' java\tscript:x',
    'data:text/html,x',
    'vbscript:x',
    'blob:x',
    'file:///x',
  ])('C7: a link to %j is rejected', (address) => expect(link.parse(address)).toBe(''));

  test.each(['https://x.example/a', '/a?b=1', 'tel:+551199', 'mailto:a@b.c'])(
    'C7: a link to %s is kept',
    (address) => {
      expect(link.parse(address)).toBe(address);
    },
  );

  test.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.c', 'http://', null, []])(
    'C7, PDP-06: %j is rejected as a picture',
    (address) => expect(picture.parse(address)).toBe(''),
  );

  test.each([
    '//x.example/a.webp',
    '/\\x.example/a.webp',
    '\\\\x.example/a.webp',
    '/\t/x.example/a.webp',
    'https:x.example/a.webp',
  ])('C7: a picture at %j is rewritten so that its host is visible', (address) =>
    expect(picture.parse(address)).toBe('https://x.example/a.webp'),
  );

  test.each(['https://x.example/a.webp', '/a.webp', 'a.webp'])('C7: a picture at %s is kept', (address) =>
    expect(picture.parse(` ${address} `)).toBe(address),
  );

  test('PDP-06: spaces in a picture’s file name are encoded', () => {
    expect(picture.parse('https://x.example/armação  serra.webp')).toBe(
      'https://x.example/armação%20%20serra.webp',
    );
  });
});

test('DATA-16: a value that is not a list or map becomes an empty one', () => {
  expect(stringMap.parse([])).toEqual({});
  expect(listOf(number).parse('x')).toEqual([]);
});

test.each([
  ['<p>&nbsp;</p>', ''],
  ['<p><br /></p>\n<P class="x">&#160;&#8203;\u00a0</P>', ''],
  ['', ''],
  ['<p>0</p>', '<p>0</p>'],
  ['<p><img src="/a.webp"></p>', '<p><img src="/a.webp"></p>'],
  ['a < b', 'a < b'],
  ['<', '<'],
])('PDP-17, INST-15: HTML that shows nothing becomes empty: %j', (source, expected) => {
  expect(html.parse(source)).toBe(expected);
});
