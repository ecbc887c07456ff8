import { render, screen } from '@testing-library/react';
import { RequestCode } from './request-code';

class NavigationTiming {
  constructor(
    readonly name: string,
    readonly serverTiming: { name: string; description: string }[],
  ) {}
}

function loadedWith(name: string, serverTiming: NavigationTiming['serverTiming']) {
  Reflect.set(globalThis, 'PerformanceNavigationTiming', NavigationTiming);
  Reflect.set(performance, 'getEntriesByType', () => [new NavigationTiming(name, serverTiming)]);
}
afterEach(() => {
  Reflect.deleteProperty(performance, 'getEntriesByType');
  Reflect.deleteProperty(globalThis, 'PerformanceNavigationTiming');
});

const CODE = { name: 'request', description: 'k7m2p9qrtx' };

test('O3: the error page names the code that came with it', () => {
  loadedWith(window.location.href, [CODE]);
  render(<RequestCode />);
  expect(screen.getByText(/Código: k7m2p9qrtx/)).toBeVisible();
});

test.each([
  ['of another document', 'http://localhost/outra', [CODE]],
  ['that did not come', window.location.href, []],
])('O3: a code %s is not named', (_which, name, timing) => {
  loadedWith(name, timing);
  const { container } = render(<RequestCode />);
  expect(container).toBeEmptyDOMElement();
});
