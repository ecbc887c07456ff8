import type { CardReading } from './card/card-readings';
import { cameraOf } from './geometry/camera';
import { type CardProblem, measureByCard } from './geometry/card-measures';
import { findFaceWithCard } from './worker-client';

/** Why a picture gives no reading. */
export type ReadingProblem = CardProblem | 'no-face';

/**
 * Reads the distance of the pupils from a picture of a face with a card at it. The picture is given away.
 * @throws Error when the worker or its models cannot be had
 */
export async function readCard(picture: ImageBitmap): Promise<CardReading | ReadingProblem> {
  const camera = cameraOf(picture);
  const found = await findFaceWithCard(picture);
  if (found === null) return 'no-face';
  if (found.card === null) return 'no-card';
  const measures = measureByCard(found.face, found.card, camera);
  return typeof measures === 'string' ? measures : measures.pupils.total;
}
