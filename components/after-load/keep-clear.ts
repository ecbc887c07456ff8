import { type Box, clearSpot } from '@/lib/shell/clear-spot';

const CONTROLS = 'a[href], button, input, select, textarea, summary, label, iframe, video, [role="slider"]';

/** The page has come to rest when nothing has happened for this long, ms. */
const REST_MS = 120;

/** Boxes of the controls in view, without what lies in `own`; a link over several lines has one for each. */
function controlsInView(own: Element): Box[] {
  const boxes: Box[] = [];
  for (const control of document.querySelectorAll(CONTROLS)) {
    if (own.contains(control)) continue;
    for (const box of control.getClientRects()) {
      // What is there for listeners alone is a pixel wide.
      if (box.bottom > 0 && box.top < window.innerHeight && box.width > 2 && box.height > 2) boxes.push(box);
    }
  }
  return boxes;
}

/**
 * Moves a fixed element aside when it would cover a control once the page is at rest, makes it round (`data-round`) where
 * it finds no place, and hides it (`data-tucked`) where there is none for that either. To be an element's `ref`.
 * @returns what ends it
 */
export function keepClear(own: HTMLElement | null): (() => void) | undefined {
  if (own === null) return undefined;
  let timer = 0;

  function settle() {
    if (own === null) return;
    const taken = controlsInView(own);
    let spot: ReturnType<typeof clearSpot> = null;
    for (const isRound of [false, true]) {
      own.toggleAttribute('data-round', isRound);
      const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = own;
      const home = { left, top, right: left + offsetWidth, bottom: top + offsetHeight };
      spot = clearSpot(home, taken, window);
      if (spot) break;
    }
    own.toggleAttribute('data-tucked', spot === null);
    own.style.translate = spot ? `${spot.x}px ${spot.y}px` : '';
  }

  function wait() {
    window.clearTimeout(timer);
    timer = window.setTimeout(settle, REST_MS);
  }

  settle();
  const ended = new AbortController();
  const changes = new MutationObserver(wait);
  changes.observe(document.body, { childList: true, subtree: true });
  for (const event of ['scroll', 'resize', 'click']) {
    window.addEventListener(event, wait, { passive: true, signal: ended.signal });
  }
  return () => {
    window.clearTimeout(timer);
    changes.disconnect();
    ended.abort();
  };
}
