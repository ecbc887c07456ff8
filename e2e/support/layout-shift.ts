import { expect, type Page } from 'playwright/test';

type Shift = { value: number; moved: string[] };

/** Missing in TypeScript's DOM types. */
type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/** Records the layout shifts of every document from now on, except those caused by input. */
export const watchLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Reflect.set(window, '__shifts', shifts);
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? `${node.localName}.${node.className}` : node?.nodeName;
          return `${name}: ${placeOf(previousRect)} to ${placeOf(currentRect)}`;
        });
        if (!hadRecentInput) shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Expects the recorded shifts of the page to add up to less than 0.02; a failure lists what moved, and where. */
export async function expectNoLayoutShift(page: Page): Promise<void> {
  const shifts = await page.evaluate<Shift[]>(() => Reflect.get(window, '__shifts'));
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, JSON.stringify(shifts, null, 2)).toBeLessThan(0.02);
}
