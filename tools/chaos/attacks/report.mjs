import { markdownTable } from '../../../scripts/lib/cli.mjs';

/** @typedef {Record<string, any> & { id: string, through: string, verdict: string, problems: string[] }} Row */

const escaped = (text) => String(text).replaceAll('|', '\\|');

const memoryText = ({ memory }) =>
  memory?.before === undefined ? '' : `${memory.before} / ${memory.peak} / ${memory.after}`;

const perByte = ({ growthPerByte }) => (growthPerByte === undefined ? '' : growthPerByte.toFixed(2));

/** Times next to their 99th percentile before the attack, which tells how busy the machine was. */
function timesText(times) {
  if (times === undefined || times.count === 0) return '';
  const ratio = times.baseline > 0 ? `, ${(times.p99 / times.baseline).toFixed(1)} ×` : '';
  return `${times.p99} / ${times.slowest} (${times.baseline}${ratio})`;
}

function verdictText({ verdict, problems, note }) {
  const because = problems.length > 0 ? `: ${problems.join('; ')}` : '';
  return `${verdict}${because}${note ? ` [${note}]` : ''}`;
}

const HEADINGS = [
  'line',
  'attack',
  'answers',
  'memory before / peak / after, MB',
  'sent, MB',
  'growth per byte',
  'page p99 / slowest (p99 before, ratio), ms',
  'cart, the same',
  'verdict',
];

const cellsOf = (row) => [
  row.line,
  row.sent === undefined ? row.name : `${row.name}: ${row.sent}`,
  row.statuses ?? '',
  memoryText(row),
  row.megabytes ?? '',
  perByte(row),
  timesText(row.page),
  timesText(row.cart),
  verdictText(row),
];

/**
 * One row for each attack; with the rows of an earlier run, what was measured then is in front.
 * @param {Row[]} rows
 * @param {Row[]} [before]
 */
export function attackTable(rows, before) {
  if (before === undefined) return [HEADINGS, ...rows.map((row) => cellsOf(row).map(escaped))];
  const earlier = new Map(before.map((row) => [`${row.through} ${row.id}`, row]));
  const lines = rows.map((row) => {
    const old = earlier.get(`${row.through} ${row.id}`);
    const was = old === undefined ? ['', ''] : [memoryText(old), verdictText(old)];
    return [...was, ...cellsOf(row)].map(escaped);
  });
  return [['memory earlier', 'verdict earlier', ...HEADINGS], ...lines];
}

const markers = (name) => [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`];

/**
 * The text of a document with the section `name` replaced, or added at its end.
 * @param {string} document
 */
export function withSection(document, name, section) {
  const [begin, end] = markers(name);
  const block = `${begin}\n\n${section.trim()}\n\n${end}`;
  const start = document.indexOf(begin);
  const stop = document.indexOf(end);
  if (start === -1 || stop < start) return `${document.trimEnd()}\n\n${block}\n`;
  return document.slice(0, start) + block + document.slice(stop + end.length);
}

/** What the section says before its table. */
export function sectionText({ rows, before, through, machine, day }) {
  const count = (verdict) => rows.filter((row) => row.verdict === verdict).length;
  const verdicts = ['holds', 'fails', 'unsure', 'skipped'].map((verdict) => `${count(verdict)} ${verdict}`);
  return [
    through === 'nginx' ? '## Through nginx' : '## Direct',
    '',
    `${day}, ${machine}. ${rows.length} attacks: ${verdicts.join(', ')}.`,
    '',
    markdownTable(attackTable(rows, before)),
  ].join('\n');
}

/** What a new document says at its top. */
export const TITLE = [
  '# Attacks',
  '',
  'Written by `npm run tools -- chaos --only=attacks`: a production shop is attacked over loopback while a bystander loads a',
  'stored page every 50 ms and another adds to the cart four times a second. Memory is that of the shop and its children.',
  '"Growth per byte" is what the memory grew for each byte that the attackers sent. A line is one of the list of what a',
  'second attack found; `before` are faults of the first. "unsure": only a bar for a quiet machine was missed, and the',
  'machine was busy.',
  '',
].join('\n');
