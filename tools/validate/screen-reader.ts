import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { transformSync } from 'esbuild';
import type { Page } from 'playwright';
import type { Finding } from './findings';

const PACKAGE = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/package.json');
const MODULE = path.join(path.dirname(PACKAGE), 'lib/esm/index.browser.js');
/** Maximum number of phrases; no page has more. */
const MAX_PHRASES = 8_000;
/**
 * How often a name may be repeated: a picture in a link results in three phrases, which are the picture, its
 * caption and the end of the link.
 */
const MAX_REPEATS = 3;
const NEEDS_NAME = /^(?:link|button|image|heading|textbox|searchbox|combobox|checkbox|radio|dialog)$/;

let script: string | undefined;
/** The screen reader as a script that defines `virtualReader`. */
function readerScript() {
  script ??= transformSync(fs.readFileSync(MODULE, 'utf8'), {
    format: 'iife',
    globalName: 'virtualReader',
  }).code;
  return script;
}

/** A screen reader's output for the whole page, phrase by phrase. */
function phrasesOf(page: Page) {
  return page.evaluate<string[]>(`${readerScript()};(async () => {
    const { virtual } = virtualReader;
    await virtual.start({ container: document.body });
    const last = 'end of document';
    for (let said = 0; said < ${MAX_PHRASES} && (await virtual.lastSpokenPhrase()) !== last; said += 1)
      await virtual.next();
    const phrases = await virtual.spokenPhraseLog();
    await virtual.stop();
    return phrases;
  })()`);
}

const ROLE = /^(?:link|button|image|figure|heading), /;
const nameOf = (phrase: string) => phrase.replace(ROLE, '').replace(/, level \d$/, '');

type Problem = Pick<Finding, 'rule' | 'text'>;

/** Names of links, pictures and headings that are repeated several times in a row. */
function repetitions(phrases: readonly string[]) {
  const found: Problem[] = [];
  let before = '';
  let count = 0;
  for (const phrase of phrases) {
    if (phrase.startsWith('end of ')) continue;
    const name = nameOf(phrase);
    count = name === before ? count + 1 : 1;
    before = name;
    if (count === MAX_REPEATS) found.push({ rule: 'repeated many times', text: name });
  }
  return found;
}

/**
 * Problems with a page's phrases: elements without a name, and names that are repeated three times in a row,
 * or headings twice.
 */
export function phraseProblems(phrases: readonly string[]): Problem[] {
  const unnamed = phrases.flatMap((phrase, index) =>
    NEEDS_NAME.test(phrase) ? [{ rule: 'no name', text: `${phrase} after ${phrases[index - 1]}` }] : [],
  );
  const headings = phrases.filter((phrase) => phrase.startsWith('heading, '));
  const twice = headings.flatMap((heading, index) =>
    index > 0 && heading === headings[index - 1] ? [{ rule: 'heading twice', text: heading }] : [],
  );
  return [...unnamed, ...repetitions(phrases), ...twice];
}

/** Phrases of Guidepup's virtual screen reader that a listener would not understand. */
export async function checkWithScreenReader(page: Page, kind: string): Promise<Finding[]> {
  const phrases = await phrasesOf(page);
  return phraseProblems(phrases).map((problem) => ({ checker: 'reader', kind, ...problem }));
}
