/*
 * npm test -- --only=boundaries: checks the architecture's rules on every file of the repository. The table of areas is
 * in boundaries/areas.mjs.
 */
import { pathToFileURL } from 'node:url';
import { areaCycles, areaImports, areaViolations, describeAreas } from './boundaries/areas.mjs';
import { areaListViolations, requirementViolations, unansweredViolations } from './boundaries/documents.mjs';
import { linkViolations } from './boundaries/links.mjs';
import {
  clientPageViolations,
  clientTokenViolations,
  cycleViolations,
  folderCycleViolations,
  importTable,
} from './boundaries/modules.mjs';
import { lengthViolations, repositoryViolations } from './boundaries/repository.mjs';
import { readProject } from './boundaries/source.mjs';
import { styleViolations } from './boundaries/styles.mjs';
import { log, ROOT } from './lib/cli.mjs';

/**
 * Every violation in `files` (path → content), as `{ rule, file, line, message }` in path order.
 * @param {import('./boundaries/source.mjs').Files} files
 * @param {import('./boundaries/areas.mjs').Areas} [areas]
 */
export function checkProject(files, areas) {
  const table = importTable(files);
  return [
    ...areaViolations(table, areas),
    ...cycleViolations(table),
    ...folderCycleViolations(table),
    ...clientTokenViolations(files, table),
    ...clientPageViolations(files),
    ...styleViolations(files),
    ...repositoryViolations(files),
    ...lengthViolations(files),
    ...requirementViolations(files),
  ].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

function main() {
  const files = readProject(ROOT);
  const table = importTable(files);
  const circles = [
    ...areaCycles(areaImports(table)),
    ...folderCycleViolations(table),
    ...cycleViolations(table),
  ].length;
  const violations = [
    ...checkProject(files),
    ...areaListViolations(files),
    ...unansweredViolations(files),
    ...linkViolations(files),
  ];
  log(describeAreas(table));
  log(`${circles} cycles of areas, folders and files`);
  for (const { rule, file, line, message } of violations) log(`${file}:${line}  [${rule}] ${message}`);
  log(`${files.size} files, ${violations.length} violations.`);
  process.exitCode = violations.length > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
