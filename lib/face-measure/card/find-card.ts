import { type Region, toPicture } from '../detection/crop';
import { awayFrom, type CardMiss, type CardPose, poseOfCorners } from '../geometry/card-pose';
import { IRIS_MM } from '../geometry/face-measures';
import { headPose } from '../geometry/head-pose';
import { type Face, middle, type Point } from '../geometry/landmarks';
import { type Camera, cameraOf, type Optics } from '../geometry/projection';
import { type Candidate, cardCandidates, showsHalf, type Zone } from './card-candidates';
import { FINE, type FittedCard, fitCard, type LightPatch, ROUGH } from './card-edges';
import { type Gradients, gradientsOf } from './edge-map';

/** Reads a square of the picture in `size` by `size` pixels: red, green and blue of each, 0 to 1. */
export type ReadRegion = (region: Region, size: number) => Float32Array;

type PictureSize = { width: number; height: number };

/** A card is closer to the camera than the eyes, by about this factor. */
const NEARER = 1.05;

/** The square around the eyes that is searched for a card, in mm of the card's plane and in px. */
const SEARCH = 270;

/**
 * Where a card's middle may be relative to the point between the eyes, in mm: in front of the forehead, and
 * below the nose.
 */
const ZONES: readonly Zone[] = [
  { left: -26, right: 26, top: -98, bottom: -32 },
  { left: -26, right: 26, top: 48, bottom: 106 },
];

/**
 * Size of the part of a zone that is read at the picture's own resolution, in mm. More px would add no
 * detail.
 */
const CLOSE_UP_MM = 170;
const MAX_CLOSE_UP = 640;

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** The light in a square, at the picture's resolution. */
function readCloseUp(read: ReadRegion, centre: Point, mmPerPx: number): LightPatch {
  const side = CLOSE_UP_MM / mmPerPx;
  const size = Math.min(MAX_CLOSE_UP, Math.round(side));
  const scale = size / side;
  return {
    values: read({ centre, side, angle: 0 }, size).map(toLinear),
    size,
    // The middle of the first pixel is half a pixel from the edge.
    toPatch: ({ x, y }) => ({
      x: (x - centre.x + side / 2) * scale - 0.5,
      y: (y - centre.y + side / 2) * scale - 0.5,
    }),
    pxPerMm: scale / mmPerPx,
  };
}

function cornersIn({ angle, x, y, width, height }: Candidate, region: Region) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const corner = (right: number, down: number) => {
    const [u, v] = [(right * width) / 2, (down * height) / 2];
    return toPicture(region, 0.5 + (x + u * cos - v * sin) / SEARCH, 0.5 + (y + u * sin + v * cos) / SEARCH);
  };
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)] as const;
}

/**
 * How much of a card's outline is visible: the weakest side, the mean of the sides, and the round corners,
 * added up.
 */
const seenShare = ({ sides, corners }: FittedCard): number =>
  Math.min(...sides) + sides.reduce((sum, share) => sum + share, 0) / 4 + corners;

const bySeenShare = (a: FittedCard, b: FittedCard) => seenShare(b) - seenShare(a);

/** How many candidates of a zone are examined more closely. */
const CLOSER = 8;

/** Minimum scores of a card with fingers over one or two sides; hair, lips and collars score lower. */
const SEEN = { side: 0.3, sides: 0.68, corners: 0.7, sidesAndCorners: 1.55, missMm: 0.2 } as const;

const isCard = ({ sides, corners, miss }: FittedCard): boolean => {
  const mean = sides.reduce((sum, share) => sum + share, 0) / 4;
  return (
    Math.min(...sides) >= SEEN.side &&
    mean >= SEEN.sides &&
    corners >= SEEN.corners &&
    mean + corners >= SEEN.sidesAndCorners &&
    miss <= SEEN.missMm
  );
};

/** Hair, lips and collars score lower than this; a card partly covered by hair scores higher. */
const PART_SEEN = 1.3;

/** Beyond this angle, the edges of a card are harder to see; in degrees. */
const LEANING = 16;

/** Why none of the candidates counts as a card. */
function missOf(best: FittedCard | undefined, { gradients }: Search): CardMiss {
  if (best !== undefined && seenShare(best) >= PART_SEEN) {
    const lean = (Math.acos(Math.min(1, awayFrom(best.pose).z)) * 180) / Math.PI;
    return lean > LEANING ? 'leaning-card' : 'part-of-card';
  }
  return ZONES.some((zone) => showsHalf(gradients, zone)) ? 'part-of-card' : 'no-card';
}

/** The area that is searched: a square around the eyes with 1 mm per px. */
type Search = { region: Region; mmPerPx: number; gradients: Gradients };

function searchAround(read: ReadRegion, face: Face): Search {
  const { left, right } = face.irises;
  const mmPerPx = (2 * IRIS_MM) / (left.diameter + right.diameter) / NEARER;
  const pose = headPose(face);
  const region: Region = {
    centre: middle(left.centre, right.centre),
    side: SEARCH / mmPerPx,
    angle: Math.atan2(pose.left.y, pose.left.x),
  };
  return { region, mmPerPx, gradients: gradientsOf({ values: read(region, SEARCH), size: SEARCH }) };
}

/** Fits every candidate to the picture. */
function fittedCards(read: ReadRegion, { region, mmPerPx, gradients }: Search, camera: Camera): FittedCard[] {
  return ZONES.flatMap((zone) => {
    const candidates = cardCandidates(gradients, zone);
    if (candidates.length === 0) return [];
    const [x, y] = [(zone.left + zone.right) / 2, (zone.top + zone.bottom) / 2];
    const closeUp = readCloseUp(read, toPicture(region, 0.5 + x / SEARCH, 0.5 + y / SEARCH), mmPerPx);
    return candidates
      .map((candidate) =>
        fitCard(closeUp, poseOfCorners(cornersIn(candidate, region), camera), camera, ROUGH),
      )
      .sort(bySeenShare)
      .slice(0, CLOSER)
      .map(({ pose: rough }) => fitCard(closeUp, rough, camera, FINE));
  });
}

/**
 * The card held at a face, or the reason why none is recognised with enough confidence.
 * @param optics of the picture's camera, if known
 */
export function findCard(
  read: ReadRegion,
  face: Face,
  picture: PictureSize,
  optics?: Optics,
): CardPose | CardMiss {
  const search = searchAround(read, face);
  const fitted = fittedCards(read, search, cameraOf(picture, optics)).sort(bySeenShare);
  return fitted.find(isCard)?.pose ?? missOf(fitted[0], search);
}
