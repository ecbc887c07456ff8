import { decodeFace, eyeAngle, eyeRegion, faceRegion } from './decode-face';

/** The detector's output for one face in cell 8, 5 of the finer grid, in px of its input. */
function outputs({ score = 3, eyes = [-20, -10, 20, -10] } = {}) {
  const scores = new Float32Array(512).fill(-9);
  const boxes = new Float32Array(512 * 16);
  const index = 2 * (5 * 16 + 8);
  scores[index] = score;
  boxes.set([0, 4, 80, 90, ...eyes], index * 16);
  return [
    { scores, boxes },
    { scores: new Float32Array(384).fill(-9), boxes: new Float32Array(384 * 16) },
  ];
}

/** A picture of 512 px, which the detector receives at half its size. */
const INPUT = { centre: { x: 256, y: 256 }, side: 512, angle: 0 };

test('TRY-06: the most confident box becomes the face region, in pixels of the picture', () => {
  const region = decodeFace(outputs(), INPUT);
  expect(region?.centre.x).toBeCloseTo(2 * 16 * 8.5);
  expect(region?.centre.y).toBeCloseTo(2 * (16 * 5.5 + 4));
  expect(region?.side).toBeCloseTo(2 * 90 * 1.5);
  expect(region?.angle).toBeCloseTo(0);
  expect(decodeFace(outputs({ eyes: [-20, -20, 20, 20] }), INPUT)?.angle).toBeCloseTo(Math.PI / 4);
});

test('TRY-05: without a confident box there is no face', () => {
  expect(decodeFace(outputs({ score: -1 }), INPUT)).toBeNull();
});

test('TRY-06: the face region contains the mesh and is rotated like the eyes', () => {
  const mesh = [
    { x: 100, y: 100 },
    { x: 300, y: 100 },
    { x: 300, y: 340 },
    { x: 100, y: 340 },
  ];
  const region = faceRegion(mesh, { x: 150, y: 180 }, { x: 250, y: 180 });
  expect(region).toMatchObject({ centre: { x: 200, y: 220 }, side: 360 });
  expect(eyeAngle({ x: 0, y: 0 }, { x: 0, y: 5 })).toBeCloseTo(Math.PI / 2);
});

test('TRY-06: the iris model receives both eyes upright, with the left eye mirrored into a right one', () => {
  const right = eyeRegion({ x: 180, y: 200 }, { x: 140, y: 200 }, 'right');
  const left = eyeRegion({ x: 220, y: 200 }, { x: 260, y: 200 }, 'left');
  expect(right).toMatchObject({ centre: { x: 160, y: 200 }, mirrored: false });
  expect(left).toMatchObject({ centre: { x: 240, y: 200 }, mirrored: true });
  expect(left.side).toBe(right.side);
  expect(right.angle).toBeCloseTo(0);
});
