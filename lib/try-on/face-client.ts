import type { DetectionReply, DetectionRequest } from './detection-messages';
import type { Face } from './landmarks';

/** Fetching the models on a slow connection takes that long, in ms. */
const TIMEOUT_MS = 60_000;

let worker: Worker | null = null;

/** The worker, started once and kept: it holds the models, and one that did not start is started again. */
function startWorker(): Worker {
  if (worker) return worker;
  const started = new Worker('/try-on/worker.js');
  started.addEventListener('error', () => {
    if (worker === started) worker = null;
  });
  worker = started;
  return started;
}

/** Loads the models, so that the first photo finds them there. Nothing is read yet. */
export function prepareFaceClient(): void {
  startWorker();
}

/** Ends the worker and with it everything that it has read. */
export function stopFaceClient(): void {
  worker?.terminate();
  worker = null;
}

/**
 * Finds the face in a picture, in a worker of this browser; null without a face. The picture is given away.
 * @throws Error when the worker or its models cannot be had
 */
export function findFace(picture: ImageBitmap, { isVideo = false } = {}): Promise<Face | null> {
  const target = startWorker();
  const { port1, port2 } = new MessageChannel();
  const controller = new AbortController();
  const { signal } = controller;
  const found = new Promise<Face | null>((resolve, reject) => {
    const fail = (reason: string) => {
      stopFaceClient();
      reject(new Error(reason));
    };
    const timer = setTimeout(() => fail('The worker did not answer'), TIMEOUT_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
    target.addEventListener('error', () => fail('The worker did not start'), { signal });
    port1.onmessage = ({ data }: MessageEvent<DetectionReply>) => {
      if ('error' in data) fail(data.error);
      else resolve(data.face);
    };
  });
  const request: DetectionRequest = { picture, isVideo };
  target.postMessage(request, [picture, port2]);
  return found.finally(() => {
    controller.abort();
    port1.close();
  });
}
