import { context2d, drawFrame } from './draw-try-on';
import type { CutOut } from './picture/cut-out';
import { measureFace } from './worker-client';

/** Longest time per picture, in ms. Below 20 pictures a second, the frame lags behind the face. */
const MAX_FRAME_MS = 50;

/** Number of pictures that only warm up the models, and number of pictures that are then timed together. */
const WARM_UP_FRAMES = 5;
const MEASURED_FRAMES = 20;

type Live = { video: HTMLVideoElement; canvas: HTMLCanvasElement; cutOut: CutOut; signal: AbortSignal };

const nextAnimationFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Draws one picture of the video with the frame on the face; draws nothing if there is no face. */
async function drawLive({ video, canvas, cutOut, signal }: Live): Promise<void> {
  const found = await measureFace(await createImageBitmap(video), { isVideo: true });
  if (signal.aborted) return;
  if (canvas.width !== video.videoWidth) canvas.width = video.videoWidth;
  if (canvas.height !== video.videoHeight) canvas.height = video.videoHeight;
  const context = context2d(canvas);
  context.clearRect(0, 0, canvas.width, canvas.height);
  if (found === null || typeof found.measures === 'string') return;
  drawFrame(context, cutOut, found.face, found.measures);
}

/**
 * Keeps a frame on the face in a video until `signal` is aborted. Gives up and clears the canvas if the
 * device is too slow, or slows down as it gets warm. Resolves to whether it kept up.
 * @throws Error as `measureFace`
 */
export async function runLiveTryOn(live: Live): Promise<boolean> {
  const { canvas, signal } = live;
  const durations: number[] = [];
  for (let count = 0; !signal.aborted; count++) {
    const start = performance.now();
    await drawLive(live);
    if (count >= WARM_UP_FRAMES) durations.push(performance.now() - start);
    if (durations.length === MEASURED_FRAMES) {
      const total = durations.splice(0).reduce((sum, duration) => sum + duration, 0);
      if (total > MEASURED_FRAMES * MAX_FRAME_MS) {
        canvas.width = 0;
        return false;
      }
    }
    await nextAnimationFrame();
  }
  return true;
}
