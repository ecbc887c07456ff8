/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { endThirdPartyScripts, trackTyping } from './third-party-scripts';

function script(src: string): void {
  const element = document.createElement('script');
  element.src = src;
  document.head.append(element);
}

beforeEach(() => {
  document.head.replaceChildren();
  document.body.innerHTML = '<a href="/armacoes"><b>Armações</b></a><input><input type="checkbox">';
});

test('L10: without a third-party script the page is not reloaded', () => {
  const reload = jest.fn();
  script('/_next/a.js');
  endThirdPartyScripts(reload);
  expect(reload).not.toHaveBeenCalled();
});

test('L10: a reload stops a running script, even if the shopper has ticked a checkbox', () => {
  const reload = jest.fn();
  script('https://www.googletagmanager.com/gtm.js?id=GTM-ABC123');
  trackTyping();
  fireEvent.input(document.querySelector('[type="checkbox"]') as Element);
  endThirdPartyScripts(reload);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('L10: if the shopper has typed something, the reload waits for the next link, which loads a new document', () => {
  const reload = jest.fn();
  const router = jest.fn((event: Event) => event.preventDefault());
  document.body.addEventListener('click', router);
  script('https://www.googletagmanager.com/gtm.js?id=GTM-ABC123');
  trackTyping();
  fireEvent.input(document.querySelector('input') as Element);
  endThirdPartyScripts(reload);
  expect(reload).not.toHaveBeenCalled();
  fireEvent.click(document.querySelector('input') as Element);
  expect(router).toHaveBeenCalledTimes(1);
  fireEvent.click(document.querySelector('b') as Element);
  expect(router).toHaveBeenCalledTimes(1);
});
