import { CAMERA, cornersOf } from '../testing';
import { awayFrom, CARD, type CardPose, fitPose, poseOfCorners, seenAt } from './card-pose';
import { dot } from './head-pose';

/** A rotated card, with yaw, pitch and roll in degrees. */
function cardAt({ yaw = 0, pitch = 0, roll = 0 }): CardPose {
  const [a, b, c] = [yaw, pitch, roll].map((angle) => (angle * Math.PI) / 180) as [number, number, number];
  const turn = ({ x, y, z }: { x: number; y: number; z: number }) => {
    const [x1, z1] = [x * Math.cos(a) - z * Math.sin(a), x * Math.sin(a) + z * Math.cos(a)];
    const [y2, z2] = [y * Math.cos(b) - z1 * Math.sin(b), y * Math.sin(b) + z1 * Math.cos(b)];
    return { x: x1 * Math.cos(c) - y2 * Math.sin(c), y: x1 * Math.sin(c) + y2 * Math.cos(c), z: z2 };
  };
  return {
    centre: { x: 12, y: -60, z: 470 },
    right: turn({ x: 1, y: 0, z: 0 }),
    down: turn({ x: 0, y: 1, z: 0 }),
  };
}

const POSES = [{}, { yaw: 20 }, { pitch: -20 }, { roll: 15 }, { yaw: -12, pitch: 9, roll: -8 }];

test.each(POSES)('TRY-14: the pose of a card is computed from its corners at %j', (turn) => {
  const pose = cardAt(turn);
  const found = poseOfCorners(cornersOf(pose, CAMERA), CAMERA);
  expect(Math.abs(found.centre.z - 470)).toBeLessThan(0.01);
  expect(dot(found.right, pose.right)).toBeCloseTo(1, 6);
  expect(dot(awayFrom(found), awayFrom(pose))).toBeCloseTo(1, 6);
});

test('TRY-14: corners on one line are rejected', () => {
  const line = { x: 3, y: 3 };
  expect(() => poseOfCorners([line, line, line, line], CAMERA)).toThrow(RangeError);
});

/** The edges of a card in a picture, without points hidden by a finger. */
function edgesOf(pose: CardPose, isHidden = (_x: number, _y: number) => false) {
  const [w, h] = [CARD.width / 2, CARD.height / 2];
  const along = [-0.8, -0.4, 0, 0.4, 0.8];
  const outline = along.flatMap((share) => [
    { at: { x: share * w, y: -h }, across: { x: 0, y: 1 } },
    { at: { x: share * w, y: h }, across: { x: 0, y: 1 } },
    { at: { x: -w, y: share * h }, across: { x: 1, y: 0 } },
    { at: { x: w, y: share * h }, across: { x: 1, y: 0 } },
  ]);
  return outline
    .filter(({ at }) => !isHidden(at.x, at.y))
    .map(({ at, across }) => ({ at, across, seen: seenAt(pose, CAMERA, at), weight: 1 }));
}

test('TRY-14: edge points, which are exact only across the edge, determine the pose as well with a finger on the card', () => {
  const pose = cardAt({ yaw: 7, pitch: -9, roll: 4 });
  for (const isHidden of [() => false, (x: number, y: number) => x > 40 && Math.abs(y) < 14]) {
    let found = cardAt({ yaw: 2, pitch: -3 });
    for (let step = 0; step < 12; step++) found = fitPose(found, CAMERA, edgesOf(pose, isHidden));
    expect(Math.abs(found.centre.z - pose.centre.z)).toBeLessThan(0.2);
    expect(dot(awayFrom(found), awayFrom(pose))).toBeGreaterThan(0.9999);
  }
});

test('TRY-14: with too few edge points the pose is unchanged', () => {
  const pose = cardAt({});
  expect(fitPose(pose, CAMERA, edgesOf(cardAt({ yaw: 9 })).slice(0, 2))).toEqual(pose);
});
