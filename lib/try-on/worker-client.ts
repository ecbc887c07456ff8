import type { CardProblem } from '@/lib/face-measure/geometry/card-measures';
import type { Optics } from '@/lib/face-measure/geometry/projection';
import type { MeasuredFace } from '@/lib/face-measure/measure';
import type { CutOut } from './picture/cut-out';
import type { FrameFront } from './picture/lenses';
import type { WorkerReply, WorkerRequest, WorkerTasks } from './worker-messages';

/** Time limit for loading the models on a slow connection, in ms. */
const TIMEOUT_MS = 60_000;

type Running = { worker: Worker /** Aborted when the worker is stopped. */; end: AbortController };

let running: Running | null = null;

/** Stops the worker, which deletes everything it has read. Tasks in progress fail. */
export function stopWorker(): void {
  running?.worker.terminate();
  running?.end.abort();
  running = null;
}

/**
 * The worker. It is started once and kept, because it holds the models; if it failed to start, it is started
 * again.
 */
function startWorker(): Running {
  if (running) return running;
  const started = { worker: new Worker('/try-on/worker.js'), end: new AbortController() };
  started.worker.addEventListener('error', () => {
    if (running === started) stopWorker();
  });
  running = started;
  return started;
}

/** @throws Error if the worker does not start, does not respond in time or reports an error */
async function run<Kind extends keyof WorkerTasks>(
  request: Extract<WorkerRequest, { kind: Kind }>,
  transfer: Transferable[] = [],
): Promise<WorkerTasks[Kind]['result']> {
  const { worker, end } = startWorker();
  const { port1, port2 } = new MessageChannel();
  const timer = setTimeout(stopWorker, TIMEOUT_MS);
  // A camera sends twenty pictures a second to the same worker: nothing of them may stay with it.
  const settled = new AbortController();
  try {
    const outcome = await new Promise<WorkerReply>((resolve, reject) => {
      const fail = () => reject(new Error('The worker was stopped, or did not start or respond'));
      end.signal.addEventListener('abort', fail, settled);
      port1.onmessage = ({ data }: MessageEvent<WorkerReply>) => resolve(data);
      worker.postMessage(request, [...transfer, port2]);
    });
    if ('error' in outcome) throw new Error(outcome.error);
    return outcome.result as WorkerTasks[Kind]['result'];
  } finally {
    clearTimeout(timer);
    settled.abort();
    port1.close();
  }
}

/** Loads the models while the shopper chooses a photo. Reads no photo yet. */
export async function loadModels(): Promise<void> {
  try {
    await run<'models'>({ kind: 'models' });
  } catch (error) {
    console.warn('The models could not be loaded; the next photo tries again', error);
  }
}

/**
 * Measures the face in a picture by its irises, in a web worker; null if there is no face. The picture is transferred.
 * @throws Error if the worker or its models cannot be loaded
 */
export async function measureFace(
  picture: ImageBitmap,
  { isVideo = false } = {},
): Promise<MeasuredFace | null> {
  try {
    return await run<'face'>({ kind: 'face', picture, isVideo }, [picture]);
  } catch (error) {
    // The worker's state is unknown, so the next photo gets a new worker.
    stopWorker();
    throw error;
  }
}

/**
 * Measures the face in a picture by the card held at it, like `measureFace`.
 * @param optics of the camera; null for a picture that may be cropped or from any lens
 * @throws Error if the worker or its models cannot be loaded
 */
export async function measureFaceWithCard(
  picture: ImageBitmap,
  optics: Optics | null,
): Promise<MeasuredFace<CardProblem> | null> {
  try {
    return await run<'card'>({ kind: 'card', picture, optics }, [picture]);
  } catch (error) {
    stopWorker();
    throw error;
  }
}

/**
 * Cuts a frame out of the photo at `address`, in the worker; null if the photo is not suitable.
 * @throws Error if the worker or the photo cannot be loaded
 */
export const cutOutPhoto = (address: string, front: FrameFront): Promise<CutOut | null> =>
  run<'frame'>({ kind: 'frame', address, front });
