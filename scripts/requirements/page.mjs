const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text) => text.replace(/[&<>"]/g, (character) => ENTITIES[character]);

const testItem = ({ file, line, level, title, result }) =>
  `<li><b data-result="${result}">${result}</b> ${level} <code>${escapeHtml(`${file}:${line}`)}</code> ${escapeHtml(title ?? '')}</li>`;

const tableRow = ({ code, text, tests, elsewhere }) => `<tr id="${code}"><th scope="row">${code}</th>
<td>${escapeHtml(text)}</td>
<td>${elsewhere === undefined ? '' : `<p>${escapeHtml(elsewhere)}</p>`}<ul>${tests.map(testItem).join('\n')}</ul></td></tr>`;

/** The rows of requirementRows, each test with its `result`, as one HTML page without script. */
export function renderPage(rows) {
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
<table><thead><tr><th>code</th><th>requirement</th><th>held by</th></tr></thead>
<tbody>${rows.map(tableRow).join('\n')}</tbody></table></body></html>
`;
}
