import { markdownTable } from '../../../scripts/lib/cli.mjs';

/** @typedef {Record<string, any> & { id: string, through: string, verdict: string, problems: string[] }} Row */

const THROUGH = ['direct', 'nginx'];

const growthText = ({ memory }) =>
  memory?.before === undefined ? '' : `, +${Math.max(0, memory.peak - memory.before)} MB`;

function resultText(row) {
  if (row === undefined) return '';
  const because = row.problems.length > 0 ? `: ${row.problems.join('; ')}` : '';
  return `${row.verdict}${growthText(row)}${because}`.replaceAll('|', '\\|');
}

/**
 * One line per attack, with its result directly and through nginx.
 * @param {Row[]} rows
 */
export function attackTable(rows) {
  const attacks = new Map();
  for (const row of rows) attacks.set(row.id, { ...attacks.get(row.id), name: row.name, [row.through]: row });
  const lines = [...attacks.values()].map(({ name, ...results }) => [
    name,
    ...THROUGH.map((through) => resultText(results[through])),
  ]);
  return [['attack', 'direct', 'through nginx'], ...lines];
}

/**
 * The report as Markdown.
 * @param {{ rows: Row[], machine: string, day: string }} result
 */
export function reportText({ rows, machine, day }) {
  const count = (verdict) => rows.filter((row) => row.verdict === verdict).length;
  const verdicts = ['holds', 'fails', 'unsure', 'skipped'].map((verdict) => `${count(verdict)} ${verdict}`);
  return [
    '# Attacks',
    '',
    'For developers of server and gateway. Written by `npm run tools -- chaos --only=attacks --json=FILE --table=FILE`, once',
    'directly and once with `--through=nginx`. Bystanders load a stored page every 50 ms and change a cart four times a',
    "second. The figure is the growth of the shop's memory. The JSON file has bytes, statuses and times. `unsure`: only a",
    'bar for a quiet machine was missed.',
    '',
    `${day}, ${machine}: ${verdicts.join(', ')}.`,
    '',
    markdownTable(attackTable(rows)),
    '',
  ].join('\n');
}
