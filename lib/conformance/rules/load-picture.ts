import sharp from 'sharp';

const TIMEOUT_MS = 8_000;
const MAX_BYTES = 8_000_000;

/** A picture as browsers receive it, or the reason why they cannot. */
export type LoadedPicture = { type: string; bytes: number; width: number } | { problem: string };

/** Fetches a picture and reads its header; failures are part of the result. */
export async function loadPicture(address: string): Promise<LoadedPicture> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const type = response.headers.get('content-type') ?? '';
    if (response.status !== 200) {
      await response.body?.cancel();
      return { problem: `returns ${response.status}` };
    }
    const body = Buffer.from(await response.arrayBuffer());
    if (body.length > MAX_BYTES) return { problem: `has ${Math.round(body.length / 1e6)} MB` };
    const { width } = await sharp(body).metadata();
    return { type, bytes: body.length, width };
  } catch (error) {
    return { problem: `cannot be loaded (${reasonOf(error)})` };
  }
}

/** Why fetching or reading a picture failed, in one line. */
function reasonOf(error: unknown): string {
  const { cause, message } = Object(error);
  return String(Object(cause).message || message).split('\n')[0] ?? '';
}
