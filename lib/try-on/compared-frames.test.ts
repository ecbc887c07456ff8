import { addFrameFirst, comparedFrames, toggleFrame } from './compared-frames';

const frame = (name: string) => ({
  name,
  href: `/${name}.html`,
  front: { frontWidth: 138, bridge: 18, lensWidth: 52, lensHeight: 41 },
});
const names = () => comparedFrames.get().map(({ name }) => name);

beforeEach(() => comparedFrames.set([]));

test('TRY-07: frames can be added to the photo, and all but the last can be removed', () => {
  addFrameFirst(frame('a'));
  toggleFrame(frame('b'));
  expect(names()).toEqual(['a', 'b']);
  toggleFrame(frame('a'));
  toggleFrame(frame('b'));
  expect(names()).toEqual(['b']);
});

test('TRY-07: a fifth frame replaces the first, and the page’s frame comes first', () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) toggleFrame(frame(name));
  expect(names()).toEqual(['b', 'c', 'd', 'e']);
  addFrameFirst(frame('f'));
  expect(names()).toEqual(['f', 'b', 'c', 'd']);
  addFrameFirst(frame('c'));
  expect(names()).toEqual(['c', 'f', 'b', 'd']);
});
