import { filteredSize, ownSizeLinks, ownSizeText } from './own-size';

const group = (nome: string, ...labels: string[]) => ({
  id: nome,
  nome,
  links: labels.map((label, index) => ({
    label,
    href: `/c/grau?atributo=${label}`,
    ativo: false,
    imagem: '',
    count: 20 + index,
  })),
});

const labelsOf = (links: readonly { label: string }[]) => links.map(({ label }) => label);

test.each([
  ['P (até 129 mm)', 'M (130 a 139 mm)', 'G (140 mm ou mais)'],
  ['P', 'M', 'G'],
])('TRY-12: the filter of sizes is known by its values %j, %j, %j', (...labels) => {
  const groups = [group('Formato', 'Gatinho', 'Médio'), group('Tamanho', ...labels)];
  expect(labelsOf(ownSizeLinks(groups, ['M']))).toEqual([labels[1]]);
  expect(labelsOf(ownSizeLinks(groups, ['P', 'M']))).toEqual(labels.slice(0, 2));
});

test('TRY-12: without such a filter, or without that size, there is no link', () => {
  const others = [group('Formato', 'Médio', 'Grande'), group('Tamanho', 'PP', 'P', 'M')];
  expect(ownSizeLinks(others, ['M'])).toEqual([]);
  expect(ownSizeLinks([group('Tamanho', 'P', 'G')], ['M'])).toEqual([]);
  expect(ownSizeLinks([], ['M'])).toEqual([]);
});

test('TRY-12: the filter says how many fit, and no more than the list has', () => {
  const links = group('Tamanho', 'P', 'M', 'G').links;
  expect(ownSizeText(links.slice(0, 1), 90, true)).toBe('20 servem em você');
  expect(ownSizeText(links.slice(0, 2), 90, true)).toBe('Até 41 servem em você');
  expect(ownSizeText(links.slice(0, 2), 30, true)).toBe('Até 30 servem em você');
  expect(ownSizeText([{ label: 'P', href: '', ativo: false, count: 1 }], 9, true)).toBe('1 serve em você');
  expect(ownSizeText([{ label: 'P', href: '', ativo: false }], 9, true)).toBe('Servem em você: P');
});

test('TRY-17, TRY-12: by a measure that is open by much they may fit', () => {
  const links = group('Tamanho', 'P', 'M', 'G').links;
  expect(ownSizeText(links.slice(0, 1), 90, false)).toBe('20 podem servir em você');
  expect(ownSizeText(links.slice(0, 2), 90, false)).toBe('Até 41 podem servir em você');
  expect(ownSizeText([{ label: 'P', href: '', ativo: false, count: 1 }], 9, false)).toBe(
    '1 pode servir em você',
  );
  expect(ownSizeText([{ label: 'P', href: '', ativo: false }], 9, false)).toBe('Podem servir em você: P');
});

const applied = (...filters: [group: string, label: string][]) =>
  filters.map(([group, label]) => ({ group, label, href: '/' }));

test('A-97: one filter of size is the size of the list; none and several are not', () => {
  expect(filteredSize(applied(['Formato', 'Redondo'], ['Largura', 'P (até 129 mm)']))).toBe('P');
  expect(filteredSize(applied(['Tamanho', '54']))).toBe('54');
  expect(filteredSize(applied(['Formato', 'Redondo']))).toBe('');
  expect(filteredSize(applied(['Tamanho', 'P'], ['Tamanho', 'M']))).toBe('');
});
