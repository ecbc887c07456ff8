import { citedIn, definedIn } from '../requirements/codes.mjs';
import { requirementRows, unansweredRequirements } from '../requirements/matrix.mjs';
import { AREAS } from './areas.mjs';
import { isTest, lineAt } from './source.mjs';

const FOLDER = 'docs/requirements/';

/** Every code has one line in docs/requirements, and every code in a test's title has one at all. */
export function requirementViolations(files) {
  const found = [];
  const known = new Map();
  for (const [file, content] of files) {
    if (!file.startsWith(FOLDER)) continue;
    for (const { code, index } of definedIn(content)) {
      const message = `${code} has a line in ${known.get(code)} too`;
      if (known.has(code)) found.push({ rule: 'requirements', file, line: lineAt(content, index), message });
      known.set(code, file);
    }
  }
  if (known.size === 0) return found;
  for (const [file, source] of files) {
    if (!isTest(file) || /^(scripts|tools)\//.test(file)) continue;
    for (const { code, index } of citedIn(source)) {
      const message = `${code} has no line in ${FOLDER}`;
      if (!known.has(code)) found.push({ rule: 'requirements', file, line: lineAt(source, index), message });
    }
  }
  return found;
}

/** Every line of docs/requirements has a test, a tested line that holds it, or a sentence why not. */
export function unansweredViolations(files) {
  return unansweredRequirements(requirementRows(files)).map((message) => ({
    rule: 'requirements',
    file: FOLDER,
    line: 1,
    message,
  }));
}

const AREA_ROW = /^\| `([\w-]+)` +\|[^|\n]+\| ([\w, -]+?) *\|$/gm;

/** The table of areas in docs/architecture.md is the table that the imports are checked against. */
export function areaTableViolations(files, areas = AREAS) {
  const file = 'docs/architecture.md';
  const text = files.get(file);
  if (text === undefined) return [];
  const written = new Map([...text.matchAll(AREA_ROW)].map(([, area, list]) => [area, list]));
  return Object.entries(areas).flatMap(([area, allowed]) => {
    const expected = allowed.join(', ') || 'nothing';
    const message = `the row of ${area} must say "${expected}", as scripts/boundaries/areas.mjs does`;
    return written.get(area) === expected ? [] : [{ rule: 'area-table', file, line: 1, message }];
  });
}
