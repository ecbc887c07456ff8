/** jsdom has `dialog` without its modal behaviour. */
export function emulateModalDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

/** Mocks `matchMedia` for a screen of this width in px; supports queries like `(width < 1023px)` only. */
export function emulateScreenWidth(width: number): void {
  window.matchMedia = (query) => {
    const limit = /^\(width < (\d+)px\)$/.exec(query)?.[1];
    if (limit === undefined) throw new Error(`unsupported media query: ${query}`);
    return { matches: width < Number(limit) } as MediaQueryList;
  };
}

/**
 * Mocks IntersectionObserver, which jsdom lacks. Returns a function that reports the elements of the newest observer
 * as visible.
 */
export function emulateViewport(): () => void {
  let enter = () => {};
  globalThis.IntersectionObserver = class implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];

    constructor(notify: IntersectionObserverCallback) {
      enter = () => notify([{ isIntersecting: true } as IntersectionObserverEntry], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  };
  return () => enter();
}
