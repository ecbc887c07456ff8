import { parsePermalink } from './permalink';

const encoded = (id: string) => `~${Buffer.from(id).toString('base64url')}`;

test('ids and quantities are read from a permalink', () => {
  expect(parsePermalink('7-52:2,AB.1_x:1')).toEqual([
    { id: '7-52', quantity: 2 },
    { id: 'AB.1_x', quantity: 1 },
  ]);
  expect(parsePermalink(`${encoded('óculos/á:1')}:1`)).toEqual([{ id: 'óculos/á:1', quantity: 1 }]);
});

test.each([
  '',
  '7',
  '7:',
  ':1',
  '7:0',
  '7:01',
  '7:-1',
  '7:1.5',
  '7:100',
  '7:1:2',
  '7:1,',
  'a b:1',
  'a%2Fb:1',
  '~:1',
  '~a===:1',
  '~_w:1',
  `${encoded('a\nb')}:1`,
  Array.from({ length: 11 }, () => '7:1').join(','),
])('%j is not a permalink', (text) => {
  expect(parsePermalink(text)).toBeNull();
});
