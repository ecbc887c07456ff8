import { isAboutWords } from '@/lib/shared/fold-text';
import { htmlToText } from '@/lib/shared/html/sanitise';

const BLOCK = /<(h[1-6]|p|li)\b[^>]*>(.*?)<\/\1>/gis;

/** Longer sentences cannot be read at a glance. */
const MAX_ANSWER = 170;

/**
 * The first sentence of a help page that is about the searched words: it contains one of them, or its heading
 * does. '' if there is none.
 * @param html of the page
 */
export function helpAnswer(html: string, text: string): string {
  const isAbout = isAboutWords(text);
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
