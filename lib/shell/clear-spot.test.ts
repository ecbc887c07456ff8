import { clearSpot } from './clear-spot';

const VIEW = { innerWidth: 390, innerHeight: 800 };
const HOME = { left: 322, right: 374, top: 732, bottom: 784 };
const at = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('place of the chat button (HEAD-15)', () => {
  test('stays where nothing is in its way', () => {
    expect(clearSpot(HOME, [at(0, 0, 390, 60), at(0, 732, 300, 52)], VIEW)).toEqual({ x: 0, y: 0 });
  });

  test('HEAD-15: steps up over a control, no further than it must', () => {
    const spot = clearSpot(HOME, [at(250, 740, 130, 44)], VIEW);
    expect(spot).toEqual({ x: 0, y: -48 });
  });

  test('goes to the other edge when its own is full', () => {
    expect(clearSpot(HOME, [at(200, 0, 190, 800)], VIEW)).toEqual({ x: -306, y: 0 });
  });

  test('there is no place in a view full of controls', () => {
    expect(clearSpot(HOME, [at(0, 0, 390, 800)], VIEW)).toBeNull();
  });
});
