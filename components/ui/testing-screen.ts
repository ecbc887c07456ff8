/** Answers `matchMedia` as a screen of this width does, for queries of the form `(width < 1023px)`. */
export function showOnScreen(width: number): void {
  window.matchMedia = (query) => {
    const limit = /^\(width < (\d+)px\)$/.exec(query)?.[1];
    if (limit === undefined) throw new Error(`not a query that this screen can answer: ${query}`);
    return { matches: width < Number(limit) } as MediaQueryList;
  };
}

/**
 * jsdom does not know what is in view: nothing is, until the function answered is called. It brings what the newest
 * observer watches into view, and does nothing while there is none.
 */
export function emulateViewport(): () => void {
  let tell = () => {};
  globalThis.IntersectionObserver = class {
    constructor(notify: IntersectionObserverCallback) {
      tell = () => notify([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  return () => tell();
}
