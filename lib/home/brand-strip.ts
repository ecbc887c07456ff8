type Place = {
  /** Kind of listing; null for the home page and others without products of their own. */
  level: 'category' | 'brand' | 'landing-page' | 'search' | null;
  query: Record<string, string>;
};

/** Whether the brand strip shows: not on search, not with `busca` or `marca` in the query, not on a brand (HOME-22). */
export function showsBrandStrip({ level, query }: Place): boolean {
  return level !== 'search' && level !== 'brand' && !('busca' in query) && !('marca' in query);
}
