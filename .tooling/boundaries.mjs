/*
 * The rules that keep the architecture true, checked over every file of the repository. The import rule
 * is the table in boundaries/layers.mjs; each other rule is one function.
 */
import { pathToFileURL } from 'node:url';
import {
  barrelViolations,
  clientTokenViolations,
  cycleViolations,
  environmentViolations,
  importTable,
  layerViolations,
} from './boundaries/module-rules.mjs';
import { readProject } from './boundaries/project-files.mjs';
import { repositoryViolations } from './boundaries/repository-rules.mjs';
import { styleViolations } from './boundaries/style-rules.mjs';
import { ROOT, say } from './lib/project.mjs';

/**
 * Every broken rule in `files` (path → content), as `{ rule, file, line, message }` in path order.
 */
export function checkProject(files) {
  const table = importTable(files);
  return [
    ...layerViolations(table),
    ...cycleViolations(table),
    ...barrelViolations(files, table),
    ...environmentViolations(files),
    ...clientTokenViolations(files, table),
    ...styleViolations(files),
    ...repositoryViolations(files),
  ].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

function main() {
  const files = readProject(ROOT);
  const violations = checkProject(files);
  for (const { rule, file, line, message } of violations) say(`${file}:${line}  [${rule}] ${message}`);
  say(`${files.size} files, ${violations.length} broken rules.`);
  process.exitCode = violations.length > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
