/** @jest-environment jsdom */
import { registerServiceWorker } from './shell-extras';

const register = jest.fn(async () => undefined);

function browser(given: { webdriver: boolean; workers: boolean }) {
  Object.defineProperty(navigator, 'webdriver', { value: given.webdriver, configurable: true });
  if (given.workers)
    Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true });
  else Reflect.deleteProperty(navigator, 'serviceWorker');
}

beforeEach(() => register.mockClear());

test('A31: shoppers’ browsers register the service worker of the offline page', () => {
  browser({ webdriver: false, workers: true });
  registerServiceWorker();
  expect(register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
});

test.each([
  ['under remote control', { webdriver: true, workers: true }],
  ['without workers', { webdriver: false, workers: false }],
])('A31: the service worker is not registered in a browser %s', (_name, given) => {
  browser(given);
  registerServiceWorker();
  expect(register).not.toHaveBeenCalled();
});
