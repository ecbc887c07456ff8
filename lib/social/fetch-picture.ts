import 'server-only';
import { Agent, request } from 'undici';
import { createDeadline } from '@/lib/store-api/deadline';

/** Whole time in ms: whoever shows a link waits for its picture no longer. */
const TIMEOUT_MS = 4_000;
const MAX_BYTES = 12_000_000;

const agent = new Agent({ connect: { timeout: 1_500 }, connections: 4, maxResponseSize: MAX_BYTES });

/** A picture that cannot be had, or is none that may be opened. */
export class PictureRefused extends Error {
  override readonly name = 'PictureRefused';
}

const startsWith = (bytes: Buffer, at: number, signature: string) =>
  bytes.subarray(at, at + signature.length).toString('latin1') === signature;

/**
 * JPEG, PNG or WebP by their bytes, whatever the answer calls itself. Everything else stays closed: drawings fetch, and
 * decoders of rarer formats have been ways into servers.
 */
export function isPhoto(bytes: Buffer): boolean {
  return (
    startsWith(bytes, 0, '\u00ff\u00d8\u00ff') ||
    startsWith(bytes, 0, '\u0089PNG\r\n\u001a\n') ||
    (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP'))
  );
}

/**
 * The bytes of a photo at an address that was checked before (lib/social/source.ts). Redirects are not followed: they
 * could lead anywhere. @throws PictureRefused
 */
export async function fetchPicture(address: string, timeoutMs = TIMEOUT_MS): Promise<Buffer> {
  const deadline = createDeadline(timeoutMs, undefined);
  try {
    const { statusCode, body } = await request(address, {
      dispatcher: agent,
      headers: { accept: 'image/jpeg,image/png,image/webp' },
      signal: deadline.signal,
    });
    if (statusCode !== 200) {
      await body.dump();
      throw new PictureRefused(`status ${statusCode}`);
    }
    const bytes = Buffer.from(await body.arrayBuffer());
    if (!isPhoto(bytes)) throw new PictureRefused('no JPEG, PNG or WebP by its bytes');
    return bytes;
  } catch (cause) {
    if (cause instanceof PictureRefused) throw cause;
    throw new PictureRefused(deadline.hasExpired() ? 'too slow' : 'not readable', { cause });
  } finally {
    deadline.clear();
  }
}
