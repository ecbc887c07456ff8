/** Answers `matchMedia` as a screen of this width does, for queries of the form `(width < 1023px)`. */
export function showOnScreen(width: number): void {
  window.matchMedia = (query) => {
    const limit = /^\(width < (\d+)px\)$/.exec(query)?.[1];
    if (limit === undefined) throw new Error(`not a query that this screen can answer: ${query}`);
    return { matches: width < Number(limit) } as MediaQueryList;
  };
}
