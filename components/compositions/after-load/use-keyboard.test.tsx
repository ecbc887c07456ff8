import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { FILTER_PANEL_ID } from '@/components/catalog/listing/ids';
import { useFocusInView, useSpaceOnFilters } from './use-keyboard';

let growPage: () => void;

beforeEach(() => {
  globalThis.ResizeObserver = class implements ResizeObserver {
    constructor(onResize: ResizeObserverCallback) {
      growPage = () => onResize([], this);
    }
    observe = jest.fn();
    unobserve = jest.fn();
    disconnect = jest.fn();
  };
});

function Page() {
  useFocusInView();
  return <a href="/pagina/contato">Contato</a>;
}

/**
 * Focuses the last link of the page; `covering` returns the element on top of it, or null if it is outside the window.
 */
function showLinkUnder(covering: (link: HTMLElement) => Element | null) {
  render(<Page />);
  const link = screen.getByRole('link');
  link.scrollIntoView = jest.fn();
  document.elementFromPoint = () => covering(link);
  link.focus();
  return link;
}

test.each([
  ['outside of the window', () => null],
  ['under something else', () => document.createElement('aside')],
])('A28: a focused link that the growing page moves %s is scrolled back into view', (_where, covering) => {
  const link = showLinkUnder(covering);
  growPage();
  expect(link.scrollIntoView).toHaveBeenCalledWith({ block: 'nearest', behavior: 'instant' });
});

test('A28: the page does not scroll while the focused element is in view', () => {
  const link = showLinkUnder((own) => own);
  growPage();
  expect(link.scrollIntoView).not.toHaveBeenCalled();
});

test('A28: the page does not scroll back if the shopper has scrolled the focused element out of view', () => {
  const link = showLinkUnder(() => null);
  fireEvent.wheel(window);
  growPage();
  expect(link.scrollIntoView).not.toHaveBeenCalled();
  fireEvent.focusIn(link);
  growPage();
  expect(link.scrollIntoView).toHaveBeenCalled();
});

const presses: string[] = [];

function Filters() {
  useSpaceOnFilters();
  return (
    // biome-ignore lint/a11y: the links in this test lead nowhere
    <main
      onClick={(event) => {
        event.preventDefault();
        presses.push((event.target as Element).textContent ?? '');
      }}
    >
      <section id={FILTER_PANEL_ID}>
        <a href="/solares">Solares</a>
        <a href="/solares?cor=azul" rel="nofollow">
          Azul
        </a>
      </section>
      <a href="/x" rel="nofollow">
        Outra
      </a>
    </main>
  );
}

/** Whether the browser would scroll, as it does for Space on a link. */
function pressSpace(name: string, isRepeated = false): boolean {
  const link = screen.getByRole('link', { name });
  const event = createEvent.keyDown(link, { key: ' ', repeat: isRepeated });
  return fireEvent(link, event);
}

test('A28, LIST-21: Space toggles a filter link, which looks like a checkbox, but no other link', () => {
  render(<Filters />);
  expect(pressSpace('Azul')).toBe(false);
  expect(pressSpace('Azul', true)).toBe(false);
  expect(pressSpace('Solares')).toBe(true);
  expect(pressSpace('Outra')).toBe(true);
  expect(presses).toEqual(['Azul']);
});
