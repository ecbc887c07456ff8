/** Text for comparing words: lower case, without accents and surrounding spaces. 'Tamanho Único ' becomes 'tamanho unico'. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();

/** The words of a text, folded, without punctuation. */
export const wordsOf = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Shorter words, such as 'de', are in every text. */
const MIN_WORD = 3;

/** Endings such as those of 'troco', 'trocas' and 'trocar', unless they are half of the word. */
const ENDING = /(?<=.{4})[aeo]?[rs]$|(?<=.{4})[aeo]$|[rs]$/u;

/** A test whether a text contains one of these words. Plurals and other endings are ignored. */
export function isAboutWords(words: string): (text: string) => boolean {
  const stems = wordsOf(words)
    .filter((word) => word.length >= MIN_WORD)
    .map((word) => word.replace(ENDING, ''));
  return (text) => wordsOf(text).some((word) => stems.some((stem) => word.startsWith(stem)));
}
