import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/cli.mjs';
import { lineAt } from './source.mjs';

const LINK = /\]\(([^)\s]+)\)/g;
const CODE = /```[\s\S]*?```|`[^`\n]*`/g;

/** The anchors of a page as GitHub names them: `## Your first edit` is #your-first-edit. @param {string} page */
function anchorsOf(page) {
  return [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/**
 * @param {string} file
 * @param {string} link
 * @param {import('./source.mjs').Files} files
 * @param {(file: string) => boolean} exists
 */
function problemOf(file, link, files, exists) {
  const [address = '', anchor] = link.split('#');
  const target = address === '' ? file : path.posix.join(path.posix.dirname(file), address);
  if (!exists(target)) return `links to ${link}, which is not there`;
  const page = files.get(target);
  if (anchor === undefined || page === undefined || anchorsOf(page).includes(anchor)) return undefined;
  return `links to ${link}, but ${target} has no such heading`;
}

/**
 * Relative links in the documents whose file or heading does not exist.
 * @param {import('./source.mjs').Files} files
 */
export function linkProblems(
  files,
  exists = (/** @type {string} */ file) => fs.existsSync(path.join(ROOT, file)),
) {
  return [...files].flatMap(([file, content]) => {
    if (!file.endsWith('.md')) return [];
    const text = content.replace(CODE, (code) => code.replace(/[^\n]/g, ' '));
    return [...text.matchAll(LINK)].flatMap(({ 1: link = '', index }) => {
      const problem = /^[a-z]+:/.test(link) ? undefined : problemOf(file, link, files, exists);
      return problem ? [`${file}:${lineAt(text, index)} ${problem}`] : [];
    });
  });
}
