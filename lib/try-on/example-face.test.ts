import { distance } from '@/lib/face-measure/geometry/landmarks';
import { EXAMPLE_FACE, EXAMPLE_SCALE, EXAMPLE_WIDTH_MM } from './example-face';
import { placeFrame } from './placement';

test('TRY-02: a frame as wide as the example face is as wide in its picture, in front of the eyes', () => {
  const { front, bridge } = placeFrame(EXAMPLE_FACE, EXAMPLE_SCALE, { width: EXAMPLE_WIDTH_MM, height: 40 });
  const [upperLeft, upperRight, lowerRight] = front;
  expect(distance(upperLeft, upperRight) * EXAMPLE_SCALE.mmPerPx).toBeCloseTo(EXAMPLE_WIDTH_MM * 1.01, 0);
  expect(upperLeft.y).toBeCloseTo(upperRight.y);
  expect((upperLeft.x + upperRight.x) / 2).toBeCloseTo(540);
  expect(bridge.x).toBeCloseTo(540);
  const { right, left } = EXAMPLE_FACE.irises;
  const eyes = (right.centre.y + left.centre.y) / 2;
  expect(eyes).toBeGreaterThan(upperRight.y);
  expect(eyes).toBeLessThan((upperRight.y + lowerRight.y) / 2);
});
