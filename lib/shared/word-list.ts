// Created on first use, which takes long on a slow phone.
let conjunction: Intl.ListFormat | undefined;

/** 'P', 'P e M', 'P, M e G'; `''` for none. */
export function listInWords(words: readonly string[]): string {
  conjunction ??= new Intl.ListFormat('pt-BR', { type: 'conjunction' });
  return conjunction.format(words);
}
