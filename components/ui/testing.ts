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

/** Mocks `matchMedia` for a screen of this width in px; supports only queries like `(width < 1023px)`. */
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

/** jsdom has no layout: sets the width of a row in px and that of its items, and scrolls at once. */
export function layOutRow(row: HTMLElement, width: number, itemWidth = width): void {
  for (const element of [row, row.parentElement])
    if (element) Object.defineProperty(element, 'clientWidth', { configurable: true, value: width });
  for (const [index, item] of Array.from(row.children).entries()) {
    if (item instanceof HTMLElement) item.style.width = `${itemWidth}px`;
    Object.defineProperty(item, 'offsetLeft', { configurable: true, value: index * itemWidth });
  }
  row.scrollTo = ((to: ScrollToOptions) => {
    row.scrollLeft = Math.abs(to.left ?? 0);
    row.dispatchEvent(new Event('scroll'));
  }) as typeof row.scrollTo;
}
