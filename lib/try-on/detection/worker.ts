/*
 * The worker of the try-on: next.config.mjs bundles it with the models' runtime, and app/try-on serves it under a
 * policy of its own, so that no page needs to allow WebAssembly.
 */
import type { DetectionReply, DetectionRequest } from '../detection-messages';
import { loadFaceModel } from './face-model';

/** Address of the models' folder, which changes with them; set when the worker is bundled. */
declare const TRY_ON_FILES: string;

const model = loadFaceModel(new URL(TRY_ON_FILES, location.href).href);

async function reply({ picture, isVideo }: DetectionRequest): Promise<DetectionReply> {
  try {
    const findFace = await model;
    return { face: await findFace(picture, { isVideo }) };
  } catch (error) {
    return { error: String(error) };
  } finally {
    picture.close();
  }
}

addEventListener('message', async ({ data, ports }: MessageEvent<DetectionRequest>) => {
  ports[0]?.postMessage(await reply(data));
});
