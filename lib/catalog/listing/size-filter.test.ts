import type { SizeLetter } from '@/lib/catalog/product/fit';
import { filteredSize, fitFilterText, linksOfSizes, narrowingSizeLinks } from './size-filter';

const group = (nome: string, ...labels: string[]) => ({
  id: nome,
  nome,
  links: labels.map((label, index) => ({
    label,
    href: `/c/grau?atributo=${label}`,
    isActive: false,
    image: '',
    count: 20 + index,
  })),
});

const labelsOf = (links: readonly { label: string }[]) => links.map(({ label }) => label);

test.each([
  ['P (até 129 mm)', 'M (130 a 139 mm)', 'G (140 mm ou mais)'],
  ['P', 'M', 'G'],
])('TRY-12: the size filter is recognised by its values %j, %j, %j', (...labels) => {
  const groups = [group('Formato', 'Gatinho', 'Médio'), group('Tamanho', ...labels)];
  expect(labelsOf(linksOfSizes(groups, ['M']))).toEqual([labels[1]]);
  expect(labelsOf(linksOfSizes(groups, ['P', 'M']))).toEqual(labels.slice(0, 2));
});

test('TRY-12: without a size filter, or without that size, there is no link', () => {
  const others = [group('Formato', 'Médio', 'Grande'), group('Tamanho', 'PP', 'P', 'M')];
  expect(linksOfSizes(others, ['M'])).toEqual([]);
  expect(linksOfSizes([group('Tamanho', 'P', 'G')], ['M'])).toEqual([]);
  expect(linksOfSizes([], ['M'])).toEqual([]);
});

test.each<[chosen: string[], own: SizeLetter[], offered: string[]]>([
  [[], ['M'], ['M']],
  [['M'], ['M'], ['M']],
  [['P'], ['M'], []],
  [['P', 'M'], ['M'], []],
  [['P'], ['P', 'M'], []],
  [
    ['P', 'M'],
    ['P', 'M'],
    ['P', 'M'],
  ],
])(
  'TRY-12: for the selected sizes %j and the fitting sizes %j the list offers %j',
  (chosen, own, offered) => {
    const sizes = group('Tamanho', 'P', 'M', 'G');
    const links = sizes.links.map((link) => ({ ...link, isActive: chosen.includes(link.label) }));
    const groups = [group('Formato', 'Redondo'), { ...sizes, links }];
    expect(labelsOf(narrowingSizeLinks(groups, own))).toEqual(offered);
  },
);

test.each([
  [20, true, '20 servem em você'],
  [20, false, '20 podem servir em você'],
  [1, true, '1 serve em você'],
  [1, false, '1 pode servir em você'],
  [undefined, true, 'Servem em você: P'],
  [undefined, false, 'Podem servir em você: P'],
])(
  'TRY-12, TRY-17: for %p frames of one size, certain %p, the filter’s text is %j',
  (count, isSure, text) => {
    expect(fitFilterText([{ label: 'P', href: '', isActive: false, ...(count && { count }) }], isSure)).toBe(
      text,
    );
  },
);

test('TRY-12: the counts of several sizes are not added up, because one model may have all of them', () => {
  const links = group('Tamanho', 'P', 'M', 'G').links.slice(0, 2);
  expect(fitFilterText(links, true)).toBe('Servem em você: P e M');
  expect(fitFilterText(links, false)).toBe('Podem servir em você: P e M');
});

const applied = (...filters: [group: string, label: string][]) =>
  filters.map(([group, label]) => ({ group, label, href: '/' }));

test('A-97: a single size filter determines the listing’s size; none or several do not', () => {
  expect(filteredSize(applied(['Formato', 'Redondo'], ['Largura', 'P (até 129 mm)']))).toBe('P');
  expect(filteredSize(applied(['Tamanho', '54']))).toBe('54');
  expect(filteredSize(applied(['Formato', 'Redondo']))).toBe('');
  expect(filteredSize(applied(['Tamanho', 'P'], ['Tamanho', 'M']))).toBe('');
});
