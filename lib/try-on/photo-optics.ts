import { load } from 'exifreader';
import type { Optics } from '@/lib/face-measure/geometry/projection';

/** Diagonal of a picture on 35 mm film, in mm; equivalent focal lengths refer to it. */
const FILM_DIAGONAL_MM = Math.hypot(36, 24);

/** Aspect ratios of phone and camera sensors. A picture with another ratio is cropped. */
const SENSOR_SHAPES = [4 / 3, 3 / 2];

/**
 * Two standard deviations. The causes are rounding to whole millimetres, manufacturers that confuse width and
 * diagonal, and corrected lenses.
 */
const UNCERTAINTY = 0.1;

const isNear = (value: number, other: number) => Math.abs(value / other - 1) < 0.01;

/** The long side of a picture as a multiple of its short side. */
const shapeOf = (width: number, height: number) => Math.max(width, height) / Math.min(width, height);

/**
 * The lens with which a photo was taken, from the camera's data in the file (TRY-14). Null for a photo
 * without these data, and for one that was visibly cropped or enlarged afterwards.
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
