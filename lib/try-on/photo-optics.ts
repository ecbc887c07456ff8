import { load } from 'exifreader';
import type { Optics } from './geometry/projection';

/** The diagonal of a picture on 35 mm film, in mm, to which equivalent focal lengths refer. */
const FILM_DIAGONAL_MM = Math.hypot(36, 24);

/** Shapes of phone and camera sensors; pictures of other shapes are cropped. */
const SENSOR_SHAPES = [4 / 3, 3 / 2];

/**
 * Rounding to whole millimetres, manufacturers that confuse width and diagonal, and corrected lenses: two standard
 * deviations.
 */
const UNCERTAINTY = 0.1;

const isNear = (value: number, other: number) => Math.abs(value / other - 1) < 0.01;

/** The long side of a picture as a multiple of its short one. */
const shapeOf = (width: number, height: number) => Math.max(width, height) / Math.min(width, height);

/**
 * The lens of a photo, from the camera's data in the file (TRY-14). Null for a photo without these data, and for one
 * that was visibly cropped or enlarged since.
 * @param size of the decoded picture in px
 */
export async function readPhotoOptics(
  file: File,
  { width, height }: { width: number; height: number },
): Promise<Optics | null> {
  const { exif } = await load(await file.arrayBuffer(), { expanded: true, includeTags: { exif: true } });
  const film = exif?.FocalLengthIn35mmFilm?.value ?? 0;
  const [zoom, unit] = exif?.DigitalZoomRatio?.value ?? [0, 1];
  const shape = shapeOf(width, height);
  const noted = shapeOf(exif?.PixelXDimension?.value ?? 0, exif?.PixelYDimension?.value ?? 0);
  const isWhole = isNear(noted, shape) && SENSOR_SHAPES.some((whole) => isNear(whole, shape));
  if (!(film > 0) || !isWhole || zoom / unit > 1) return null;
  return {
    focalLength: (film * Math.hypot(shape, 1)) / (FILM_DIAGONAL_MM * shape),
    uncertainty: UNCERTAINTY,
  };
}
