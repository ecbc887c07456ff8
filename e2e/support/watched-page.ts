import type { Page } from 'playwright/test';

/** What a page did that it must not do; the lists fill while the page is used. */
export type Trouble = {
  /** Breaches of the Content-Security-Policy, as `directive blocked-address`. */
  violations: string[];
  /** Dialogs that scripts opened. */
  dialogs: string[];
  /** Uncaught errors and errors in the console; failed loads are told by `failed`. */
  errors: string[];
};

const FAILED_LOAD = /^Failed to load resource/;

/** Watches a page from before its first document on. */
export async function watchPage(page: Page): Promise<Trouble> {
  const trouble: Trouble = { violations: [], dialogs: [], errors: [] };
  await page.exposeFunction('__tellViolation', (text: string) => trouble.violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const tell: unknown = Reflect.get(window, '__tellViolation');
      if (typeof tell === 'function') tell(`${effectiveDirective} ${blockedURI}`);
    });
  });
  page.on('dialog', (dialog) => {
    trouble.dialogs.push(dialog.message());
    return dialog.dismiss();
  });
  page.on('pageerror', (error) => trouble.errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const text = message.text();
    if (/Content Security Policy/i.test(text)) trouble.violations.push(text);
    else if (!FAILED_LOAD.test(text)) trouble.errors.push(text);
  });
  return trouble;
}

/** Nothing of what a watched page must not do. */
export const NO_TROUBLE: Trouble = { violations: [], dialogs: [], errors: [] };
