import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';

/** A `Target` as JSON: a regular expression becomes its source and flags. */
export type SerializedPattern = string | { source: string; flags: string };
export type SerializedTarget = {
  role?: string | undefined;
  name?: SerializedPattern | undefined;
  text?: SerializedPattern | undefined;
  label?: string | undefined;
  in?: SerializedTarget | undefined;
};

/** Data for a driver about the first matching element. */
export type Found = {
  count: number;
  /** Text of the element, or content of the field. */
  text: string;
  isFocused: boolean;
  /** Centre of its first box in the viewport, in CSS px. */
  x: number;
  y: number;
  /** Whether a click at that point reaches the element. */
  isHit: boolean;
};

export type Preparation = 'scroll' | 'focus' | 'select';

const patternOf = (pattern: SerializedPattern) =>
  typeof pattern === 'string' ? pattern : new RegExp(pattern.source, pattern.flags);

const isUsable = (element: HTMLElement) => {
  const { width, height } = element.getBoundingClientRect();
  return (
    width > 0 &&
    height > 0 &&
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.matches(':disabled')
  );
};

function search(scope: HTMLElement, { role = '', name, text, label }: SerializedTarget): HTMLElement[] {
  if (text !== undefined) return queryAllByText(scope, patternOf(text));
  if (label !== undefined) return queryAllByLabelText(scope, label);
  return queryAllByRole(scope, role, name === undefined ? {} : { name: patternOf(name) });
}

function elementsOf(target: SerializedTarget): HTMLElement[] {
  const scope = target.in ? elementsOf(target.in)[0] : document.body;
  return scope ? search(scope, target).filter(isUsable) : [];
}

const centreOf = (element: HTMLElement) => {
  const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

function isHit(element: HTMLElement): boolean {
  const { x, y } = centreOf(element);
  const hit = document.elementFromPoint(x, y);
  return hit !== null && (element.contains(hit) || (element.closest('label')?.contains(hit) ?? false));
}

function prepare(element: HTMLElement, preparation: Preparation | undefined): void {
  if (preparation === 'focus') element.focus();
  if (preparation === 'select' && element instanceof HTMLInputElement) element.select();
  if (preparation === 'scroll' && !isHit(element))
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Finds an element for a driver outside the page; null if there is none yet. */
function find(target: SerializedTarget, preparation?: Preparation): Found | null {
  const elements = elementsOf(target);
  const [element] = elements;
  if (!element) return null;
  prepare(element, preparation);
  const { x, y } = centreOf(element);
  return {
    count: elements.length,
    text: 'value' in element ? String(element.value) : (element.textContent ?? ''),
    isFocused: element === document.activeElement,
    x: Math.round(x),
    y: Math.round(y),
    isHit: isHit(element),
  };
}

Reflect.set(globalThis, '__findForTest', find);
