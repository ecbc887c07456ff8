import { type CardReading, combineReadings, WANTED_READINGS } from '@/lib/face-measure/card/card-readings';
import type { CardProblem } from '@/lib/face-measure/geometry/card-measures';
import type { Measure } from '@/lib/face-measure/geometry/face-measures';
import { COMMON_OPTICS, type Optics } from '@/lib/face-measure/geometry/projection';
import { measureFaceWithCard } from './worker-client';

/** Result of the last picture, and the number of readings so far. */
export type CardProgress = { count: number; problem: ReadingProblem | null };

type Live = { video: HTMLVideoElement; signal: AbortSignal; onProgress: (progress: CardProgress) => void };

/**
 * Reads the card in a camera's pictures until enough readings agree. Null if `signal` is aborted first.
 * @throws Error as `readCard`
 */
export async function readLiveCard({ video, signal, onProgress }: Live): Promise<Measure | null> {
  const readings: CardReading[] = [];
  while (!signal.aborted) {
    const reading = await readCard(await createImageBitmap(video));
    if (signal.aborted) return null;
    const problem = typeof reading === 'string' ? reading : null;
    if (typeof reading !== 'string') readings.push(reading);
    onProgress({ count: readings.length, problem });
    if (readings.length < WANTED_READINGS) continue;
    const combined = combineReadings(readings);
    if (combined !== null) return combined;
    // The card or the head moved, but further readings may agree.
    readings.shift();
  }
  return null;
}

/** Why a picture yields no reading. */
export type ReadingProblem = CardProblem | 'no-face';

/**
 * Reads the pupillary distance from a picture of a face with a card. The picture is transferred.
 * @param optics of the camera; null for a picture that may be cropped or from any lens
 * @throws Error if the worker or its models cannot be loaded
 */
export async function readCard(
  picture: ImageBitmap,
  optics: Optics | null = COMMON_OPTICS,
): Promise<CardReading | ReadingProblem> {
  const found = await measureFaceWithCard(picture, optics);
  if (found === null) return 'no-face';
  return typeof found.measures === 'string' ? found.measures : found.measures.pupils.total;
}
