import { act, fireEvent, render, screen } from '@testing-library/react';
import { CrashView } from './crash-view';
import { AutoReload, RequestCode } from './unavailable-page';
import { countReload, mayAutoReload } from './use-countdown-reload';

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const wait = (ms: number) => {
  for (let passed = 0; passed < ms; passed += 250) act(() => jest.advanceTimersByTime(250));
};

test('ERR-03, ERR-05: the page announces a countdown of five seconds and reloads 5 s after the first second', () => {
  const reload = jest.fn();
  render(<AutoReload automatic reload={reload} />);
  expect(screen.getByText('A página será recarregada em 5 segundos.')).toBeInTheDocument();
  wait(5750);
  expect(reload).not.toHaveBeenCalled();
  wait(250);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('ERR-04: the button reloads at once', () => {
  const reload = jest.fn();
  render(<AutoReload automatic reload={reload} />);
  fireEvent.click(screen.getByRole('button', { name: 'Recarregar agora' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('A35: the reload can be stopped', () => {
  const reload = jest.fn();
  render(<AutoReload automatic reload={reload} />);
  wait(2000);
  fireEvent.click(screen.getByRole('button', { name: 'Não recarregar' }));
  wait(20_000);
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toHaveTextContent('A recarga automática parou.');
});

test('A-11: failures other than 5xx do not reload the page', () => {
  const reload = jest.fn();
  render(<AutoReload automatic={false} reload={reload} />);
  wait(20_000);
  expect(reload).not.toHaveBeenCalled();
  expect(screen.queryByText(/será recarregada/)).not.toBeInTheDocument();
});

test('A35: after three reloads in a row the page waits for the shopper', () => {
  for (let visit = 0; visit < 3; visit += 1) {
    const reload = jest.fn();
    const view = render(<AutoReload automatic reload={reload} />);
    wait(6000);
    expect(reload).toHaveBeenCalledTimes(1);
    view.unmount();
  }
  const reload = jest.fn();
  render(<AutoReload automatic reload={reload} />);
  wait(20_000);
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Recarregar agora' })).toBeInTheDocument();
});

test('A35: the page does not reload itself if the reload count cannot be stored', () => {
  jest.spyOn(console, 'warn').mockReturnValue(undefined);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const reload = jest.fn();
  render(<AutoReload automatic reload={reload} />);
  wait(20_000);
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toHaveTextContent('A recarga automática parou.');
});

test('A35: each page and each later incident has its own limit of three reloads', () => {
  for (let count = 0; count < 3; count += 1) countReload('/a', 1000);
  expect(mayAutoReload('/a', 2000)).toBe(false);
  expect(mayAutoReload('/b', 2000)).toBe(true);
  expect(mayAutoReload('/a', 1000 + 6 * 60 * 1000)).toBe(true);
});

test('ERR-06: the crash view counts 5, 4, 3, 2, 1 and then reloads', () => {
  const reload = jest.fn();
  render(<CrashView reload={reload} />);
  expect(
    screen.getByText('Por uma indisponibilidade do sistema, a página não pôde ser carregada.'),
  ).toBeInTheDocument();
  wait(250);
  const counted = [screen.getByRole('timer').textContent];
  for (let second = 0; second < 4; second += 1) {
    wait(1000);
    counted.push(screen.getByRole('timer').textContent);
  }
  expect(counted).toEqual(['5', '4', '3', '2', '1']);
  expect(reload).not.toHaveBeenCalled();
  wait(1000);
  expect(reload).toHaveBeenCalledTimes(1);
});

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

test('O3: the error page shows the request code of its response', () => {
  loadedWith(window.location.href, [CODE]);
  render(<RequestCode />);
  expect(screen.getByText(/Código: k7m2p9qrtx/)).toBeVisible();
});

test.each([
  ['of another document', 'http://localhost/outra', [CODE]],
  ['that is missing', window.location.href, []],
])('O3: a request code %s is not shown', (_which, name, timing) => {
  loadedWith(name, timing);
  const { container } = render(<RequestCode />);
  expect(container).toBeEmptyDOMElement();
});
