import type { Page } from 'playwright/test';

/** From now on, counts taps, across pages. */
export async function countTaps(page: Page): Promise<() => number> {
  let taps = 0;
  await page.exposeFunction('countTap', () => {
    taps += 1;
  });
  await page.addInitScript(() => {
    const count = () => (window as Window & { countTap?: () => void }).countTap?.();
    addEventListener('pointerdown', count, true);
    addEventListener('keydown', ({ key }) => key === 'Enter' && count(), true);
  });
  return () => taps;
}
