/*
 * The worker of the try-on: next.config.mjs bundles it with the models' runtime, and app/try-on serves it under a
 * policy of its own, so that no page needs to allow WebAssembly. Frames are cut out here as well, which would keep a
 * phone's page busy for a second.
 */
import { findCard } from './card/find-card';
import { readRegion } from './detection/crop';
import { loadFaceModel } from './detection/face-model';
import { readFrame } from './picture/read-frame';
import type { FaceWithCard, WorkerReply, WorkerRequest } from './worker-messages';

/** Address of the models' folder, which changes with them; set when the worker is bundled. */
declare const WORKER_FILES: string;

let model: ReturnType<typeof loadFaceModel> | null = null;

function faceModel() {
  model ??= loadFaceModel(new URL(WORKER_FILES, location.href).href);
  return model;
}

/** As models see a picture, but for the size. */
const VALUES = [0, 1] as const;

async function findFaceWithCard(picture: ImageBitmap): Promise<FaceWithCard | null> {
  const findFace = await faceModel();
  const face = await findFace(picture);
  return (
    face && {
      face,
      card: findCard((region, size) => readRegion(picture, region, size, VALUES), face, picture),
    }
  );
}

async function perform(request: WorkerRequest) {
  switch (request.kind) {
    case 'models':
      await faceModel();
      return null;
    case 'frame':
      return readFrame(request.address, request.front);
    case 'face': {
      const { picture, isVideo } = request;
      try {
        const findFace = await faceModel();
        return await findFace(picture, { isVideo });
      } finally {
        picture.close();
      }
    }
    case 'card':
      try {
        return await findFaceWithCard(request.picture);
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
