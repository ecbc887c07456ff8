import { citedIn, definedIn } from '../requirements/codes';
import { requirementRows, untestedRequirements } from '../requirements/matrix';
import { AREAS } from './areas';
import type { Files } from './source';
import { isTest, lineAt } from './source';

const FOLDER = 'docs/requirements/';

/**
 * Checks that every code has exactly one line in docs/requirements, that test titles cite no code without a
 * line, and that every line has a test, names a tested line that covers it, or says why it has no test.
 */
export function requirementProblems(files: Files) {
  const found = [];
  const known = new Map();
  for (const [file, content] of files) {
    if (!file.startsWith(FOLDER)) continue;
    for (const { code, index } of definedIn(content)) {
      if (known.has(code))
        found.push(
          `${file}:${lineAt(content, index)} ${code} also has a line in ${known.get(code)}: remove one`,
        );
      known.set(code, file);
    }
  }
  for (const [file, source] of files) {
    if (!isTest(file) || /^(scripts|tools)\//.test(file)) continue;
    for (const { code, index } of citedIn(source))
      if (!known.has(code))
        found.push(
          `${file}:${lineAt(source, index)} ${code} has no line in ${FOLDER}: add one, or correct the code`,
        );
  }
  return [...found, ...untestedRequirements(requirementRows(files))];
}

/** Checks that docs/architecture.md describes exactly the areas against which imports are checked. */
export function areaListProblems(files: Files, areas = AREAS) {
  const file = 'docs/architecture.md';
  const described = [...(files.get(file) ?? '').matchAll(/^- `([\w-]+)`:/gm)].map(([, area = '']) => area);
  const names = Object.keys(areas);
  return [
    ...names
      .filter((area) => !described.includes(area))
      .map((area) => `${file} does not list the area ${area}: add it`),
    ...described
      .filter((area) => !names.includes(area))
      .map((area) => `${file}: ${area} is not an area: remove it`),
  ];
}
