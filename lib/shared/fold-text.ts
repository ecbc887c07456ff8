/** Text for comparing words: lower case, without accents and surrounding spaces. 'Tamanho Único ' becomes 'tamanho unico'. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();

/** The words of a text, folded, without punctuation. */
export const wordsOf = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
