/** @jest-environment jsdom */
import { onDocumentTitle } from './analytics-host';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => document.head.replaceChildren());

test('A-75: a title that is already set is passed to the callback at once', () => {
  document.head.innerHTML = '<title>Solar</title>';
  const callback = jest.fn();
  onDocumentTitle(callback);
  expect(callback).toHaveBeenCalledWith('Solar');
});

test('A-75: a title that is set later is passed to the callback once', async () => {
  const callback = jest.fn();
  onDocumentTitle(callback);
  document.head.append(document.createElement('meta'));
  await nextTask();
  expect(callback).not.toHaveBeenCalled();
  document.title = 'Solar';
  await nextTask();
  document.title = 'Grau';
  await nextTask();
  expect(callback.mock.calls).toEqual([['Solar']]);
});

test('A-75: a cancelled callback is not called', async () => {
  const callback = jest.fn();
  onDocumentTitle(callback)();
  document.title = 'Solar';
  await nextTask();
  expect(callback).not.toHaveBeenCalled();
});
