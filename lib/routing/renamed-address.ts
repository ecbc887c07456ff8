import type { Query } from '@/lib/platform/canonical-query';

/** Words that shoppers wrote, which are searched for as they are. */
const SEARCHED = 'busca';

/**
 * The address of today for one that has an old word in its path or filters; null for any other.
 * @param renamed today's words by the old ones
 */
export function renamedAddress(
  path: string,
  query: Query,
  renamed: Readonly<Record<string, string>>,
): string | null {
  const words = Object.entries(renamed).map(
    ([old, word]) => [new RegExp(`(?<![a-z0-9])${old}(?![a-z0-9])`, 'gi'), word] as const,
  );
  if (words.length === 0) return null;
  const rename = (text: string) => words.reduce((result, [old, word]) => result.replace(old, word), text);
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]) => [key, key === SEARCHED ? value : rename(value)]),
  );
  const isSame = rename(path) === path && search.toString() === new URLSearchParams(query).toString();
  return isSame ? null : rename(path) + (search.size > 0 ? `?${search}` : '');
}
