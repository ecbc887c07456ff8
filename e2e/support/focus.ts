import { expect, type Locator, type Page } from 'playwright/test';

/** The focused element, as the message of a failing test names it, and why the focus is invisible. */
type Focus = { name: string; problem: string | null };

/** Also whether a wanted element has the focus, and whether the page still has all of them. */
type Stop = Focus & { isReached: boolean; isCurrent: boolean };

/**
 * Where the focus is, and whether it is visible: an outline on the element, its pseudo-element, the label or card around it or the text
 * after it, and no sticky bar on top of it (WCAG 2.4.7, 2.4.11).
 */
function readStop(targets: readonly Node[]): Stop {
  const element = document.activeElement;
  const place = {
    isReached: targets.some((target) => target === element),
    isCurrent: targets.length > 0 && targets.every((target) => target.isConnected),
  };
  if (!element || element === document.body) return { ...place, name: 'page', problem: null };
  const name = `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60)}"`;

  const isOutlined = (target: Element, pseudo?: string) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(target, pseudo);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1 && !/, 0\)|\/ 0\)/.test(outlineColor);
  };
  const outlined = [element, element.closest('label'), element.closest('form'), element.closest('article')];
  const hasOutline = [...outlined, element.nextElementSibling].some(
    (target) => target && [undefined, '::before', '::after'].some((pseudo) => isOutlined(target, pseudo)),
  );
  // Headings and regions that only scripts focus have no outline, because they cannot be clicked.
  const isForReaders = element.matches('[tabindex="-1"]:not(a, button, [role])');
  if (!hasOutline && !isForReaders) return { ...place, name, problem: 'has no outline' };

  const { left, right, top, bottom } = element.getBoundingClientRect();
  const header = document.querySelector('body header');
  const headerBottom = header?.getBoundingClientRect().bottom ?? 0;
  const isAboveHeader =
    header?.contains(element) ||
    // The header never covers the line before it.
    (header && header.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) ||
    element.closest('dialog, [popover]') ||
    getComputedStyle(element).position === 'fixed';
  if (!isAboveHeader && top < headerBottom - 1 && bottom - top < window.innerHeight - headerBottom)
    return { ...place, name, problem: `is under the header: ${top} < ${headerBottom}` };

  const label = element.closest('label');
  const points = [0.5, 0.1, 0.9].flatMap((x) =>
    [0.5, 0.1, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
  );
  const isVisible = points.some(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return (
      hit !== null &&
      (element.contains(hit) ||
        (hit.contains(element) && hit !== document.body && hit !== document.documentElement) ||
        label?.contains(hit))
    );
  });
  return { ...place, name, problem: isVisible ? null : 'is covered' };
}

/** Expects the focus to be visible. */
export async function expectFocusVisible(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const { name, problem } = await page.evaluate(readStop, []);
      return problem && `${name} ${problem}`;
    })
    .toBeNull();
}

/**
 * Presses Tab until one of the elements has the focus; the focus must be visible at every stop. The elements are looked
 * up once, and again if the page has replaced them, because a lookup by role takes longer than everything else at a
 * stop.
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const limit = 150;
  let elements = await target.elementHandles();
  for (let presses = 0; presses < limit; presses += 1) {
    await page.keyboard.press(key);
    let stop = await page.evaluate(readStop, elements);
    if (stop.problem !== null) {
      await expectFocusVisible(page);
      stop = await page.evaluate(readStop, elements);
    }
    if (!stop.isCurrent) {
      elements = await target.elementHandles();
      stop = await page.evaluate(readStop, elements);
    }
    if (stop.isReached) return;
  }
  throw new Error(`${limit} presses of ${key} did not reach ${target}.`);
}
