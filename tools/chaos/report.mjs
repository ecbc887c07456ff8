import { milliseconds, statusText } from '../lib/figures';

/** The items of each key, in the order of their first. */
function groupBy(items, keyOf) {
  const groups = new Map();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** Rows of a table, one for each fault, behind a row of headings. */
export function casesByFault(cases) {
  const rows = [...groupBy(cases, ({ fault }) => fault)].map(([fault, own]) => [
    fault,
    own.length,
    statusText(own),
    milliseconds(Math.max(...own.map(({ ms }) => ms))),
    milliseconds(Math.max(...own.map(({ recovery }) => recovery ?? Number.NaN))),
    own.filter(({ problem }) => problem !== undefined).length,
  ]);
  return [['fault', 'cases', 'answers', 'slowest', 'well again', 'problems'], ...rows];
}
