/* The worker that decodes pictures, a process with a memory limit: scripts/lib/picture-worker.mjs bundles it, and
   lib/pictures/worker-process.ts starts and ends it. Uploads of strangers are decoded only here. */
import sharp from 'sharp';
import type { EncodedPicture, PictureTask, WorkerMessage, WorkerOrder } from '../tasks';
import { drawFramePhoto, drawSocialPicture } from './draw';
import { reencodePhoto } from './photo';

// Pictures are processed one after the other, each once: sharp's cache and threads would only take memory.
sharp.cache(false);
sharp.concurrency(1);

async function perform(task: PictureTask, bytes: Uint8Array): Promise<EncodedPicture> {
  switch (task.name) {
    case 'photo':
      return reencodePhoto(bytes, task);
    case 'social':
      return { format: 'jpeg', bytes: await drawSocialPicture(bytes, task, task.backgroundColor) };
    case 'frame':
      return { format: 'webp', bytes: await drawFramePhoto(bytes) };
  }
}

async function answer({ task, bytes }: WorkerOrder): Promise<WorkerMessage> {
  try {
    const picture = await perform(task, bytes);
    return { state: 'done', picture, resident: process.memoryUsage.rss() };
  } catch (error) {
    return { state: 'refused', reason: String(error), resident: process.memoryUsage.rss() };
  }
}

const send = (message: WorkerMessage) => process.send?.(message);

// Signals often go to all of the shop's processes: the shop completes its requests and then disconnects from this
// one.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', async (order: WorkerOrder) => send(await answer(order)));
send({ state: 'ready' });
