import { addFrameFirst, comparedFrames, frameCutOut, toggleFrame } from './compared-frames';
import { cutOutPhoto } from './worker-client';

jest.mock('./worker-client');

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

test('TRY-07: a frame is cut out once, but of many frames only the last ones stay in memory', async () => {
  jest.mocked(cutOutPhoto).mockResolvedValue(null);
  for (let index = 0; index < 12; index++) await frameCutOut(frame(`armacao-${index}`));
  await frameCutOut(frame('armacao-0'));
  expect(cutOutPhoto).toHaveBeenCalledTimes(12);
  await frameCutOut(frame('armacao-12'));
  await frameCutOut(frame('armacao-0'));
  expect(cutOutPhoto).toHaveBeenCalledTimes(13);
  await frameCutOut(frame('armacao-1'));
  expect(cutOutPhoto).toHaveBeenCalledTimes(14);
});
