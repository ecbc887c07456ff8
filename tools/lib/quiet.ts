import type { Page } from 'playwright';

/** Resolves once no request of the page has started or ended for `ms`. */
export function untilQuiet(page: Page, ms: number): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(resolve, ms);
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(resolve, ms);
    };
    page.on('request', again).on('requestfinished', again).on('requestfailed', again);
  });
}
