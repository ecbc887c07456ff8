import { toPicture } from '../detection/crop';
import { CARD, type CardPose } from '../geometry/card-pose';
import { cameraOf, homographyOfRectangle, invert, project } from '../geometry/projection';
import { cornersOf, faceAt, PICTURE } from '../testing';
import { findCard, type ReadRegion } from './find-card';

const CAMERA = cameraOf(PICTURE);
const FACE = faceAt({}, 700);

// Jest looks up globals slowly, and these are called a million times.
const { abs, hypot } = Math;

type Rgb = readonly [number, number, number];
const SKIN: Rgb = [0.7, 0.55, 0.45];

/**
 * A card in front of the forehead of that face, rotated in the picture (roll) and out of it (yaw), in degrees.
 */
function poseAt({ roll = 0, yaw = 0 } = {}): CardPose {
  const [a, b] = [(roll * Math.PI) / 180, (yaw * Math.PI) / 180];
  return {
    centre: { x: 3, y: -120, z: 610 },
    right: { x: Math.cos(a) * Math.cos(b), y: Math.sin(a) * Math.cos(b), z: Math.sin(b) },
    down: { x: -Math.sin(a), y: Math.cos(a), z: 0 },
  };
}

/** Whether a point, in mm from the upper left corner, is on the card, taking its round corners into account. */
function isOnCard(x: number, y: number): boolean {
  const [dx, dy] = [abs(x - CARD.width / 2), abs(y - CARD.height / 2)];
  if (dx > CARD.width / 2 || dy > CARD.height / 2) return false;
  const [cx, cy] = [dx - CARD.width / 2 + CARD.corner, dy - CARD.height / 2 + CARD.corner];
  return cx < 0 || cy < 0 || hypot(cx, cy) < CARD.corner;
}

type Scene = { pose: CardPose; colour?: Rgb; isHidden?: (x: number, y: number) => boolean; width?: number };

/** A picture of skin with a card that has a stripe; border pixels mix both colours. */
function pictureOf({ pose, colour = [0.1, 0.2, 0.5], isHidden = () => false, width = 1 }: Scene): ReadRegion {
  const map = invert(homographyOfRectangle(CARD.width, CARD.height, cornersOf(pose, CAMERA)));
  const colourAt = (x: number, y: number): Rgb => {
    const point = project(map, { x, y });
    const across = (point.x - CARD.width / 2) / width + CARD.width / 2;
    if (!isOnCard(across, point.y) || isHidden(across, point.y)) return SKIN;
    return point.y > 4 && point.y < 16.7 ? [0.05, 0.05, 0.05] : colour;
  };
  return (region, size) => {
    const values = new Float32Array(3 * size * size);
    const [origin, right, down] = [toPicture(region, 0, 0), toPicture(region, 1, 0), toPicture(region, 0, 1)];
    for (let sample = 0; sample < 4 * size * size; sample++) {
      const [row, column] = [(sample / (2 * size)) | 0, sample % (2 * size)];
      const [u, v] = [(column + 0.5) / (2 * size), (row + 0.5) / (2 * size)];
      const x = origin.x + u * (right.x - origin.x) + v * (down.x - origin.x);
      const y = origin.y + u * (right.y - origin.y) + v * (down.y - origin.y);
      const seen = colourAt(x, y);
      const at = 3 * ((row >> 1) * size + (column >> 1));
      for (let channel = 0; channel < 3; channel++)
        values[at + channel] = (values[at + channel] ?? 0) + (seen[channel] ?? 0) / 4;
    }
    return values;
  };
}

const find = (scene: Scene) => findCard(pictureOf(scene), FACE, PICTURE);

/** The distance from the camera at which the card is found. */
function distanceOf(scene: Scene): number {
  const found = find(scene);
  if (typeof found === 'string') throw new Error(found);
  return found.centre.z;
}

test.each([{}, { roll: 9 }, { roll: -14, yaw: 10 }])(
  'TRY-14: a card at %j is found, with its distance within 0.5 %%',
  (turn) => {
    const pose = poseAt(turn);
    expect(Math.abs(distanceOf({ pose }) / pose.centre.z - 1)).toBeLessThan(0.005);
  },
);

test('TRY-14: a finger on the edge of a white card does not change the result', () => {
  const distance = distanceOf({
    pose: poseAt({ roll: 4 }),
    colour: [0.93, 0.93, 0.92],
    isHidden: (x, y) => x > CARD.width - 12 && abs(y - CARD.height / 2) < 8,
  });
  expect(Math.abs(distance / 610 - 1)).toBeLessThan(0.005);
});

test('TRY-14: no card, half a card and another shape have no result', () => {
  const pose = poseAt({});
  expect(find({ pose, isHidden: () => true })).toBe('no-card');
  expect(find({ pose, isHidden: (x) => x > CARD.width / 2 })).toBe('part-of-card');
  expect(typeof find({ pose, width: 1.25 })).toBe('string');
});

test('TRY-14: a card that is tilted too far is reported as such', () => {
  expect(find({ pose: poseAt({ yaw: 36 }) })).toBe('leaning-card');
});
