import { pathToFileURL } from 'node:url';
import type { CitingTest, Row } from '../../scripts/requirements/matrix';
import type { Attachment, Found } from './results';

type CitedTest = CitingTest & Found;
/** A requirement with the results of its tests. */
type RowWithResults = Omit<Row, 'tests'> & { tests: readonly CitedTest[] };

/** The rows of requirementRows, each test with its result. */
export const withResults = (rows: readonly Row[], lookUp: (test: CitingTest) => Found): RowWithResults[] =>
  rows.map((row) => ({ ...row, tests: row.tests.map((test) => ({ ...test, ...lookUp(test) })) }));

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

const fileLink = ({ name, path }: Attachment) =>
  `<a href="${escapeHtml(pathToFileURL(path).href)}">${escapeHtml(name)}</a>`;

const testItem = ({ file, line, level, title, result, attachments }: CitedTest) =>
  `<li><b data-result="${result}">${result}</b> ${level} <code>${escapeHtml(`${file}:${line}`)}</code> ${escapeHtml(title ?? '')} ${attachments.map(fileLink).join(' ')}</li>`;

/** The number of tests by result: '640 passed, 2 failed'. */
function countsByResult(rows: readonly RowWithResults[]) {
  const counts = new Map<string, number>();
  for (const { result } of rows.flatMap(({ tests }) => tests))
    counts.set(result, (counts.get(result) ?? 0) + 1);
  return [...counts].map(([result, count]) => `${count} ${result}`).join(', ');
}

const tableRow = ({
  code,
  text,
  tests,
  elsewhere,
}: RowWithResults) => `<tr id="${code}"><th scope="row">${code}</th>
<td>${escapeHtml(text)}</td>
<td>${elsewhere === undefined ? '' : `<p>${escapeHtml(elsewhere)}</p>`}<ul>${tests.map(testItem).join('\n')}</ul></td></tr>`;

/** The rows of requirementRows, with the result of each test, as one HTML page without script. */
export function renderPage(rows: readonly RowWithResults[]) {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Requirements and their tests</title>
<style>
body { font: 0.9rem/1.5 system-ui; margin: 2rem; }
th, td { text-align: left; vertical-align: top; padding: 0.5rem; border-top: 1px solid #ccc; }
td { max-width: 40rem; overflow-wrap: anywhere; }
ul { margin: 0; padding-left: 1rem; }
[data-result='failed'] { color: #a00; }
[data-result='passed'] { color: #060; }
</style></head>
<body><h1>${rows.length} requirements</h1>
<p>Tests: ${countsByResult(rows)}. Files saved by failed tests are linked. To open a trace, run npx playwright show-trace.</p>
<table><thead><tr><th>code</th><th>requirement</th><th>covered by</th></tr></thead>
<tbody>${rows.map(tableRow).join('\n')}</tbody></table></body></html>
`;
}
