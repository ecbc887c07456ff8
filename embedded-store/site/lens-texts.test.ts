/** @jest-environment node */
import { lensText, prescriptionText } from './lens-texts';

test.each([
  ['Tipo', 'Visão simples – Com antirrisco, para longe ou para perto', 'Tipo de lente: Visão simples'],
  ['Modelo', 'Antirreflexo – Sete camadas e repelência à água', 'Tratamento: Antirreflexo'],
  ['Espessura', 'Policarbonato – Índice 1,59, resistente a impacto', 'Espessura: Policarbonato, índice 1,59'],
  ['Armação Serra', 'M', null],
])('CART-28: the bag shows the lens option %s, %s, without its explanation', (nome, valor, text) => {
  expect(lensText(nome, valor)).toBe(text);
});

test('CART-28: the bag shows a typed prescription as a folded table with a row per eye', async () => {
  const typed = 'Ligar antes.\nOD: ESF -4,25 CIL -0,50 EIXO 90\nOE: ESF -6,75\nDNP TOTAL: 63,0';
  const text = String(await prescriptionText('Observações', typed)).replaceAll(/>\s+</g, '><');
  expect(text).toMatch(/^Observações: Ligar antes\.\s*<details/);
  expect(text).toContain('<summary>Ver receita</summary>');
  expect(text).toContain('<th scope="row">OD</th><td>−4,25</td><td>−0,50</td><td>90</td>');
  expect(text).toContain('<th scope="row">OE</th><td>−6,75</td><td>–</td><td>–</td>');
  expect(text).toContain('DNP total: 63,0');
});

test.each(['OD -2,00', 'Ligar antes de montar', ''])('CART-28: the note %j is not a prescription', (note) => {
  expect(prescriptionText('Observações', note)).toBeNull();
});
