import type { Page, Response } from 'playwright/test';

/** What every page of the shop asks for as soon as its script has taken over, and never before. */
const SIGN = '**/v2/front/checkout/cart';

/**
 * Waits until the script of a page that is loaded by `load` has taken over. Before that a link is a plain link, a
 * form a plain form, and a button that only script serves does nothing: a test of what the script adds begins after.
 */
export async function untilLive<Result>(page: Page, load: () => Promise<Result>): Promise<Result> {
  const [, result] = await Promise.all([page.waitForRequest(SIGN), load()]);
  // The listeners are in place once the browser has nothing left to do for the first view.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return result;
}

/** Opens a page and waits until its script has taken over. */
export function openLive(page: Page, path: string): Promise<Response | null> {
  return untilLive(page, () => page.goto(path));
}
