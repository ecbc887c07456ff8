import { measureFace } from '@/lib/face-measure/geometry/face-measures';
import { faceAt } from '@/lib/face-measure/testing';
import { pupilHeights } from './pupil-heights';

const LENS_HEIGHT = 40;

function heightsOf(face: ReturnType<typeof faceAt>) {
  const measures = measureFace(face, 1600);
  if (typeof measures === 'string') throw new Error(measures);
  return pupilHeights(face, measures, LENS_HEIGHT);
}

/** The same face with the left pupil lower by this many mm. */
function withLowerLeft(mm: number, pose: Parameters<typeof faceAt>[0] = {}) {
  const face = faceAt(pose);
  const { left, right } = face.irises;
  const pxPerMm = (left.diameter + right.diameter) / 2 / 11.7;
  const roll = ((pose?.roll ?? 0) * Math.PI) / 180;
  const centre = {
    x: left.centre.x - mm * pxPerMm * Math.sin(roll),
    y: left.centre.y + mm * pxPerMm * Math.cos(roll),
  };
  return { ...face, irises: { right, left: { ...left, centre } } };
}

test('TRY-16: with level eyes both pupil heights match the drawn frame', () => {
  const { left, right } = heightsOf(faceAt());
  expect(left.value).toBeCloseTo(22.5, 1);
  expect(right.value).toBeCloseTo(22.5, 1);
  expect(left.uncertainty).toBeCloseTo(4, 1);
});

test.each([0, 8, -15])(
  'TRY-16: the height of a pupil that is 3 mm lower is 3 mm smaller, even with a head tilted by %s degrees',
  (roll) => {
    const { left, right } = heightsOf(withLowerLeft(3, { roll }));
    expect(right.value - left.value).toBeCloseTo(3, 0);
    expect((right.value + left.value) / 2).toBeCloseTo(22.5, 1);
  },
);
