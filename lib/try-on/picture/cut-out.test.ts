import { cutOutFrame } from './cut-out';
import type { Pixels, Rgb } from './pixels';
import { warp } from './warp';

const MM = { frontWidth: 140, bridge: 18, lensWidth: 52, lensHeight: 40 };

const SCALE = 1;
const SIZE = { width: 180, height: 120 };
const LEFT = (SIZE.width - MM.frontWidth * SCALE) / 2;
const TOP = 30;
const HEIGHT = (MM.lensHeight + 6) * SCALE;

type Look = {
  ground?: (x: number, y: number) => Rgb;
  rim?: Rgb;
  /** Colour of a lens, by mm from its upper end and from its nasal end. */
  lens?: (y: number, side: 'left' | 'right', fromNose: number) => Rgb;
  /** Where the lens starts below its upper end, by mm from its nasal end. */
  brow?: (fromNose: number) => number;
  leftHalfOnly?: boolean;
};

const WHITE: Rgb = [250, 250, 248];

/** A frame with rectangular lenses, drawn from the top: background, front, lenses. */
function picture({
  ground = () => WHITE,
  rim = [40, 60, 80],
  lens = () => WHITE,
  brow = () => 0,
  leftHalfOnly = false,
}: Look = {}): Pixels {
  const { width, height } = SIZE;
  const data = new Uint8ClampedArray(4 * width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const mm = { x: (x - LEFT) / SCALE, y: (y - TOP) / SCALE };
      const isFront =
        mm.x >= 0 && mm.x < MM.frontWidth && y >= TOP && y < TOP + HEIGHT && !(leftHalfOnly && mm.x > 50);
      const fromMiddle = Math.abs(mm.x - MM.frontWidth / 2);
      const isLens =
        fromMiddle > MM.bridge / 2 &&
        fromMiddle < MM.bridge / 2 + MM.lensWidth &&
        mm.y >= 3 + brow(fromMiddle - MM.bridge / 2) &&
        mm.y < 3 + MM.lensHeight;
      const isBelowBridge = fromMiddle < MM.bridge / 2 - 2 && mm.y > 14;
      const colour =
        !isFront || isBelowBridge
          ? ground(x, y)
          : isLens
            ? lens(mm.y, mm.x < MM.frontWidth / 2 ? 'left' : 'right', fromMiddle - MM.bridge / 2)
            : rim;
      data.set([...colour, 255], 4 * (y * width + x));
    }
  }
  return { data, width, height };
}

const at = ({ data, width }: Pixels, x: number, y: number) => [
  ...data.subarray(4 * (y * width + x), 4 * (y * width + x) + 4),
];

function cutOut(look?: Look) {
  const result = cutOutFrame(picture(look), MM);
  if (result === null) throw new Error('refused');
  return result;
}

test('TRY-03: a cut-out frame is cropped to its size, with an opaque rim, and transparent lenses and bridge gap', () => {
  const { frame, lenses, width, height } = cutOut();
  expect(Math.abs(width - MM.frontWidth)).toBeLessThan(5);
  expect(Math.abs(height - HEIGHT / SCALE)).toBeLessThan(5);
  const middle = Math.round(frame.width / 2);
  const lensX = Math.round(frame.width / 4);
  expect(at(frame, middle, 7)).toEqual([40, 60, 80, 255]);
  expect(at(frame, middle, frame.height - 6)[3]).toBe(0);
  expect(at(frame, lensX, 22)[3]).toBe(0);
  expect(at(lenses, lensX, 22)).toEqual([250, 252, 252, 255]);
  expect(at(lenses, middle, 7)).toEqual([255, 255, 255, 255]);
});

test('TRY-03: a sun lens keeps its tint, and a gradient lens its gradient', () => {
  const { lenses } = cutOut({ lens: (y) => [60 + 2 * y, 50 + 2 * y, 40 + 2 * y] });
  const x = Math.round(lenses.width / 4);
  const [top, bottom] = [at(lenses, x, 11), at(lenses, x, 36)];
  expect(top[0]).toBeLessThan(120);
  expect(bottom[0]).toBeGreaterThan((top[0] ?? 0) + 30);
  expect(top[2]).toBeLessThan(top[0] ?? 0);
});

test('TRY-03: a lens partly hidden by a reflection is tinted as far as the other one', () => {
  const tint = (y: number): Rgb => [60 + y, 50 + y, 40 + y];
  const { frame, lenses } = cutOut({
    lens: (y, side) => (side === 'left' && y < 14 ? [210, 215, 220] : tint(y)),
  });
  const x = Math.round(lenses.width / 4);
  expect(at(frame, x, 9)[3]).toBe(0);
  expect(at(lenses, x, 9)[0]).toBeLessThan(255);
});

/**
 * Where a point of a lens is in the layers of its cut-out, by mm from its nasal end and from its upper end.
 */
const pointOf = ({ width }: Pixels, side: 'left' | 'right', fromNose: number, y: number) => {
  const across = MM.bridge / 2 + fromNose;
  return [Math.round(width / 2 + (side === 'left' ? -across : across) * SCALE), Math.round(y) + 5] as const;
};

