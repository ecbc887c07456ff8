import { type CardReading, combineReadings, WANTED_READINGS } from './card/card-readings';
import type { Measure } from './geometry/face-measures';
import { type ReadingProblem, readCard } from './measure-card';

/** What the last picture gave, and how many readings there are. */
export type CardProgress = { count: number; problem: ReadingProblem | null };

type Live = { video: HTMLVideoElement; signal: AbortSignal; onProgress: (progress: CardProgress) => void };

/**
 * Reads the card in the pictures of a camera until enough of them agree. Null when `signal` ends it before.
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
    // The card or the head moved: what comes next may agree.
    readings.shift();
  }
  return null;
}
