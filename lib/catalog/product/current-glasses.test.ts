import {
  compareGlasses,
  describeWidth,
  fitVerdict,
  formatEngraving,
  parseEngraving,
  widthDifference,
} from './current-glasses';

const MINE = { lensWidth: 52, bridge: 18, temple: 140 };
const FRAME = { frontWidth: 132, lensWidth: 50, bridge: 19, lensHeight: 40, temple: 135 };

test.each(['52-18-140', '52□18-140', ' 52 18 140 ', '52-18/140', '52 [] 18 – 140 mm'])(
  'A15: reads the engraved size %j',
  (text) => {
    expect(parseEngraving(text)).toEqual(MINE);
  },
);

test.each(['', '52 18', '5218140', '140 52 18', '52 18 140 2', '52 18 14'])(
  'A15: %j is not an engraved size',
  (text) => {
    expect(parseEngraving(text)).toBeNull();
  },
);

test('TRY-11: a saved frame without a temple length is compared by its other measurements', () => {
  const kept = parseEngraving('52-18', null);
  expect(kept).toEqual({ ...MINE, temple: null });
  expect(kept && formatEngraving(kept)).toBe('52-18');
  expect(kept && compareGlasses(kept, FRAME).map(({ name }) => name)).toEqual(['Largura', 'Lente', 'Ponte']);
});

test('A15: widths are compared by lens and bridge', () => {
  expect(widthDifference(MINE, FRAME)).toBe(-3);
  expect(describeWidth(-3)).toBe('3 mm a menos que os seus óculos');
  expect(describeWidth(1)).toBe('1 mm a mais que os seus óculos');
  expect(describeWidth(0)).toBe('mesma largura dos seus óculos');
});

test.each([
  [0, 'Deve vestir como os seus óculos atuais.'],
  [-3, 'Deve vestir como os seus óculos atuais.'],
  [4, 'Um pouco mais larga que os seus óculos atuais.'],
  [-5, 'Um pouco mais estreita que os seus óculos atuais.'],
  [-6, 'Bem mais estreita que os seus óculos atuais: tende a apertar.'],
  [9, 'Bem mais larga que os seus óculos atuais: tende a escorregar.'],
])('A15: a difference of %d mm is described as "%s"', (difference, text) => {
  expect(fitVerdict(difference)).toBe(text);
});

test('A15: an unknown temple length is not compared', () => {
  expect(compareGlasses(MINE, { ...FRAME, temple: null }).map(({ name }) => name)).toEqual([
    'Largura',
    'Lente',
    'Ponte',
  ]);
});
