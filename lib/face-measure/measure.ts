import { findCard } from './card/find-card';
import { readRegion, UNSIGNED } from './detection/crop';
import { loadFaceModel } from './detection/face-model';
import { type CardProblem, measureByCard } from './geometry/card-measures';
import { type FaceMeasures, type FaceProblem, measureFace } from './geometry/face-measures';
import type { Face } from './geometry/landmarks';
import { COMMON_OPTICS, cameraOf, type Optics } from './geometry/projection';

/** A face in px of its image, and its measures in mm with their uncertainties, or why it cannot be measured. */
export type MeasuredFace<Problem = FaceProblem> = { face: Face; measures: FaceMeasures | Problem };

export type FaceMeasurer = {
  /**
   * Measures a face by its irises, whose width hardly differs between people. Null if the image shows no face.
   * `isVideo`: the image follows the previous one, so the face is searched near its last position and measured less
   * exactly.
   */
  measure(image: ImageBitmap, options?: { isVideo?: boolean }): Promise<MeasuredFace | null>;
  /**
   * Measures a face by a bank card held at the forehead, which is several times more exact.
   * @param optics of the camera; null for an image that may be cropped or from any lens
   */
  measureWithCard(image: ImageBitmap, optics?: Optics | null): Promise<MeasuredFace<CardProblem> | null>;
};

/**
 * Loads the models and returns the functions that measure images with them, in a page or a worker.
 * @param files address of the folder with the models and WebAssembly, with a trailing slash
 * @throws if a file cannot be loaded or the browser has no WebAssembly
 */
export async function loadFaceMeasurer(files: string): Promise<FaceMeasurer> {
  const findFace = await loadFaceModel(files);
  return {
    async measure(image, options) {
      const face = await findFace(image, options);
      return face && { face, measures: measureFace(face, Math.max(image.width, image.height)) };
    },
    async measureWithCard(image, optics = COMMON_OPTICS) {
      const face = await findFace(image);
      if (face === null) return null;
      const assumed = optics ?? COMMON_OPTICS;
      const card = findCard(
        (region, size) => readRegion(image, region, size, UNSIGNED),
        face,
        image,
        assumed,
      );
      const measures =
        typeof card === 'string' ? card : measureByCard(face, card, cameraOf(image, assumed), optics);
      return { face, measures };
    },
  };
}
