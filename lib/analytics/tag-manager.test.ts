/** @jest-environment jsdom */
import { loadContainer, parseContainerId } from './tag-manager';

test.each([
  ['GTM-ABC123', 'GTM-ABC123'],
  [' gtm-abc123 ', 'GTM-ABC123'],
  ['', null],
  ['UA-1234', null],
  ['GTM-"><script>', null],
])('TRACK-12: %j gives the container %j', (gtm, expected) => {
  expect(parseContainerId(gtm)).toBe(expected);
});

test('TRACK-12: the container is loaded with its id', () => {
  loadContainer('GTM-ABC123');
  const script = document.head.querySelector('script');
  expect(script?.src).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-ABC123');
});
