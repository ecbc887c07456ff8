import type { Listagem } from '@/lib/platform/schemas/listing';
import { wordsOf } from '@/lib/shared/fold-text';

/** The text that the platform searched for instead of the typed one; null if it only contains typed words. */
export function correctedSearch(typed: string, { conteudo, info }: Listagem): string | null {
  const searched = conteudo.busca?.texto.trim() ?? '';
  const typedWords = new Set(wordsOf(typed));
  const isCorrected = wordsOf(searched).some((word) => !typedWords.has(word));
  return info.total > 0 && typed !== '' && isCorrected ? searched : null;
}
