import { ownSizeLink } from './own-size';

const group = (nome: string, ...labels: string[]) => ({
  id: nome,
  nome,
  links: labels.map((label) => ({ label, href: `/c/grau?atributo=${label}`, ativo: false, imagem: '' })),
});

test.each([
  ['P (até 129 mm)', 'M (130 a 139 mm)', 'G (140 mm ou mais)'],
  ['P', 'M', 'G'],
])('TRY-12: the filter of sizes is known by its values %j, %j, %j', (...labels) => {
  const groups = [group('Formato', 'Gatinho', 'Médio'), group('Tamanho', ...labels)];
  expect(ownSizeLink(groups, 'M')?.label).toBe(labels[1]);
});

test('TRY-12: without such a filter, or without that size, there is no link', () => {
  expect(
    ownSizeLink([group('Formato', 'Médio', 'Grande'), group('Tamanho', 'PP', 'P', 'M')], 'M'),
  ).toBeNull();
  expect(ownSizeLink([group('Tamanho', 'P', 'G')], 'M')).toBeNull();
  expect(ownSizeLink([], 'M')).toBeNull();
});
