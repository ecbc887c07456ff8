import { isTest, lineAt } from '../boundaries/source.mjs';
import { citedIn, definedIn } from './codes.mjs';

const FOLDER = 'docs/requirements/';
const CODES_ONLY = /^[A-Z]{1,9}-?\d{1,2}[a-z]?(?:, [A-Z]{1,9}-?\d{1,2}[a-z]?)*$/;

function levelOf(file) {
  if (file.startsWith('e2e/')) return 'browser';
  return file.endsWith('.tsx') ? 'component' : 'unit';
}

/**
 * One row per requirement: `{ code, text, file, tests: [{ file, line, level, title }], elsewhere }`. `elsewhere` has the
 * codes or the sentence behind the line's arrow.
 */
export function requirementRows(files) {
  const rows = new Map();
  for (const [file, content] of files) {
    if (!file.startsWith(FOLDER)) continue;
    for (const { code, text, elsewhere } of definedIn(content))
      rows.set(code, { code, text, elsewhere, file, tests: [] });
  }
  for (const [file, source] of files) {
    if (!isTest(file) || /^(scripts\/boundaries|tools\/requirements)\//.test(file)) continue;
    for (const { code, title, index } of citedIn(source)) {
      rows.get(code)?.tests.push({ file, line: lineAt(source, index), level: levelOf(file), title });
    }
  }
  return [...rows.values()];
}

/** Reports requirements without test and arrow, with both, or whose arrow leads to a requirement without test. */
export function unansweredRequirements(rows) {
  const tested = new Set(rows.filter(({ tests }) => tests.length > 0).map(({ code }) => code));
  return rows.flatMap(({ code, tests, elsewhere }) => {
    if (tests.length > 0) {
      return elsewhere === undefined ? [] : [`${code} has tests: remove its arrow`];
    }
    if (elsewhere === undefined) return [`${code} has neither a test nor an arrow`];
    if (!CODES_ONLY.test(elsewhere)) return [];
    const missing = elsewhere.split(', ').filter((other) => !tested.has(other));
    return missing.map((other) => `${code} leans on ${other}, which has no test`);
  });
}
