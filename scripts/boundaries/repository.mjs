import { missingOptionalPackages } from '../lib/lock-file.mjs';
import { lineAt } from './source.mjs';

/**
 * @typedef {import('./source.mjs').Files} Files
 * @typedef {import('./source.mjs').Violation} Violation
 */

const FORBIDDEN = [
  {
    pattern: /\bregistry\.[a-z0-9-]+\.[a-z]{2,}|"resolved":\s*"https?:/i,
    message: 'holds the address of a package registry: .npmrc keeps them out of the lock file',
  },
  {
    pattern: /(?:^|[\s"'`=(:,])(\/(?:home|Users|root|work|mnt|workspace)\/[\w.-]+|[A-Z]:\\Users\\)/m,
    message: 'holds a path of one machine: build it from the project folder or os.tmpdir()',
  },
];

const CODE = /\.(?:[cm]?[jt]sx?|py)$/;
/** Lines of a file of code. */
const MAX_LINES = 300;

/** Code files that are too long. @param {Files} files */
export function lengthViolations(files) {
  return [...files].flatMap(([file, content]) => {
    const lines = content.trimEnd().split('\n').length;
    if (!CODE.test(file) || lines <= MAX_LINES) return [];
    const message = `has ${lines} lines, more than ${MAX_LINES}: split it by idea`;
    return [{ rule: 'length', file, line: MAX_LINES + 1, message }];
  });
}

/**
 * Nothing in the repository ties it to one machine or one package registry, and `npm ci` accepts the lock file.
 * @param {Files} files
 */
export function repositoryViolations(files) {
  /** @type {Violation[]} */
  const found = [];
  for (const [file, content] of files) {
    for (const { pattern, message } of FORBIDDEN) {
      const match = pattern.exec(content);
      if (match === null) continue;
      const position = match.index + (match[0].length - match[0].trimStart().length);
      found.push({
        rule: 'repository',
        file,
        line: lineAt(content, position),
        message: `${message} ("${match[0].trim()}")`,
      });
    }
  }
  return [...found, ...lockViolations(files)];
}

/** @param {Files} files */
function lockViolations(files) {
  const file = 'package-lock.json';
  const content = files.get(file);
  if (content === undefined) return [];
  const missing = missingOptionalPackages(JSON.parse(content).packages ?? {});
  if (missing.length === 0) return [];
  const message = `lacks ${missing.length} platform packages (${missing[0]?.name} ...), so npm ci refuses it: run npm run tools -- lock`;
  return [{ rule: 'lock-file', file, line: 1, message }];
}
