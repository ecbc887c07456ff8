import { html } from 'hono/html';
import type { Markup } from './layout';

/** Everyday names of lens options. */
const NAMES: Readonly<Record<string, string>> = {
  Tipo: 'Tipo de lente',
  Modelo: 'Tratamento',
  Espessura: 'Espessura',
};

/**
 * A chosen lens without its explanation: 'Espessura: Policarbonato, índice 1,59' for 'Policarbonato – Índice 1,59,
 * resistente a impacto'. Null for other choices.
 */
export function lensText(nome: string, valor: string): string | null {
  const name = NAMES[nome];
  if (name === undefined) return null;
  const [title = valor, explanation = ''] = valor.split(' – ');
  const index = /índice \d,\d+/i.exec(explanation)?.[0];
  return `${name}: ${title}${index ? `, ${index.toLowerCase()}` : ''}`;
}

/** Measures in the shop's text of a typed prescription, with the heading of their column and its full name. */
const MEASURES = [
  ['ESF', 'Esf.', 'Esférico'],
  ['CIL', 'Cil.', 'Cilíndrico'],
  ['EIXO', 'Eixo', 'Eixo'],
  ['ADD', 'Ad.', 'Adição'],
  ['DNP', 'DNP', 'Distância do meio do nariz à pupila'],
  ['ALT', 'Alt.', 'Altura da pupila'],
] as const;

type Eye = { name: string; values: ReadonlyMap<string, string> };

function readEye(line: string): Eye | null {
  const [, eye = '', measures = ''] = /^(O[DE]): ((?:[A-Z]+ [-+]?[\d,]+ ?)+)$/.exec(line) ?? [];
  if (eye === '') return null;
  const pairs = measures.trim().matchAll(/([A-Z]+) (\S+)/g);
  return {
    name: eye,
    values: new Map([...pairs].map(([, measure = '', value = '']) => [measure, value.replace('-', '−')])),
  };
}

/**
 * A text that ends with the prescription that the shopper typed: the shopper's note, and a table with a row per eye. Null
 * if the text has no prescription.
 */
export function prescriptionText(nome: string, text: string): Markup | null {
  const lines = text.split('\n').map((line) => ({ line: line.trim(), eye: readEye(line.trim()) }));
  const first = lines.findIndex(({ eye }) => eye !== null);
  if (first < 0) return null;
  const eyes = lines.flatMap(({ eye }) => eye ?? []);
  const textOf = (part: typeof lines) => part.map(({ line }) => line);
  const note = textOf(lines.slice(0, first)).join(' ').trim();
  const more = textOf(lines.slice(first).filter(({ line, eye }) => line !== '' && eye === null));
  const columns = MEASURES.filter(([measure]) => eyes.some(({ values }) => values.has(measure)));
  return html`${note === '' ? '' : `${nome}: ${note}`}
    <details class="prescription">
      <summary>Ver receita</summary>
      <table>
        <thead><tr><th scope="col">Olho</th>${columns.map(([, heading, title]) => html`<th scope="col"><abbr title="${title}">${heading}</abbr></th>`)}</tr></thead>
        <tbody>${eyes.map(({ name, values }) => html`<tr><th scope="row">${name}</th>${columns.map(([measure]) => html`<td>${values.get(measure) ?? '–'}</td>`)}</tr>`)}</tbody>
      </table>
      ${more.map((line) => html`<p class="quiet">${line.replace('TOTAL', 'total')}</p>`)}
    </details>`;
}
