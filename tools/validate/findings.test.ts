import { byRule, sortOut } from './findings';

const finding = (checker: string, rule: string, kind = 'home', text = 'x') => ({ checker, rule, kind, text });

test('findings are grouped by checker and rule, with the most frequent first', () => {
  const found = [
    finding('nu', 'a'),
    finding('axe', 'b'),
    finding('axe', 'b', 'kit', 'y'),
    finding('axe', 'b'),
  ];
  expect(byRule(found)).toEqual([
    { name: 'axe, b', count: 3, kinds: 'home, kit', text: 'x' },
    { name: 'nu, a', count: 1, kinds: 'home', text: 'x' },
  ]);
});

test('a listed false positive covers only findings with its checker, rule and text', () => {
  const entry = { checker: 'axe', rule: /^a$/, text: /logo/, why: 'x' };
  const logo = finding('axe', 'a', 'home', 'the logo');
  const others = [
    finding('axe', 'a'),
    finding('nu', 'a', 'home', 'the logo'),
    finding('axe', 'ab', 'home', 'logo'),
  ];
  expect(sortOut([logo, ...others], [entry])).toEqual({ open: others, explained: [logo], unused: [] });
});

test('a listed false positive without any finding is reported', () => {
  const entry = { checker: 'nu', rule: /a/, why: 'x' };
  expect(sortOut([], [entry]).unused).toEqual([entry]);
});
