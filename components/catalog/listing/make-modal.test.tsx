import { waitFor } from '@testing-library/react';
import { makeModal } from './make-modal';

test('A11: everything outside an open sheet is inert, including elements added later', async () => {
  document.body.innerHTML = '<header></header><main><section id="sheet"></section><p></p></main>';
  const element = (selector: string) => document.querySelector(selector) as HTMLElement;
  const release = makeModal(element('#sheet'));
  expect(element('header').inert).toBe(true);
  expect(element('main').inert).toBeFalsy();
  const late = document.createElement('aside');
  document.body.append(late);
  await waitFor(() => expect(late.inert).toBe(true));
  release();
  expect([element('header').inert, late.inert]).toEqual([false, false]);
});
