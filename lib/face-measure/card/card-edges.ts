import { CARD, type CardPose, fitPose, missOf, type SeenEdge, seenAt } from '../geometry/card-pose';
import type { Point } from '../geometry/landmarks';
import type { Camera } from '../geometry/projection';

// Jest looks up globals slowly, and these are called a million times per picture.
const { abs, ceil, exp, floor, max, min, sqrt } = Math;

/**
 * Light in a part of a picture (linear red, green and blue), and the mapping from the picture's pixels to its
 * own.
 */
export type LightPatch = {
  values: Float32Array;
  size: number;
  toPatch: (point: Point) => Point;
  pxPerMm: number;
};

/** Where on the outline a point of the card is: top, right, bottom, left, or a round corner. */
type Part = 0 | 1 | 2 | 3 | 'corner';

type OutlinePoint = { at: Point; outwards: Point; side: Part };

/** Distance between points of a side, and of its first and last point from the corners, in mm. */
const STEP_MM = 1.5;
const MARGIN_MM = CARD.corner + 1;

/** Points of a round corner, in radians from the long side. */
const ARC = [0.3, 0.5, 0.68, 0.89, 1.07, 1.27];

const OUTLINE: readonly OutlinePoint[] = (() => {
  const [w, h] = [CARD.width / 2, CARD.height / 2];
  const points: OutlinePoint[] = [];
  for (let x = MARGIN_MM - w; x <= w - MARGIN_MM; x += STEP_MM) {
    points.push({ at: { x, y: -h }, outwards: { x: 0, y: -1 }, side: 0 });
    points.push({ at: { x, y: h }, outwards: { x: 0, y: 1 }, side: 2 });
  }
  for (let y = MARGIN_MM - h; y <= h - MARGIN_MM; y += STEP_MM) {
    points.push({ at: { x: w, y }, outwards: { x: 1, y: 0 }, side: 1 });
    points.push({ at: { x: -w, y }, outwards: { x: -1, y: 0 }, side: 3 });
  }
  for (const [x, y] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    for (const angle of ARC) {
      const outwards = { x: x * Math.cos(angle), y: y * Math.sin(angle) };
      const at = {
        x: x * (w - CARD.corner) + CARD.corner * outwards.x,
        y: y * (h - CARD.corner) + CARD.corner * outwards.y,
      };
      points.push({ at, outwards, side: 'corner' });
    }
  }
  return points;
})();

/**
 * How far from its expected position an edge is searched for, in mm, in each round; and the interval between
 * the outline points that are used.
 */
type Effort = { reachesMm: readonly number[]; every: number };

/** ROUGH is for many candidates, the other for the few that remain. */
export const ROUGH: Effort = { reachesMm: [3.5, 2.6, 1.8, 1.2], every: 3 };
export const FINE: Effort = { reachesMm: [1.6, 1.2, 0.9, 0.7, 0.7], every: 1 };

/** Edges within this distance belong to the card, in mm. */
const LAST_REACH_MM = 0.7;

/** Offsets of parallel rays that are averaged to reduce noise, in mm along the edge. */
const RAYS_MM = [-0.6, 0, 0.6];

/** Samples of a ray per pixel of the patch. */
const DENSITY = 2;

/** At an edge, the light changes by more than this fraction per px. */
const MIN_CONTRAST = 0.06;
/** Minimum light, which even a dark picture has; 0 to 1. */
const DARK = 0.01;

function sample({ values, size }: LightPatch, x: number, y: number, into: Float64Array, at: number) {
  const left = max(0, min(size - 2, floor(x)));
  const top = max(0, min(size - 2, floor(y)));
  const [u, v] = [max(0, min(1, x - left)), max(0, min(1, y - top))];
  const upper = 3 * (top * size + left);
  const lower = upper + 3 * size;
  for (let channel = 0; channel < 3; channel++) {
    const above = (1 - u) * (values[upper + channel] ?? 0) + u * (values[upper + 3 + channel] ?? 0);
    const below = (1 - u) * (values[lower + channel] ?? 0) + u * (values[lower + 3 + channel] ?? 0);
    into[at + channel] = (into[at + channel] ?? 0) + (1 - v) * above + v * below;
  }
}

/** Relative change of the light along a line across an edge, for each sample. */
function changesAcross(patch: LightPatch, middle: Point, across: Point, reach: number): Float64Array {
  const count = 2 * ceil(reach * DENSITY) + 1;
  const light = new Float64Array(3 * (count + 2 * DENSITY));
  for (const ray of RAYS_MM) {
    const shift = ray * patch.pxPerMm;
    const [startX, startY] = [middle.x - across.y * shift, middle.y + across.x * shift];
    for (let index = 0; index < light.length / 3; index++) {
      const t = (index - (count - 1) / 2 - DENSITY) / DENSITY;
      sample(patch, startX + t * across.x, startY + t * across.y, light, 3 * index);
    }
  }
  return Float64Array.from({ length: count }, (_, index) => {
    let change = 0;
    let total = 0;
    for (let channel = 0; channel < 3; channel++) {
      const before = light[3 * index + channel] ?? 0;
      const after = light[3 * (index + 2 * DENSITY) + channel] ?? 0;
      change += (after - before) ** 2;
      total += before + after;
    }
    return sqrt(change) / (total / 3 + 2 * DARK * RAYS_MM.length);
  });
}

