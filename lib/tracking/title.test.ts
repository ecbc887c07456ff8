import { onTitle } from './title';

const settled = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => document.head.replaceChildren());

test('A-75: a title that is there is told at once', () => {
  document.head.innerHTML = '<title>Solar</title>';
  const tell = jest.fn();
  onTitle(tell);
  expect(tell).toHaveBeenCalledWith('Solar');
});

test('A-75: one that comes after the page is waited for, and told once', async () => {
  const tell = jest.fn();
  onTitle(tell);
  document.head.append(document.createElement('meta'));
  await settled();
  expect(tell).not.toHaveBeenCalled();
  document.title = 'Solar';
  await settled();
  document.title = 'Grau';
  await settled();
  expect(tell.mock.calls).toEqual([['Solar']]);
});

test('A-75: whoever has left before it came does not hear of it', async () => {
  const tell = jest.fn();
  onTitle(tell)();
  document.title = 'Solar';
  await settled();
  expect(tell).not.toHaveBeenCalled();
});
