import { AREAS } from './areas.mjs';
import { isTest, lineAt } from './source.mjs';

const FOLDER = 'docs/requirements/';
const LINE = /^- \*\*([A-Z]{1,9}-?\d{1,2}[a-z]?)\*\* /gm;
const CODE = '[A-Z]{1,9}-?\\d{1,2}[a-z]?';
/** A title that begins with codes: 'LIST-50, A-11: the error page …'. */
const CITED_IN_TITLE = new RegExp(`(['"\`])(${CODE}(?:, ${CODE})*): `, 'g');
/** A code that begins a row of test.each. */
const CITED_IN_ROW = /\[\s*(['"`])([A-Z]{2,9}-\d{2})\1,/g;

/** Codes cited by the titles of `source`, each with its place in the text. */
function citedIn(source) {
  return [...source.matchAll(CITED_IN_TITLE), ...source.matchAll(CITED_IN_ROW)].flatMap((match) =>
    match[2].split(', ').map((code) => ({ code, index: match.index })),
  );
}

/** Every code has one line in docs/requirements, and every code in a test's title has one at all. */
export function requirementViolations(files) {
  const found = [];
  const known = new Map();
  for (const [file, content] of files) {
    if (!file.startsWith(FOLDER)) continue;
    for (const { 1: code, index } of content.matchAll(LINE)) {
      const message = `${code} has a line in ${known.get(code)} too`;
      if (known.has(code)) found.push({ rule: 'requirements', file, line: lineAt(content, index), message });
      known.set(code, file);
    }
  }
  if (known.size === 0) return found;
  for (const [file, source] of files) {
    if (!isTest(file) || file.startsWith('scripts/')) continue;
    for (const { code, index } of citedIn(source)) {
      const message = `${code} has no line in ${FOLDER}`;
      if (!known.has(code)) found.push({ rule: 'requirements', file, line: lineAt(source, index), message });
    }
  }
  return found;
}

const AREA_ROW = /^\| `(\w+)` +\|[^|\n]+\| ([\w, ]+?) *\|$/gm;

/** The README's table of areas is the table that the imports are checked against. */
export function areaTableViolations(files, areas = AREAS) {
  const file = 'README.md';
  const text = files.get(file);
  if (text === undefined) return [];
  const written = new Map([...text.matchAll(AREA_ROW)].map(([, area, list]) => [area, list]));
  return Object.entries(areas).flatMap(([area, allowed]) => {
    const expected = allowed.join(', ') || 'nothing';
    const message = `the row of ${area} must say "${expected}", as scripts/boundaries/areas.mjs does`;
    return written.get(area) === expected ? [] : [{ rule: 'area-table', file, line: 1, message }];
  });
}
