import { faceAt, PICTURE, POSES } from '../testing';
import { type FaceMeasures, measureFace } from './face-measures';
import { headAngles, headPose } from './head-pose';
import type { Face } from './landmarks';
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
