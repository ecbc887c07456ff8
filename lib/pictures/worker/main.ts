/*
 * The worker that decodes pictures: a process with a memory limit. scripts/lib/picture-worker.mjs bundles it;
 * lib/pictures/worker-process.ts starts and stops it. Files from strangers are decoded only here.
 */
import sharp from 'sharp';
import type { EncodedPicture, PictureTask, WorkerMessage, WorkerOrder } from '../tasks';
import { drawFramePhoto, drawSocialPicture } from './draw';
import { reencodePhoto } from './photo';

// Each picture is processed once, one after another, so sharp's cache and threads would only waste memory.
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

async function handleOrder({ task, bytes }: WorkerOrder): Promise<WorkerMessage> {
  try {
    const picture = await perform(task, bytes);
    return { state: 'done', picture, resident: process.memoryUsage.rss() };
  } catch (error) {
    return { state: 'refused', reason: String(error), resident: process.memoryUsage.rss() };
  }
}

const send = (message: WorkerMessage) => process.send?.(message);

// Signals often reach all of the shop's processes. This one ignores them: the shop completes its requests
// first, then disconnects it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', async (order: WorkerOrder) => send(await handleOrder(order)));
send({ state: 'ready' });
