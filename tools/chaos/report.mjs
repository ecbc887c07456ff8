import { markdownTable } from '../../scripts/lib/cli.mjs';

/** The items of each key, in the order of their first. */
function groupBy(items, keyOf) {
  const groups = new Map();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

const milliseconds = (ms) => `${Math.round(ms)} ms`;

function statusCounts(cases) {
  const counts = groupBy(cases, ({ status }) => status);
  return [...counts]
    .toSorted(([a], [b]) => a - b)
    .map(([status, { length }]) => `${length} × ${status}`)
    .join(', ');
}

/** Rows of a table, one for each fault, behind a row of headings. */
export function casesByFault(cases) {
  const rows = [...groupBy(cases, ({ fault }) => fault)].map(([fault, own]) => [
    fault,
    own.length,
    statusCounts(own),
    milliseconds(Math.max(...own.map(({ ms }) => ms))),
    milliseconds(Math.max(...own.map(({ recovery }) => recovery ?? Number.NaN))),
    own.filter(({ problem }) => problem !== undefined).length,
  ]);
  return [['fault', 'cases', 'answers', 'slowest', 'well again', 'problems'], ...rows];
}

/** The report as Markdown, for docs/. */
export function reportText({ table, calls, cases, machine }) {
  const problems = cases.filter(({ problem }) => problem !== undefined);
  return [
    '# Faults of the platform',
    '',
    'Written by `npm run tools -- chaos`: each call that the pages make is broken in each way on a shop that has just started, and',
    'every kind of page is asked for meanwhile. "Well again" is how long it took after the fault until all pages were 200.',
    '',
    `${new Date().toISOString().slice(0, 10)}, ${machine}. ${cases.length} cases, ${problems.length} problems.`,
    '',
    markdownTable(table),
    ...(problems.length === 0 ? [] : ['', '## Problems', '']),
    ...problems.map(({ fault, call, page, problem }) => `- ${fault}, \`${call}\`, ${page}: ${problem}`),
    '',
    '## Calls',
    '',
    ...calls.map((call) => `- \`${call}\``),
    '',
  ].join('\n');
}
