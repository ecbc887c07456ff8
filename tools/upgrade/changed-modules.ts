import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const REPLACEMENTS = 'lib/framework/tuning/client-trim/replacements';
const IMPORT = "from '(next/dist/[^']+)'";

/**
 * Internal modules of Next, as `next/dist/…`: those that the shop imports, and those that it replaces in
 * browser code.
 */
export function usedModules(root: string): string[] {
  const options = ['grep', '--untracked', '-hoE', IMPORT, '--', 'lib', 'app', 'components', '*.ts'];
  const imports = execFileSync('git', options, { cwd: root, encoding: 'utf8' }).matchAll(/'(.+)'/g);
  const replaced = fs
    .readdirSync(path.join(root, REPLACEMENTS))
    .map((name) => `next/dist/${name.replace(/\.mjs$/, '').replaceAll('.', '/')}`);
  return [...new Set([...[...imports].map(([, name = '']) => name), ...replaced])].sort();
}

const textOf = (root: string, name: string) => {
  const file = path.join(root, 'node_modules', `${name}.js`);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null;
};

/**
 * Says which of `names` are missing or differ in the packages of another copy of the repository, one sentence
 * each.
 */
export function changedModules(root: string, other: string, names = usedModules(root)): string[] {
  return names.flatMap((name) => {
    const text = textOf(other, name);
    if (text === null) return [`${name} is gone`];
    return text === textOf(root, name) ? [] : [`${name} has changed`];
  });
}
