import type { StoreContext } from '../context';
import { searchWords } from './search-text';
import { wordsOf } from './text';

const MOST = 3;

/**
 * Spelling suggestions for a search without results: known words (brands, categories, filter values) within
 * two edits of a term. Empty when nothing is close.
 */
export function suggestions({ reference }: StoreContext, text: string): string[] {
  const names = [...reference.brands, ...reference.categories].map((entry) => entry.nome);
  const labels = reference.facetValues.map((value) => value.label);
  const known = new Set(
    [...names, ...labels].flatMap((name) => wordsOf(name).filter((word) => word.length > 2)),
  );
  const words = searchWords(text);
  const corrected = words.map((word) => (known.has(word) ? [word] : similarWords(word, known)));
  const best = corrected.map((options, i) => options[0] ?? words[i]).join(' ');
  const others = words.length === 1 ? (corrected[0] ?? []) : [best];
  return [...new Set([best, ...others])].filter((option) => option !== words.join(' ')).slice(0, MOST);
}

function similarWords(word: string, known: Set<string>): string[] {
  const allowed = word.length < 5 ? 1 : 2;
  return [...known]
    .map((option) => ({ option, distance: editDistance(word, option) }))
    .filter(({ distance }) => distance <= allowed)
    .sort((a, b) => a.distance - b.distance || a.option.localeCompare(b.option, 'pt-BR'))
    .map(({ option }) => option)
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
