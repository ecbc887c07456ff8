import { missingOptionalPackages } from '../lib/lock-file.mjs';
import type { Files } from './source';
import { lineAt } from './source';

const FORBIDDEN = [
  {
    pattern: /\bregistry\.[a-z0-9-]+\.[a-z]{2,}|"resolved":\s*"https?:/i,
    message: 'contains the address of a package registry: remove it (.npmrc keeps them out of the lock file)',
  },
  {
    pattern: /(?<=^|[\s"'`=(:,])(\/(?:home|Users|root|work|mnt|workspace)\/[\w.-]+|[A-Z]:\\Users\\)/m,
    message:
      'contains a path that only exists on one machine: build it from the project folder or os.tmpdir()',
  },
];

/**
 * Checks that nothing ties the repository to one machine or one package registry, and that `npm ci` accepts
 * the lock file.
 */
export function repositoryProblems(files: Files) {
  const found = [...files].flatMap(([file, content]) =>
    FORBIDDEN.flatMap(({ pattern, message }) => {
      const match = pattern.exec(content);
      return match ? [`${file}:${lineAt(content, match.index)} ${message} ("${match[0]}")`] : [];
    }),
  );
  const [missing] = missingOptionalPackages(
    JSON.parse(files.get('package-lock.json') ?? '{}').packages ?? {},
  );
  if (missing)
    found.push(`package-lock.json lacks ${missing.name}, so npm ci rejects it: run npm run tools -- lock`);
  return found;
}
