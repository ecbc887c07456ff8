import { type Box, clearSpot } from '@/lib/shell/clear-spot';

const CONTROLS = 'a[href], button, input, select, textarea, summary, label, iframe, video, [role="slider"]';

/** What holds running words, line by line. */
const WORDS = 'p, h1, h2, h3, h4, dt, dd, td, th, li:not(:has(*))';

/** For the sake of words alone it goes no further up than this part of the view: it would never come to rest. */
const REACH_FOR_WORDS = 0.3;

/** The page has come to rest when nothing has happened for this long, ms. */
const REST_MS = 120;

/** What is there for listeners alone is a pixel wide. */
const isSeen = ({ top, bottom, width, height }: DOMRect) =>
  bottom > 0 && top < window.innerHeight && width > 2 && height > 2;

/** Boxes in view of what `selector` names, without what lies in `own`; a link over several lines has one for each. */
function boxesInView(
  own: Element,
  selector: string,
  boxesOf: (element: Element) => Iterable<DOMRect>,
): Box[] {
  return [...document.querySelectorAll(selector)].flatMap((element) =>
    own.contains(element) || !isSeen(element.getBoundingClientRect())
      ? []
      : [...boxesOf(element)].filter(isSeen),
  );
}

/** Boxes of the lines of words in an element, which is wider than they are. */
function linesOf(element: Element) {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getClientRects();
}

/**
 * Moves a fixed element aside when it would cover a control or words once the page is at rest, and makes it round
 * (`data-round`) where it finds no place. In a page full of words the round one lies on them; where it finds no place
 * clear of controls either, it is hidden (`data-tucked`). To be an element's `ref`.
 * @returns what ends it
 */
export function keepClear(own: HTMLElement | null): (() => void) | undefined {
  if (own === null) return undefined;
  let timer = 0;

  function settle() {
    if (own === null) return;
    const controls = boxesInView(own, CONTROLS, (control) => control.getClientRects());
    const all = controls.concat(boxesInView(own, WORDS, linesOf));
    let spot: ReturnType<typeof clearSpot> = null;
    for (const [isRound, taken] of [
      [false, all],
      [true, all],
      [true, controls],
    ] as const) {
      own.toggleAttribute('data-round', isRound);
      const { offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight } = own;
      const home = { left, top, right: left + offsetWidth, bottom: top + offsetHeight };
      spot = clearSpot(home, taken, window, taken === all ? REACH_FOR_WORDS : undefined);
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
