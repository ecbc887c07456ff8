import { expect, type Locator, type Page } from 'playwright/test';

/** The element with the focus, as a failing test names it, and what keeps a person from seeing it. */
type Focus = { name: string; trouble: string | null };

/**
 * Tells whether the focus can be seen: an outline on the element, its pseudo-element, the label or card around it
 * or the text after it, and no sticky bar over it (WCAG 2.4.7, 2.4.11).
 */
function readFocus(): Focus {
  const element = document.activeElement;
  if (!element || element === document.body) return { name: 'page', trouble: null };
  const name = `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60)}"`;

  const isOutlined = (target: Element, pseudo?: string) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(target, pseudo);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1 && !/, 0\)|\/ 0\)/.test(outlineColor);
  };
  const around = [element, element.closest('label'), element.closest('form'), element.closest('article')];
  const shown = [...around, element.nextElementSibling].some(
    (target) => target && [undefined, '::before', '::after'].some((pseudo) => isOutlined(target, pseudo)),
  );
  if (!shown) return { name, trouble: 'has no outline' };

  const { left, right, top, bottom } = element.getBoundingClientRect();
  const header = document.querySelector('body header');
  const bar = header?.getBoundingClientRect().bottom ?? 0;
  const isOver =
    header?.contains(element) ||
    element.closest('dialog, [popover]') ||
    getComputedStyle(element).position === 'fixed';
  if (!isOver && top < bar - 1 && bottom - top < window.innerHeight - bar)
    return { name, trouble: `is under the header: ${top} < ${bar}` };

  const label = element.closest('label');
  const points = [0.5, 0.1, 0.9].flatMap((x) =>
    [0.5, 0.1, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
  );
  const isSeen = points.some(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return (
      hit !== null &&
      (element.contains(hit) ||
        (hit.contains(element) && hit !== document.body && hit !== document.documentElement) ||
        label?.contains(hit))
    );
  });
  return { name, trouble: isSeen ? null : 'is covered' };
}

/** Expects that a person sees where the focus is. */
export async function expectFocusSeen(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const { name, trouble } = await page.evaluate(readFocus);
      return trouble && `${name} ${trouble}`;
    })
    .toBeNull();
}

const isFocused = (locator: Locator) =>
  locator.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/** Presses Tab until one of the elements has the focus; at every stop the focus must be seen. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const limit = 150;
  for (let presses = 0; presses < limit; presses += 1) {
    await page.keyboard.press(key);
    await expectFocusSeen(page);
    if (await isFocused(target)) return;
  }
  throw new Error(`${limit} presses of ${key} did not reach ${target}.`);
}