test('TRY-03: the reflection below the brow of a cat-eye frame is part of the lens, the brow is not', () => {
  const brow = (fromNose: number) => 10 - fromNose / 5;
  const { frame, lenses } = cutOut({
    brow,
    lens: (y, side, fromNose) =>
      y < 12 && side === 'left' && fromNose > 12 ? [170, 180, 190] : [90 + y, 80 + y, 70 + y],
  });
  for (const side of ['left', 'right'] as const) {
    for (const fromNose of [20, 34, 46]) {
      const glass = pointOf(frame, side, fromNose, brow(fromNose) + 3);
      expect(at(frame, ...glass)[3]).toBe(0);
      expect(at(lenses, ...glass)[0]).toBeLessThan(130);
    }
    expect(at(frame, ...pointOf(frame, side, 20, brow(20) - 4))[3]).toBeGreaterThan(200);
  }
});

test.each<[string, Rgb]>([
  ['sun lens', [150, 110, 115]],
  ['clear lens', WHITE],
])('TRY-03: a temple in the upper corner of a %s is not part of the frame', (_name, colour) => {
  const { frame, lenses } = cutOut({
    lens: (y, _side, fromNose) => (fromNose > 40 && y < 20 ? [190, 160, 160] : colour),
  });
  for (const side of ['left', 'right'] as const) {
    for (const [fromNose, y] of [
      [38, 8],
      [43, 6],
      [48, 12],
    ] as const) {
      const point = pointOf(frame, side, fromNose, y);
      expect(at(frame, ...point)[3]).toBe(0);
      expect(at(lenses, ...point)).toEqual(at(lenses, ...pointOf(frame, side, 20, y)));
    }
    expect(at(frame, ...pointOf(frame, side, 55, 12))[3]).toBeGreaterThan(200);
  }
});

/** Lighter than the background, but by less than a shadow darkens it. */
const PALE: Rgb = [246, 242, 230];

const BEIGE: Rgb = [234, 230, 222];

test('TRY-03: a pale rim is distinguished from an even background, but not from a noisy one', () => {
  const look = { rim: PALE, lens: () => BEIGE };
  const { frame, lenses, width } = cutOut({ ...look, ground: () => BEIGE });
  expect(Math.abs(width - MM.frontWidth)).toBeLessThan(5);
  expect(at(frame, Math.round(frame.width / 2), 7)).toEqual([...PALE, 255]);
  expect(at(frame, Math.round(frame.width / 4), 22)[3]).toBe(0);
  expect(at(lenses, Math.round(lenses.width / 2), 7)).toEqual([255, 255, 255, 255]);
  const noisy = (x: number, y: number): Rgb => {
    const grain = (7 * x + 13 * y) % 5;
    return [BEIGE[0] + grain, BEIGE[1] + grain, BEIGE[2] + grain];
  };
  expect(cutOutFrame(picture({ ...look, ground: noisy }), MM)).toBeNull();
});

test('TRY-03: a clear acetate rim, visible only by its reflections, is cut out completely', () => {
  const clear: Rgb = [WHITE[0] - 8, WHITE[1] - 8, WHITE[2] - 4];
  const { frame, width } = cutOut({
    rim: clear,
    lens: (y, _side, fromNose) => (y < 1 || fromNose < 1 ? [120, 120, 120] : [60, 60, 60]),
  });
  expect(Math.abs(width - MM.frontWidth)).toBeLessThan(5);
  expect(at(frame, Math.round(frame.width / 2), 7)).toEqual([...clear, 255]);
});

test('TRY-03: the soft shadow of a frame is not part of it', () => {
  const shadow = (_x: number, y: number): Rgb => {
    const depth = Math.max(0, 1 - Math.abs(y - (TOP + HEIGHT + 8)) / 16);
    const light = 1 - 0.15 * depth;
    return [250 * light, 250 * light, 248 * light];
  };
  expect(Math.abs(cutOut({ ground: shadow }).height - HEIGHT / SCALE)).toBeLessThan(5);
});

test.each<[string, Look]>([
  ['a scene', { ground: (x) => (x % 40 < 20 ? WHITE : [120, 90, 60]) }],
  ['a dark ground', { ground: () => [30, 30, 30] }],
  ['half a frame, as from the side', { leftHalfOnly: true }],
  ['nothing', { rim: WHITE }],
])('TRY-03: %s is rejected', (_name, look) => {
  expect(cutOutFrame(picture(look), MM)).toBeNull();
});

test('TRY-03: a front whose proportions do not match its measurements is rejected', () => {
  expect(cutOutFrame(picture(), { ...MM, lensHeight: 20 })).toBeNull();
});

test('TRY-04: a picture is stretched to four corners and is transparent around them', () => {
  const source: Pixels = { data: new Uint8ClampedArray(4 * 20 * 10).fill(200), width: 20, height: 10 };
  const { pixels, left, top } = warp(source, [
    { x: 10, y: 10 },
    { x: 50, y: 20 },
    { x: 50, y: 40 },
    { x: 10, y: 30 },
  ]);
  expect({ left, top }).toEqual({ left: 10, top: 10 });
  expect(at(pixels, 20, 15)).toEqual([200, 200, 200, 200]);
  expect(at(pixels, 38, 1)[3]).toBe(0);
});
