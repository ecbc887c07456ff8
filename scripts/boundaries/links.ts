import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/cli.mjs';
import type { Files } from './source';
import { lineAt } from './source';

const LINK = /\]\(([^)\s]+)\)/g;
const CODE = /```[\s\S]*?```|`[^`\n]*`/g;

/** The anchors of a page as GitHub names them: `## Your first edit` becomes #your-first-edit. */
function anchorsOf(page: string) {
  return [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function problemOf(file: string, link: string, files: Files, exists: (file: string) => boolean) {
  const [address = '', anchor] = link.split('#');
  const target = address === '' ? file : path.posix.join(path.posix.dirname(file), address);
  if (!exists(target)) return `links to ${link}, which does not exist`;
  const page = files.get(target);
  if (anchor === undefined || page === undefined || anchorsOf(page).includes(anchor)) return undefined;
  return `links to ${link}, but ${target} has no such heading`;
}

/** Relative links in the documents to a file or heading that does not exist. */
export function linkProblems(files: Files, exists = (file: string) => fs.existsSync(path.join(ROOT, file))) {
  return [...files].flatMap(([file, content]) => {
    if (!file.endsWith('.md')) return [];
    const text = content.replace(CODE, (code) => code.replace(/[^\n]/g, ' '));
    return [...text.matchAll(LINK)].flatMap(({ 1: link = '', index }) => {
      const problem = /^[a-z]+:/.test(link) ? undefined : problemOf(file, link, files, exists);
      return problem ? [`${file}:${lineAt(text, index)} ${problem}`] : [];
    });
  });
}
