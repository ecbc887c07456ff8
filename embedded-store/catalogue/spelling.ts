import { searchWords, stopWords } from './search-text';
import { fold, WORD } from './text';

const MOST = 3;

/** Words that the shop uses, by their folded form. */
export type Vocabulary = ReadonlyMap<string, string>;

/** The words of some texts in lower case; numbers and words of two letters are left out. */
export function vocabularyOf(texts: Iterable<string>): Vocabulary {
  const vocabulary = new Map<string, string>();
  for (const text of texts) {
    for (const word of text.toLowerCase().match(WORD) ?? []) {
      if (word.length > 2 && !/\d/.test(word)) vocabulary.set(fold(word), word);
    }
  }
  return vocabulary;
}

/**
 * From this length on, two edits count as a typing error. In words of five letters they result in another
 * word: 'frete', 'preto'.
 */
const LONG_WORD = 6;

/** The text with each unknown word replaced by the closest known word within two edits, if there is one. */
export function correctedText(vocabulary: Vocabulary, text: string): string {
  return text.replace(WORD, (word) => {
    const folded = fold(word);
    if (vocabulary.has(folded) || stopWords.has(folded) || /\d/.test(word)) return word;
    return similarWords(folded, vocabulary)[0] ?? word;
  });
}

/**
 * Other texts to try if a search finds nothing: the corrected text or, for a single word, several similar
 * words.
 */
export function suggestions(vocabulary: Vocabulary, text: string): string[] {
  const words = searchWords(text);
  const [only = ''] = words;
  const others = words.length === 1 && !vocabulary.has(only) ? similarWords(only, vocabulary) : [];
  return [...new Set([correctedText(vocabulary, text), ...others])]
    .filter((option) => option !== text)
    .slice(0, MOST);
}

function similarWords(word: string, vocabulary: Vocabulary): string[] {
  const allowed = word.length < LONG_WORD ? 1 : 2;
  return [...vocabulary.keys()]
    .map((option) => ({ option, distance: editDistance(word, option) }))
    .filter(({ distance }) => distance <= allowed)
    .sort((a, b) => a.distance - b.distance || a.option.localeCompare(b.option, 'pt-BR'))
    .map(({ option }) => vocabulary.get(option) ?? option)
    .slice(0, MOST);
}

/** Levenshtein distance; skipped for words of very different length. */
function editDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return Number.POSITIVE_INFINITY;
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const swap = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(swap, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
