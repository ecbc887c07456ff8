import { parseJson } from '@/lib/store-api/json';

/** What was wrong with a request's body, as HTTP status. */
export type BodyProblem = { problem: 400 | 413 | 415 };

async function readLimited(
  stream: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Buffer | null> {
  if (stream === null) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.byteLength;
    // Leaving the loop cancels the stream: the rest is not read.
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The JSON body of a request, of at most `maxBytes`. */
export async function readJsonBody(
  request: Request,
  maxBytes: number,
): Promise<{ json: unknown } | BodyProblem> {
  if (!/^application\/json\s*(?:;|$)/i.test(request.headers.get('content-type') ?? ''))
    return { problem: 415 };
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return { problem: 413 };
  const body = await readLimited(request.body, maxBytes);
  if (body === null) return { problem: 413 };
  try {
    return { json: parseJson(new TextDecoder('utf-8', { fatal: true }).decode(body)) };
  } catch {
    return { problem: 400 };
  }
}
