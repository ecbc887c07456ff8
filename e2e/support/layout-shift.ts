import { expect, type Page } from 'playwright/test';

type Shift = { value: number; moved: string[] };

/** Missing in TypeScript's DOM types. */
type LayoutShift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/** Runs in the page. @param buffered whether to record earlier shifts, too */
function recordShifts(buffered: boolean) {
  const shifts: Shift[] = [];
  Reflect.set(window, '__shifts', shifts);
  const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
    [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const name = node instanceof Element ? `${node.localName}.${node.className}` : node?.nodeName;
        return `${name}: ${placeOf(previousRect)} to ${placeOf(currentRect)}`;
      });
      shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered });
}

/** Records the layout shifts of every document from now on. */
export const watchLayoutShifts = (page: Page) => page.addInitScript(recordShifts, true);

/** Records the layout shifts of the open page from now on. */
export const watchLaterShifts = (page: Page) => page.evaluate(recordShifts, false);

/** Expects the recorded shifts of the page to add up to less than 0.02; a failure lists what moved, and where. */
export async function expectNoLayoutShift(page: Page): Promise<void> {
  const shifts = await page.evaluate<Shift[]>(() => Reflect.get(window, '__shifts'));
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, JSON.stringify(shifts, null, 2)).toBeLessThan(0.02);
}
