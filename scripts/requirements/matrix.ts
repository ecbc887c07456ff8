import type { Files } from '../boundaries/source';
import { isTest, lineAt } from '../boundaries/source';
import type { Definition } from './codes';
import { citedIn, definedIn } from './codes';

export type Place = { file: string; line: number };
export type CitingTest = Place & { level: 'browser' | 'component' | 'unit'; title: string | undefined };
/** A requirement with its tests. */
export type Row = Place & Omit<Definition, 'index'> & { tests: CitingTest[] };

const FOLDER = 'docs/requirements/';
/**
 * Codes that need no test if another code on their line has one: scope, readings, calls, entities, figures.
 */
const REMARK = /^(?:[AGT]|SCOPE|API|DATA|CONST)-/;
const CODES_ONLY = /^[A-Z]{1,9}-?\d{1,2}[a-z]?(?:, [A-Z]{1,9}-?\d{1,2}[a-z]?)*$/;

function levelOf(file: string) {
  if (file.startsWith('e2e/')) return 'browser';
  return file.endsWith('.tsx') ? 'component' : 'unit';
}

/** One row per requirement. `elsewhere` contains the codes or the sentence after the line's arrow. */
export function requirementRows(files: Files) {
  const rows: Map<string, Row> = new Map();
  for (const [file, content] of files) {
    if (!file.startsWith(FOLDER)) continue;
    for (const { code, text, elsewhere, index } of definedIn(content))
      rows.set(code, { code, text, elsewhere, file, line: lineAt(content, index), tests: [] });
  }
  for (const [file, source] of files) {
    if (!isTest(file) || /^(scripts\/boundaries|tools\/requirements)\//.test(file)) continue;
    for (const { code, title, index } of citedIn(source)) {
      rows.get(code)?.tests.push({ file, line: lineAt(source, index), level: levelOf(file), title });
    }
  }
  return [...rows.values()];
}

const placeOf = ({ file, line }: Place) => `${file}:${line}`;

/**
 * Reports requirements that have neither a test nor an arrow, that have both, or whose arrow points to an
 * untested requirement.
 */
export function untestedRequirements(rows: readonly Row[]) {
  const withTests = rows.filter(({ tests }) => tests.length > 0);
  const tested = new Set(withTests.map(({ code }) => code));
  const testedLines = new Set(withTests.map(placeOf));
  return rows.flatMap((row) => {
    const { code, tests, elsewhere } = row;
    if (REMARK.test(code) && testedLines.has(placeOf(row))) return [];
    if (tests.length > 0) {
      return elsewhere === undefined ? [] : [`${code} has tests: remove its arrow`];
    }
    if (elsewhere === undefined) return [`${code} has neither a test nor an arrow: add one of them`];
    if (!CODES_ONLY.test(elsewhere)) return [];
    const missing = elsewhere.split(', ').filter((other) => !tested.has(other));
    return missing.map(
      (other) => `${code} points to ${other}, which has no test: add a test, or change the arrow`,
    );
  });
}
