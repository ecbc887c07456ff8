import 'server-only';
import { runPictureTask } from '@/lib/pictures/worker-process';
import { SOCIAL_SIZE } from './preview-image';

const TIMEOUT_MS = 6_000;

/**
 * A picture for link previews as a JPEG of 1200 × 630 px and below 300 KB: the whole photo on the shop's
 * light background.
 * @param backgroundColor CSS colour
 * @throws PictureRefusedError if the photo cannot be decoded, is truncated, or has too many pixels
 */
export async function drawSocialPicture(
  photo: Buffer,
  backgroundColor: string,
  signal: AbortSignal,
): Promise<Buffer> {
  const task = { name: 'social', ...SOCIAL_SIZE, backgroundColor } as const;
  return Buffer.from((await runPictureTask(task, photo, { timeoutMs: TIMEOUT_MS, signal })).bytes);
}

/**
 * The photo of a frame for the try-on as WebP; only its orientation, size and transparency change.
 * @throws PictureRefusedError as `drawSocialPicture`
 */
export async function drawFramePhoto(photo: Buffer, signal: AbortSignal): Promise<Buffer> {
  return Buffer.from(
    (await runPictureTask({ name: 'frame' }, photo, { timeoutMs: TIMEOUT_MS, signal })).bytes,
  );
}
