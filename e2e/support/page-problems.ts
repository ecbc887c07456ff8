import type { Page } from 'playwright/test';

/** Problems of a page; the lists fill while the page is used. */
export type PageProblems = {
  /** Content-Security-Policy violations, as `directive blocked-address`. */
  violations: string[];
  /** Dialogs that scripts opened. */
  dialogs: string[];
  /** Uncaught errors and console errors, except failed loads. */
  errors: string[];
};

const FAILED_LOAD = /^Failed to load resource/;

/** Watches a page from its first document on. */
export async function watchPage(page: Page): Promise<PageProblems> {
  const problems: PageProblems = { violations: [], dialogs: [], errors: [] };
  await page.exposeFunction('__reportViolation', (text: string) => problems.violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const report: unknown = Reflect.get(window, '__reportViolation');
      if (typeof report === 'function') report(`${effectiveDirective} ${blockedURI}`);
    });
  });
  page.on('dialog', (dialog) => {
    problems.dialogs.push(dialog.message());
    return dialog.dismiss();
  });
  page.on('pageerror', (error) => problems.errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const text = message.text();
    if (/Content Security Policy/i.test(text)) problems.violations.push(text);
    else if (!FAILED_LOAD.test(text)) problems.errors.push(text);
  });
  return problems;
}

export const NO_PROBLEMS: PageProblems = { violations: [], dialogs: [], errors: [] };
