import { fireEvent, render, screen } from '@testing-library/react';
import { useFocusInView } from './use-focus-in-view';

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

/** The page's last link with the focus, and what lies over it: null where it is outside of the window. */
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
])('A28: a focus that a growing page leaves %s is brought back into view', (_where, covering) => {
  const link = showLinkUnder(covering);
  growPage();
  expect(link.scrollIntoView).toHaveBeenCalledWith({ block: 'nearest', behavior: 'instant' });
});

test('A28: the page stays where it is while the focus is in view', () => {
  const link = showLinkUnder((own) => own);
  growPage();
  expect(link.scrollIntoView).not.toHaveBeenCalled();
});

test('A28: a shopper who has moved the page away from the focus is left where they are', () => {
  const link = showLinkUnder(() => null);
  fireEvent.wheel(window);
  growPage();
  expect(link.scrollIntoView).not.toHaveBeenCalled();
  fireEvent.focusIn(link);
  growPage();
  expect(link.scrollIntoView).toHaveBeenCalled();
});
