import { type FaceMeasures, measureFace } from '@/lib/face-measure/geometry/face-measures';
import { faceAt, PICTURE, POSES, projectPoint } from '@/lib/face-measure/testing';
import { placeFrame } from './placement';

function measured(...pose: Parameters<typeof faceAt>): FaceMeasures {
  const measures = measureFace(faceAt(...pose), PICTURE.height);
  if (typeof measures === 'string') throw new Error(measures);
  return measures;
}

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
  const heightAt = (top: number, bottom: number) => Math.abs((front[bottom]?.y ?? 0) - (front[top]?.y ?? 0));
  expect(heightAt(0, 3)).toBeGreaterThan(heightAt(1, 2));
});
