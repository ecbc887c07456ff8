import { helpAnswer } from './help-answer';

const PAGE = `
<h2>Trocas sem complicação</h2>
<p><strong>A primeira troca é gratuita em até 7 dias</strong>, por qualquer motivo. Veja como.</p>
<ul><li>Garantia contra defeitos: um ano.</li></ul>
<h3>Pix</h3>
<p>10% de desconto à vista. O código vale por 30 minutos.</p>`;

test.each([
  ['troca', 'A primeira troca é gratuita em até 7 dias, por qualquer motivo.'],
  ['como trocar', 'A primeira troca é gratuita em até 7 dias, por qualquer motivo.'],
  ['garantias', 'Garantia contra defeitos: um ano.'],
  ['pix', '10% de desconto à vista.'],
  ['boleto', ''],
  ['de', ''],
])('SEARCH-12: the help text for %j is %j', (text, answer) => {
  expect(helpAnswer(PAGE, text)).toBe(answer);
});
