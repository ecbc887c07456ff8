import { wordsOf } from '@/lib/shared/fold-text';
import { htmlToText } from '@/lib/shared/html/sanitise';

const BLOCK = /<(h[1-6]|p|li)\b[^>]*>(.*?)<\/\1>/gis;

/** Longer sentences are not an answer at a glance. */
const MAX_ANSWER = 170;

/** Short words, such as 'de', are in every text. */
const MIN_WORD = 3;

/**
 * The first sentence of a help page about the words of a search: one that has such a word, or the one below a heading
 * that has it. '' if there is none. Plurals and endings do not matter.
 * @param html of the page
 */
export function helpAnswer(html: string, text: string): string {
  const stems = wordsOf(text)
    .filter((word) => word.length >= MIN_WORD)
    .map((word) => word.replace(/(?:r|s|es)$/u, ''));
  const isAbout = (sentence: string) =>
    wordsOf(sentence).some((word) => stems.some((stem) => word.startsWith(stem)));
  let isBelowHeading = false;
  for (const [, tag = '', content = ''] of html.matchAll(BLOCK)) {
    const block = htmlToText(content);
    if (/^h/i.test(tag)) {
      isBelowHeading = isAbout(block);
      continue;
    }
    const [sentence = ''] = block.split(/(?<=[.!?])\s/u, 1);
    if ((isBelowHeading || isAbout(sentence)) && sentence.length <= MAX_ANSWER) return sentence;
    isBelowHeading = false;
  }
  return '';
}
