/*
 * The try-on worker. The build bundles it with the models' runtime, and app/try-on serves it with its own
 * policy, so that no page needs to allow WebAssembly. It also cuts out frames, which would block a phone's
 * page for a second.
 */

import { loadFaceMeasurer } from '@/lib/face-measure/measure';
import { type CutOut, cutOutFrame } from './picture/cut-out';
import type { FrameFront } from './picture/lenses';
import type { WorkerReply, WorkerRequest } from './worker-messages';

/**
 * The frame in the photo at `address`, without its background; null if there is no photo or it is not
 * suitable.
 * @throws Error if the photo cannot be loaded now, or the browser has no 2D canvas in a worker
 */
async function readFrame(address: string, front: FrameFront): Promise<CutOut | null> {
  const response = await fetch(address);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The photo at ${address} returned HTTP ${response.status}`);
  const picture = await createImageBitmap(await response.blob());
  const { width, height } = picture;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('The worker has no 2D canvas');
  context.drawImage(picture, 0, 0);
  picture.close();
  return cutOutFrame(context.getImageData(0, 0, width, height), front);
}

/** Address of the models' folder, which contains their version; set when the worker is bundled. */
declare const WORKER_FILES: string;

let loading: ReturnType<typeof loadFaceMeasurer> | null = null;

function faceMeasurer() {
  loading ??= loadFaceMeasurer(new URL(WORKER_FILES, location.href).href).catch((error: unknown) => {
    // The connection may be back at the next task.
    loading = null;
    throw error;
  });
  return loading;
}

async function perform(request: WorkerRequest) {
  switch (request.kind) {
    case 'models':
      await faceMeasurer();
      return null;
    case 'frame':
      return readFrame(request.address, request.front);
    case 'face': {
      const { picture, isVideo } = request;
      try {
        return await (await faceMeasurer()).measure(picture, { isVideo });
      } finally {
        picture.close();
      }
    }
    case 'card':
      try {
        return await (await faceMeasurer()).measureWithCard(request.picture, request.optics);
      } finally {
        request.picture.close();
      }
  }
}

async function reply(request: WorkerRequest): Promise<WorkerReply> {
  try {
    return { result: await perform(request) };
  } catch (error) {
    return { error: String(error) };
  }
}

addEventListener('message', async ({ data, ports }: MessageEvent<WorkerRequest>) => {
  ports[0]?.postMessage(await reply(data));
});
