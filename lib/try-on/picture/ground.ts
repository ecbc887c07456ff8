import {
  type Box,
  difference,
  differenceAt,
  floodFill,
  medianColour,
  type Pixels,
  type Rgb,
  rgbAt,
  stepBetween,
} from './pixels';

/** Minimum fraction of the picture's edge that must show the background. */
const MIN_SHARE = 0.9;

/** Maximum difference between edge colours that count as the same, since paper is never lit evenly. */
const SAME = 20;

/** A darker background is a scene, not paper. */
const MIN_LIGHT = 150;

/** How dark the background may be in a frame's soft shadow, as a factor. */
const DARKEST = 0.72;

/** How much the background may differ from its colour, on a scale of 255. */
export type GroundTolerance = {
  /** Maximum difference between neighbouring pixels; at the edge of a frame it is larger. */
  step: number;
  /** Maximum difference in colour inside a soft shadow, and maximum brightness as a factor. */
  tint: number;
  lightest: number;
  /**
   * Maximum difference inside the frame, for example between two bars of a bridge, where there is no shadow.
   */
  enclosed: number;
};

/** A photographed background. */
export const PHOTO_GROUND: GroundTolerance = { step: 9, tint: 14, lightest: 1.08, enclosed: 12 };

/** A background without noise. On it, pale rims differ no more than noise does in photos. */
export const EVEN_GROUND: GroundTolerance = { step: 3, tint: 6, lightest: 1.02, enclosed: 4 };

/** Maximum difference between neighbouring pixels of an even background, on a scale of 255. */
const MAX_NOISE = 2;

function edgeIndices({ width, height }: Pixels): number[] {
  const indices: number[] = [];
  for (let x = 0; x < width; x++) indices.push(x, (height - 1) * width + x);
  for (let y = 1; y < height - 1; y++) indices.push(y * width, y * width + width - 1);
  return indices;
}

/** The colour of a uniform, light background; null for any other picture. */
export function groundColour(picture: Pixels): Rgb | null {
  const colours = edgeIndices(picture).map((index) => rgbAt(picture, index));
  const ground = medianColour(colours);
  const same = colours.filter((colour) => difference(colour, ground) <= SAME).length;
  return Math.min(...ground) >= MIN_LIGHT && same >= MIN_SHARE * colours.length ? ground : null;
}

/**
 * Whether the picture's upper and lower edge show a background without noise, as in renderings and edited
 * photos.
 */
export function isEven(picture: Pixels): boolean {
  const { width, height } = picture;
  return [0, height - 1].every((row) => {
    for (let index = row * width + 1; index < (row + 1) * width; index++)
      if (stepBetween(picture, index, index - 1) > MAX_NOISE) return false;
    return true;
  });
}

/** Whether a pixel belongs to the background, which may be in a soft shadow. */
function isGround(picture: Pixels, index: number, ground: Rgb, { lightest, tint }: GroundTolerance): boolean {
  const { data } = picture;
  const at = 4 * index;
  const sum = (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0);
  const light = sum / (ground[0] + ground[1] + ground[2]);
  if (light < DARKEST || light > lightest) return false;
  return differenceAt(picture, index, [ground[0] * light, ground[1] * light, ground[2] * light]) <= tint;
}

/**
 * Marks the background around the subject: all pixels connected to the picture's edge without crossing an edge of the
 * subject.
 */
export function groundMask(picture: Pixels, ground: Rgb, tolerance: GroundTolerance): Uint8Array {
  return floodFill(
    picture,
    edgeIndices(picture),
    (index, from) =>
      isGround(picture, index, ground, tolerance) && stepBetween(picture, index, from) <= tolerance.step,
  );
}

/** Glints are smaller than this, in px to each side. */
const ENCLOSED_RADIUS = 3;

/** Also marks background that the subject encloses. */
export function enclosedGround(
  picture: Pixels,
  ground: Rgb,
  tolerance: GroundTolerance,
  { left, right, top, bottom }: Box,
): Uint8Array {
  const { width } = picture;
  const isSame = (index: number) => differenceAt(picture, index, ground) <= tolerance.enclosed;
  const seeds: number[] = [];
  for (let y = top + ENCLOSED_RADIUS; y <= bottom - ENCLOSED_RADIUS; y += ENCLOSED_RADIUS) {
    for (let x = left + ENCLOSED_RADIUS; x <= right - ENCLOSED_RADIUS; x += ENCLOSED_RADIUS) {
      const centre = y * width + x;
      const neighbours = [-1, 0, 1].flatMap((v) =>
        [-1, 0, 1].map((u) => centre + ENCLOSED_RADIUS * (v * width + u)),
      );
      if (neighbours.every(isSame)) seeds.push(centre);
    }
  }
  return floodFill(
    picture,
    seeds,
    (index, from) => isSame(index) && stepBetween(picture, index, from) <= tolerance.step,
  );
}
