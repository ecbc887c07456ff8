import { faceAt, PICTURE, projectPoint } from '../testing';
import { type FaceMeasures, measureFace } from './face-measures';
import { headAngles, headPose } from './head-pose';
import type { Face } from './landmarks';
import { placeFrame } from './placement';
import { homographyOfRectangle, invert, project } from './projection';

const LONG_SIDE = PICTURE.height;

function measured(...pose: Parameters<typeof faceAt>): FaceMeasures {
  const measures = measureFace(faceAt(...pose), LONG_SIDE);
  if (typeof measures === 'string') throw new Error(measures);
  return measures;
}

/** The face with a left iris that is narrower, wider or less clear than the right one. */
function withLeftIris(face: Face, { share = 1, clarity = 1 }): Face {
  const { left, right } = face.irises;
  return {
    ...face,
    irises: { left: { ...left, diameter: share * right.diameter, clarity }, right },
  };
}

const POSES = [
  {},
  { yaw: 10 },
  { yaw: -10 },
  { pitch: 10 },
  { pitch: -8 },
  { roll: 15 },
  { yaw: 7, pitch: -6, roll: -12 },
];

test.each(POSES)(
  'TRY-06: with a head at %j the pupils are 63 mm apart within 2 mm, and 31.5 mm from the nose',
  (pose) => {
    const { pupils } = measured(pose);
    expect(Math.abs(pupils.total.value - 63)).toBeLessThan(2);
    expect(Math.abs(pupils.left.value - 31.5)).toBeLessThan(1.5);
    expect(Math.abs(pupils.right.value - 31.5)).toBeLessThan(1.5);
  },
);

test.each([500, 600, 900])(
  'TRY-06: a face width of 140 mm is measured within its uncertainty from a distance of %i mm',
  (distance) => {
    const { faceWidth } = measured({}, distance);
    expect(Math.abs(faceWidth.value - 140)).toBeLessThan(faceWidth.uncertainty);
  },
);

test('TRY-06: differences between people, low resolution and a turned head increase the uncertainty', () => {
  const { pupils, uncertainty } = measured();
  expect(uncertainty).toBeGreaterThanOrEqual(2 * (0.5 / 11.7));
  expect(pupils.total.uncertainty).toBeCloseTo(pupils.total.value * uncertainty);
  expect(measured({ yaw: 15 }).uncertainty).toBeGreaterThan(uncertainty);
  const doubtful = measureFace({ ...faceAt(), irisUncertainty: 0.05 }, LONG_SIDE);
  expect(typeof doubtful === 'string' ? 0 : doubtful.uncertainty).toBeGreaterThan(uncertainty);
});

test('TRY-05: a face with an eye hidden by hair or the lid is not measured', () => {
  expect(measureFace(withLeftIris(faceAt(), { share: 0.7 }), LONG_SIDE)).toBe('eye-hidden');
  expect(measureFace(withLeftIris(faceAt(), { clarity: 0.6 }), LONG_SIDE)).toBe('eye-hidden');
});

test('TRY-05: a picture without visible iris edges, or with too much noise, is not measured', () => {
  const face = faceAt();
  const { left, right } = face.irises;
  const blurred = { left: { ...left, clarity: 0.4 }, right: { ...right, clarity: 0.5 } };
  expect(measureFace({ ...face, irises: blurred }, LONG_SIDE)).toBe('unclear');
  const noisy = { ...withLeftIris(face, { clarity: 0.8 }), irisUncertainty: 0.12 };
  expect(measureFace(noisy, LONG_SIDE)).toBe('unclear');
  const small = { ...face, irisUncertainty: 0.12 };
  expect(measureFace(small, LONG_SIDE)).toHaveProperty('mmPerPx');
});

test('TRY-05: a head turned by more than 20° or too far away is not measured', () => {
  expect(measureFace(faceAt({ yaw: 26 }), LONG_SIDE)).toBe('turned');
  expect(measureFace(faceAt({ pitch: -24 }), LONG_SIDE)).toBe('turned');
  expect(measureFace(faceAt({}, 4_000), LONG_SIDE)).toBe('too-small');
});

