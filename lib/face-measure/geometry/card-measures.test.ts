import { CAMERA, cardAt, faceAt, type Held, PICTURE, type Pose } from '../testing';
import { measureByCard } from './card-measures';
import { measureFace } from './face-measures';
import type { Face } from './landmarks';
import { COMMON_OPTICS } from './projection';

/** The face of a person whose irises have this width, in mm. */
function faceWithIrises(mm: number, ...pose: Parameters<typeof faceAt>): Face {
  const face = faceAt(...pose);
  const { left, right } = face.irises;
  const share = mm / 11.7;
  return {
    ...face,
    irises: {
      left: { ...left, diameter: share * left.diameter },
      right: { ...right, diameter: share * right.diameter },
    },
  };
}

function measured(face: Face, ...held: Parameters<typeof cardAt>) {
  const measures = measureByCard(face, cardAt(...held), CAMERA);
  if (typeof measures === 'string') throw new Error(measures);
  return measures;
}

test.each([10.6, 11.7, 13])(
  'TRY-14: with a card the pupil distance of 63 mm is measured within 1 mm, for irises of %f mm',
  (iris) => {
    const { pupils } = measured(faceWithIrises(iris), {});
    expect(Math.abs(pupils.total.value - 63)).toBeLessThan(1);
    expect(pupils.total.uncertainty).toBeLessThan(1.8);
  },
);

test('TRY-06, TRY-14: without a card, unusual irises make the same pupil distance wrong by more than 2 mm, with a higher uncertainty', () => {
  const face = faceWithIrises(12.3);
  const byIris = measureFace(face, PICTURE.height);
  if (typeof byIris === 'string') throw new Error(byIris);
  expect(Math.abs(byIris.pupils.total.value - 63)).toBeGreaterThan(2);
  expect(byIris.pupils.total.uncertainty).toBeGreaterThan(4.5);
  const byCard = measured(face, {});
  expect(byCard.pupils.total.uncertainty).toBeLessThan(byIris.pupils.total.uncertainty / 2);
  expect(byCard.faceWidth.uncertainty).toBeLessThan(byIris.faceWidth.uncertainty);
});

test.each<[Held, Pose]>([
  [{ yaw: 20 }, {}],
  [{ pitch: 15 }, {}],
  [{ pitch: -10 }, { yaw: 5, roll: 8 }],
])(
  'TRY-14: with a card at %j and a head at %j the pupil distance is within the stated uncertainty',
  (held, head) => {
    const { pupils } = measured(faceAt(head), held, head);
    expect(Math.abs(pupils.total.value - 63)).toBeLessThan(pupils.total.uncertainty);
  },
);

test('TRY-14: with a card closer to the camera the result is less certain, because brow depth differs between people', () => {
  const near = measured(faceAt({}, 400), {}, {}, 400);
  expect(Math.abs(near.pupils.total.value - 63)).toBeLessThan(1.5);
  expect(near.uncertainty).toBeGreaterThan(measured(faceAt(), {}).uncertainty);
});

test('TRY-05, TRY-14: no pupil distance is measured if a pupil is hidden', () => {
  const face = faceAt();
  const { left, right } = face.irises;
  const hidden = { ...face, irises: { left: { ...left, clarity: 0.5 }, right } };
  expect(measureByCard(hidden, cardAt({}), CAMERA)).toBe('eye-hidden');
});

test.each<[Held, Pose]>([
  [{ at: 'nose' }, {}],
  [
    { at: 'nose', yaw: 10 },
    { pitch: 6, roll: 12 },
  ],
])('TRY-14: a card below the nose at %j with a head at %j is not measured', (held, head) => {
  expect(measureByCard(faceAt(head), cardAt(held, head), CAMERA)).toBe('at-nose');
});

test('TRY-14: a turned head, and an object too large or too small for a card, are not measured', () => {
  expect(measureByCard(faceAt({ yaw: 26 }), cardAt({}), CAMERA)).toBe('turned');
  expect(measureByCard(faceWithIrises(9.6), cardAt({}), CAMERA)).toBe('no-card');
  expect(measureByCard(faceWithIrises(14), cardAt({}), CAMERA)).toBe('no-card');
});

test.each([450, 600, 1200])(
  'TRY-14: for a file taken from %d mm, if the distance is unknown, the range includes the uncorrected value',
  (distance) => {
    const [face, pose] = [faceAt({}, distance), cardAt({}, {}, distance)];
    const [live, file] = [COMMON_OPTICS, null].map((optics) => measureByCard(face, pose, CAMERA, optics));
    if (typeof live !== 'object' || typeof file !== 'object') throw new Error('No measure');
    const { value, uncertainty } = file.pupils.total;
    expect(value).toBe(live.pupils.total.value);
    expect(uncertainty).toBeGreaterThan(live.pupils.total.uncertainty);
    const { left, right } = face.irises;
    const plain =
      (Math.hypot(left.centre.x - right.centre.x, left.centre.y - right.centre.y) * pose.centre.z) /
      CAMERA.focal;
    expect(value - plain).toBeLessThanOrEqual(uncertainty + 0.2);
  },
);

test('TRY-14: a file from a known lens is as certain as a camera with that lens', () => {
  const [face, pose] = [faceAt({}, 450), cardAt({}, {}, 450)];
  const uncertainties = [null, COMMON_OPTICS, { ...COMMON_OPTICS, uncertainty: 0.1 }].map((optics) => {
    const measures = measureByCard(face, pose, CAMERA, optics);
    if (typeof measures === 'string') throw new Error(measures);
    return measures.pupils.total.uncertainty;
  });
  const [unknown = 0, common = 0, noted = 0] = uncertainties;
  expect(common).toBeLessThan(unknown / 2);
  expect(noted).toBeLessThan(common);
});
