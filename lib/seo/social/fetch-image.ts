import 'server-only';
import { Agent, request } from 'undici';
import { CONNECT_MS } from '@/lib/config/time-limits';
import { headerProblem } from '@/lib/pictures/header';
import { PictureRefusedError } from '@/lib/pictures/tasks';

/** Time limit for the whole response in ms; preview services do not wait longer. */
const TIMEOUT_MS = 4_000;
const MAX_BYTES = 12_000_000;

const agent = new Agent({
  connect: { timeout: CONNECT_MS.thirdParty },
  connections: 4,
  maxResponseSize: MAX_BYTES,
});

/**
 * Allowed formats and their maximum numbers of pixels. SVG is not allowed because it can fetch files, and
 * rarer formats because their decoders have been exploited.
 */
const LIMITS = { jpeg: 40_000_000, png: 40_000_000, webp: 40_000_000 };

/**
 * The bytes of a photo at an address that `mayFetchPicture` has allowed. Redirects are not followed, because
 * they could lead anywhere. Only JPEG, PNG and WebP, recognised by their bytes, within the pixel limits.
 * @throws PictureRefusedError, or the signal's reason
 */
export async function fetchPicture(
  address: string,
  signal: AbortSignal,
  timeoutMs = TIMEOUT_MS,
): Promise<Buffer> {
  const deadline = AbortSignal.timeout(timeoutMs);
  try {
    const { statusCode, body } = await request(address, {
      dispatcher: agent,
      headers: { accept: 'image/jpeg,image/png,image/webp' },
      signal: AbortSignal.any([deadline, signal]),
    });
    if (statusCode !== 200) {
      await body.dump();
      throw new PictureRefusedError(`status ${statusCode}`);
    }
    const bytes = Buffer.from(await body.arrayBuffer());
    const problem = headerProblem(bytes, LIMITS);
    if (problem !== null) throw new PictureRefusedError(`header: ${problem}`);
    return bytes;
  } catch (cause) {
    if (cause instanceof PictureRefusedError) throw cause;
    signal.throwIfAborted();
    throw new PictureRefusedError(deadline.aborted ? 'too slow' : 'not readable', { cause });
  }
}
