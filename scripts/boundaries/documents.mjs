import { citedIn, definedIn } from '../requirements/codes.mjs';
import { requirementRows, unansweredRequirements } from '../requirements/matrix.mjs';
import { AREAS } from './areas.mjs';
import { isTest, lineAt } from './source.mjs';

const FOLDER = 'docs/requirements/';

/**
 * Every code has exactly one line in docs/requirements, and test titles cite no code without a line.
 * @param {import('./source.mjs').Files} files
 */
export function requirementViolations(files) {
  /** @type {import('./source.mjs').Violation[]} */
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

/**
 * Every line of docs/requirements has a test, names a tested line that covers it, or says why it has no test.
 * @param {import('./source.mjs').Files} files
 */
export function unansweredViolations(files) {
  return unansweredRequirements(requirementRows(files)).map((message) => ({
    rule: 'requirements',
    file: FOLDER,
    line: 1,
    message,
  }));
}

const AREA_LINE = /^- `([\w-]+)`:/gm;

/**
 * docs/architecture.md describes exactly the areas that the imports are checked against.
 * @param {import('./source.mjs').Files} files
 */
export function areaListViolations(files, areas = AREAS) {
  const file = 'docs/architecture.md';
  const text = files.get(file);
  if (text === undefined) return [];
  const described = [...text.matchAll(AREA_LINE)].map(([, area = '']) => area);
  const missing = Object.keys(areas).filter((area) => !described.includes(area));
  const unknown = described.filter((area) => !Object.hasOwn(areas, area));
  return [
    ...missing.map((area) => `has no line of the area ${area}`),
    ...unknown.map((area) => `describes ${area}, which is no area of scripts/boundaries/areas.mjs`),
  ].map((message) => ({ rule: 'area-list', file, line: 1, message }));
}