test.each(POSES)('the pose is computed from the mesh: %j', (pose) => {
  const { yaw = 0, roll = 0 } = pose;
  const turn = headAngles(headPose(faceAt(pose)));
  expect(Math.abs(turn.yaw - yaw)).toBeLessThan(4);
  expect(Math.abs(turn.roll - roll)).toBeLessThan(4);
});

describe('position of the frame', () => {
  const FRONT = { width: 138, height: 46 };
  // Corners of that front on the head: in front of the eyes, a little below them, and leaning forward.
  const corner = (x: number, y: number) => ({ x, y: y + 3, z: -15 + 0.14 * y });

  test.each(POSES)(
    'TRY-04: at %j the front is drawn at its true width within 4%%, and its bridge within 3 mm',
    (pose) => {
      const face = faceAt(pose);
      const measures = measured(pose);
      const { front, bridge } = placeFrame(face, measures, FRONT);
      const [left, right] = [projectPoint(corner(-69, -23), pose), projectPoint(corner(69, -23), pose)];
      const width = Math.hypot(front[1].x - front[0].x, front[1].y - front[0].y);
      const truth = Math.hypot(right.x - left.x, right.y - left.y);
      expect(Math.abs(width / truth - 1)).toBeLessThan(0.04);
      const wanted = projectPoint(corner(0, 0), pose);
      expect(Math.hypot(bridge.x - wanted.x, bridge.y - wanted.y) * measures.mmPerPx).toBeLessThan(3);
    },
  );

  test('TRY-04: temples start at the height of the hinges', () => {
    const face = faceAt();
    const startAt = (hinge: number) => placeFrame(face, measured({}), { ...FRONT, hinge }).temples.left[0].y;
    const { front, bridge } = placeFrame(face, measured({}), FRONT);
    expect(startAt(0)).toBeCloseTo(front[1].y, 0);
    expect(startAt(0.5)).toBeCloseTo(bridge.y, 0);
  });

  test('TRY-04: on a turned head the nearer end of the front is drawn taller', () => {
    const pose = { yaw: 15 };
    const { front } = placeFrame(faceAt(pose), measured(pose), FRONT);
    const heightAt = (top: number, bottom: number) =>
      Math.abs((front[bottom]?.y ?? 0) - (front[top]?.y ?? 0));
    expect(heightAt(0, 3)).toBeGreaterThan(heightAt(1, 2));
  });
});

test('a homography maps the corners of a rectangle, and its inverse maps them back', () => {
  const quad = [
    { x: 10, y: 12 },
    { x: 95, y: 20 },
    { x: 90, y: 60 },
    { x: 14, y: 70 },
  ] as const;
  const map = homographyOfRectangle(50, 20, quad);
  const corners = [
    { x: 0, y: 0 },
    { x: 50, y: 0 },
    { x: 50, y: 20 },
    { x: 0, y: 20 },
  ];
  for (const [index, corner] of corners.entries()) {
    const mapped = project(map, corner);
    expect(mapped.x).toBeCloseTo(quad[index]?.x ?? 0);
    expect(mapped.y).toBeCloseTo(quad[index]?.y ?? 0);
    expect(project(invert(map), mapped).x).toBeCloseTo(corner.x);
  }
  const line = { x: 1, y: 1 };
  expect(() => homographyOfRectangle(5, 5, [line, line, line, line])).toThrow(RangeError);
});

test.each([0.65, 1.6])(
  'TRY-05: irises whose size means an impossible face are rejected: %s of their width',
  (share) => {
    const face = faceAt();
    const misread = ({ left, right }: Face['irises']) => ({
      left: { ...left, diameter: share * left.diameter },
      right: { ...right, diameter: share * right.diameter },
    });
    expect(measureFace({ ...face, irises: misread(face.irises) }, LONG_SIDE)).toBe('unclear');
  },
);
