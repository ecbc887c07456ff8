import 'server-only';
import { Agent, request } from 'undici';

/** Time for the whole answer in ms: services that show a preview wait no longer. */
const TIMEOUT_MS = 4_000;
const MAX_BYTES = 12_000_000;

const agent = new Agent({ connect: { timeout: 1_500 }, connections: 4, maxResponseSize: MAX_BYTES });

/** A picture that cannot be fetched, or is no photo that may be decoded. */
export class PictureRefusedError extends Error {
  override readonly name = 'PictureRefusedError';
}

const startsWith = (bytes: Buffer, at: number, signature: string) =>
  bytes.subarray(at, at + signature.length).toString('latin1') === signature;

/**
 * Whether bytes are a JPEG, PNG or WebP, whatever the content type says. Nothing else is decoded: SVG can fetch, and
 * decoders of rarer formats have been exploited.
 */
export function isPhoto(bytes: Buffer): boolean {
  return (
    startsWith(bytes, 0, '\u00ff\u00d8\u00ff') ||
    startsWith(bytes, 0, '\u0089PNG\r\n\u001a\n') ||
    (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP'))
  );
}

/**
 * The bytes of a photo at an address that `mayFetchPicture` has allowed. Redirects are not followed, since they could
 * lead anywhere. @throws PictureRefusedError
 */
export async function fetchPicture(address: string, timeoutMs = TIMEOUT_MS): Promise<Buffer> {
  const deadline = AbortSignal.timeout(timeoutMs);
  try {
    const { statusCode, body } = await request(address, {
      dispatcher: agent,
      headers: { accept: 'image/jpeg,image/png,image/webp' },
      signal: deadline,
    });
    if (statusCode !== 200) {
      await body.dump();
      throw new PictureRefusedError(`status ${statusCode}`);
    }
    const bytes = Buffer.from(await body.arrayBuffer());
    if (!isPhoto(bytes)) throw new PictureRefusedError('no JPEG, PNG or WebP by its bytes');
    return bytes;
  } catch (cause) {
    if (cause instanceof PictureRefusedError) throw cause;
    throw new PictureRefusedError(deadline.aborted ? 'too slow' : 'not readable', { cause });
  }
}
