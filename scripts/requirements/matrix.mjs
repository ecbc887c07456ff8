import { isTest, lineAt } from '../boundaries/source.mjs';
import { citedIn, definedIn } from './codes.mjs';

const FOLDER = 'docs/requirements/';
/** Lines that no title cites, each with the codes whose tests hold it, or with a sentence. */
const ELSEWHERE = `${FOLDER}elsewhere.md`;
const ELSEWHERE_ROW = /^\| ([A-Z]{1,9}-?\d{1,2}[a-z]?) +\| (.+?) *\|$/gm;
const CODES_ONLY = /^[A-Z]{1,9}-?\d{1,2}[a-z]?(?:, [A-Z]{1,9}-?\d{1,2}[a-z]?)*$/;

function levelOf(file) {
  if (file.startsWith('e2e/')) return 'browser';
  return file.endsWith('.tsx') ? 'component' : 'unit';
}

/**
 * One row per requirement: `{ code, text, file, tests: [{ file, line, level, title }], elsewhere }`. `elsewhere` is
 * the list of codes or the sentence of elsewhere.md.
 */
export function requirementRows(files) {
  const rows = new Map();
  for (const [file, content] of files) {
    if (!file.startsWith(FOLDER)) continue;
    for (const { code, text } of definedIn(content)) rows.set(code, { code, text, file, tests: [] });
  }
  for (const [file, source] of files) {
    if (!isTest(file) || /^(scripts\/boundaries|tools\/requirements)\//.test(file)) continue;
    for (const { code, title, index } of citedIn(source)) {
      rows.get(code)?.tests.push({ file, line: lineAt(source, index), level: levelOf(file), title });
    }
  }
  for (const [, code, text] of (files.get(ELSEWHERE) ?? '').matchAll(ELSEWHERE_ROW)) {
    const row = rows.get(code);
    if (row) row.elsewhere = text;
  }
  return [...rows.values()];
}

/** Sentences about lines that nothing answers for: no test, no sentence, or a reference to a line without a test. */
export function unansweredRequirements(rows) {
  const tested = new Set(rows.filter(({ tests }) => tests.length > 0).map(({ code }) => code));
  return rows.flatMap(({ code, tests, elsewhere }) => {
    if (tests.length > 0) {
      return elsewhere === undefined ? [] : [`${code} has tests: take it out of ${ELSEWHERE}`];
    }
    if (elsewhere === undefined) return [`${code} has neither a test nor a line in ${ELSEWHERE}`];
    if (!CODES_ONLY.test(elsewhere)) return [];
    const missing = elsewhere.split(', ').filter((other) => !tested.has(other));
    return missing.map((other) => `${code} leans on ${other}, which has no test`);
  });
}
