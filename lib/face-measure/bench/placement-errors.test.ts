import { errorsOf, FRONT } from './placement-errors';
import type { Truth } from './types';

const SIZE = [750, 1000] as const;
const SHOT = { focal: 0.8 };
const AREA = { left: 100, top: 50, width: 650, height: 950 };
const FOCAL_PX = 800;

/** A head at a distance of 500 mm that looks into the camera, and its pupils as the camera sees them. */
const TRUTH: Truth = {
  faceWidth: 140,
  turn: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  eyes: {
    left: { centre: [31, 0, 512], radius: 12 },
    right: { centre: [-31, 0, 512], radius: 12 },
  },
  pupils: { left: [30, 0, 500], right: [-30, 0, 500] },
};

/** 12 mm in front of the cornea, which is 12 mm in front of the middle of the eye. */
const FRONT_PX_PER_MM = FOCAL_PX / 488;

function found({ width = FRONT.width, aside = 0, pupils = 60 * (1 + 10.5 / 500), face = 140 } = {}) {
  const at = (across: number, below: number) => ({
    x: SIZE[0] / 2 - AREA.left + (across + aside) * FRONT_PX_PER_MM,
    y: SIZE[1] / 2 - AREA.top + (2.5 + below) * FRONT_PX_PER_MM,
  });
  const [w, h] = [width / 2, FRONT.height / 2];
  return {
    placement: { front: [at(-w, -h), at(w, -h), at(w, h), at(-w, h)] as const, bridge: at(0, 0) },
    measures: {
      pupils: { total: { value: pupils, uncertainty: 5 } },
      faceWidth: { value: face, uncertainty: 7 },
    },
  };
}

const errorsFor = (given?: Parameters<typeof found>[0]) =>
  errorsOf({ truth: TRUTH, found: found(given), shot: SHOT, size: SIZE, area: AREA });

test('TRY-04, TRY-06: an exact result has no errors', () => {
  const errors = errorsFor();
  for (const key of ['front', 'bridge', 'pupils', 'face'] as const) expect(errors[key]).toBeCloseTo(0);
  expect(errors.faceUncertainty).toBeCloseTo(0.05);
});

test('TRY-04, TRY-06: errors are stated as a percentage of the width and in mm', () => {
  const errors = errorsFor({ width: 1.05 * FRONT.width, aside: 2, pupils: 60, face: 147 });
  expect(errors.front).toBeCloseTo(0.05);
  expect(errors.bridge).toBeCloseTo(2);
  expect(errors.pupils).toBeCloseTo(-1.26);
  expect(errors.face).toBeCloseTo(0.05);
});
