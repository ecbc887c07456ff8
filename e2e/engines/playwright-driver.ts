import type { Locator, Page } from 'playwright/test';
import type { PageDriver, Target } from './driver';

function search(scope: Locator, { role, name, text, label }: Target): Locator {
  if (text !== undefined) return scope.getByText(text);
  if (label !== undefined) return scope.getByLabel(label, { exact: true });
  return scope.getByRole(role as 'link', { ...(name !== undefined && { name }), exact: true });
}

/** Drives a browser that Playwright can start itself. */
export function createPlaywrightDriver(page: Page): PageDriver {
  const all = (target: Target): Locator => {
    const scope = target.in ? first(target.in) : page.locator(':root');
    return search(scope, target).and(page.locator(':not(:disabled)')).filter({ visible: true });
  };
  const first = (target: Target): Locator => all(target).first();

  return {
    open: async (path) => {
      await page.goto(path);
    },
    reload: async () => {
      await page.reload();
    },
    // A page from the back/forward cache fires no load event.
    back: async () => {
      await page.goBack({ waitUntil: 'commit' });
    },
    forward: async () => {
      await page.goForward({ waitUntil: 'commit' });
    },
    address: async () => new URL(page.url()),
    click: (target) => first(target).click(),
    fill: async (target, text) => {
      await first(target).fill('');
      await first(target).pressSequentially(text);
    },
    press: (key) => page.keyboard.press(key),
    count: (target) => all(target).count(),
    text: async (target) => {
      const [element] = await all(target).all();
      return element?.evaluate((node) => ('value' in node ? String(node.value) : (node.textContent ?? '')));
    },
    isFocused: (target) => all(target).evaluateAll(([element]) => element === document.activeElement),
    evaluate: (expression) => page.evaluate(expression),
  };
}