/**
 * An edge must exceed the median change along the line by this factor. That change comes from noise, hair or
 * print.
 */
const ABOVE_MIDDLING = 2;

/** Position of the edge on the line, in px from its middle; null if there is none within `reach`. */
function edgeOn(changes: Float64Array, reach: number): number | null {
  const middle = (changes.length - 1) / 2;
  const middling = changes.slice().sort()[middle] ?? 0;
  const least = max(MIN_CONTRAST, ABOVE_MIDDLING * middling);
  const first = max(1, ceil(middle - reach * DENSITY));
  const last = min(changes.length - 2, middle + reach * DENSITY);
  let best = -1;
  let most = 0;
  for (let index = first; index <= last; index++) {
    const here = changes[index] ?? 0;
    if (here < least || here < (changes[index - 1] ?? 0) || here < (changes[index + 1] ?? 0)) continue;
    const far = (index - middle) / DENSITY / reach;
    const merit = min(here, 2 * least) * exp(-far * far);
    if (merit <= most) continue;
    most = merit;
    best = index;
  }
  if (best < 0) return null;
  const [before, here, after] = [changes[best - 1] ?? 0, changes[best] ?? 0, changes[best + 1] ?? 0];
  const bend = before - 2 * here + after;
  const shift = bend === 0 ? 0 : (before - after) / (2 * bend);
  return (best + shift - middle) / DENSITY;
}

/** Length of the line on which an edge must stand out, in mm to each side. */
const LINE_MM = 3.5;

/** The edges found in the picture near the outline of a card in that pose. */
function edgesNear(patch: LightPatch, pose: CardPose, camera: Camera, reachMm: number, every: number) {
  return OUTLINE.filter((_, index) => index % every === 0).map(({ at, outwards, side }) => {
    const here = seenAt(pose, camera, at);
    const there = seenAt(pose, camera, { x: at.x + outwards.x, y: at.y + outwards.y });
    const [from, to] = [patch.toPatch(here), patch.toPatch(there)];
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const line = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
    const changes = changesAcross(patch, from, line, LINE_MM * patch.pxPerMm);
    const offset = edgeOn(changes, reachMm * patch.pxPerMm);
    if (offset === null) return { side, edge: null };
    const own = Math.hypot(there.x - here.x, there.y - here.y);
    const across = { x: (there.x - here.x) / own, y: (there.y - here.y) / own };
    const away = (offset * own) / length;
    const seen = { x: here.x + away * across.x, y: here.y + away * across.y };
    return { side, edge: { at, seen, across, weight: 1 } satisfies SeenEdge };
  });
}

/** A card in the pose that matches the edges of a picture best. */
export type FittedCard = {
  pose: CardPose;
  /** The visible share of each side: top, right, bottom, left. */
  sides: [number, number, number, number];
  /** The visible fraction of the round corners. */
  corners: number;
  /** Distance between the edges that were found and those of the card, in mm: root mean square. */
  miss: number;
};

/** An edge whose distance exceeds this multiple of the median belongs to something else. */
const OUTLIER = 3;

/** Edges at most this far from the outline belong to the card, in mm. */
const NEAR_MM = 0.5;

/** Fits a card to the edges near its outline, starting from an approximate pose. */
export function fitCard(patch: LightPatch, start: CardPose, camera: Camera, effort: Effort): FittedCard {
  const { reachesMm, every } = effort;
  let pose = start;
  const mmPerPx = () => pose.centre.z / camera.focal;
  for (const reach of reachesMm) {
    const edges = edgesNear(patch, pose, camera, reach, every).flatMap(({ edge }) => edge ?? []);
    const misses = edges.map((edge) => abs(missOf(pose, camera, edge))).sort((a, b) => a - b);
    const limit = max(0.25 / mmPerPx(), OUTLIER * (misses[floor(misses.length / 2)] ?? 0));
    const weighed = edges.map((edge) => {
      const share = missOf(pose, camera, edge) / limit;
      return { ...edge, weight: abs(share) < 1 ? (1 - share * share) ** 2 : 0 };
    });
    pose = fitPose(pose, camera, weighed);
  }
  const last = edgesNear(patch, pose, camera, LAST_REACH_MM, every);
  const misses = last.map(({ side, edge }) => ({
    side,
    miss: edge ? missOf(pose, camera, edge) * mmPerPx() : Number.POSITIVE_INFINITY,
  }));
  const isNear = ({ miss }: { miss: number }) => abs(miss) <= NEAR_MM;
  const share = (part: Part) => {
    const own = misses.filter(({ side }) => side === part);
    return own.filter(isNear).length / own.length;
  };
  const near = misses.filter(isNear);
  return {
    pose,
    sides: [share(0), share(1), share(2), share(3)],
    corners: share('corner'),
    miss: sqrt(near.reduce((sum, { miss }) => sum + miss * miss, 0) / max(1, near.length)),
  };
}
