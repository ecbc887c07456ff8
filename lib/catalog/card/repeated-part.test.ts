import { repeatedPart } from './repeated-part';

const shown = (nome: string, marca: string, heading: string) => {
  const [from, to] = repeatedPart(nome, marca, heading) ?? [0, 0];
  return nome.slice(0, from) + nome.slice(to);
};

test.each([
  ['Óculos de Sol Cais & Norte Farol Polarizado', 'Cais & Norte', 'Óculos de sol', 'Farol Polarizado'],
  ['Óculos de Sol Filó "Bossa" Preto', 'Filó', 'Óculos de sol polarizados', '"Bossa" Preto'],
  ['Lentes Umbral 56 Leve 1,50', 'Umbral 56', 'Lentes', 'Leve 1,50'],
  // The list does not name the kind of product, so the kind stays.
  ['Armação Serralta Açucena em Acetato', 'Serralta', 'Óculos de grau', 'Armação Açucena em Acetato'],
  ['Óculos de Sol Filó Ipê', 'Filó', 'Filó', 'Óculos de Sol Ipê'],
  ['Óculos de Sol Filó Ipê', 'Filó', 'Resultados para “sol”', 'Óculos de Sol Ipê'],
  ['Gerador Forja a diesel 5 kVA', 'Forja', 'Geradores', 'Gerador a diesel 5 kVA'],
  ['Gerador Forja a diesel 5 kVA', 'Forja', 'Gerador', 'Gerador a diesel 5 kVA'],
  // 'Óculos' alone is not the product type 'Óculos de Sol'.
  ['Óculos de Sol Filó Ipê', 'Filó', 'Óculos', 'Óculos de Sol Ipê'],
])('CARD-10: the name %j of brand %j, under the heading %j, becomes %j', (nome, marca, heading, expected) => {
  expect(shown(nome, marca, heading)).toBe(expected);
});

test.each([
  ['Óculos de Sol Filó', 'Filó'],
  ['Cordão para óculos', 'Filó'],
  ['Cordão para óculos', ''],
  ['Filóstrato Preto', 'Filó'],
  ['Filó preto', 'Filó'],
])('CARD-10: %j by %j is shown in full', (nome, marca) => {
  expect(repeatedPart(nome, marca, 'Óculos de sol')).toBeUndefined();
});
