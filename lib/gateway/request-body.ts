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

async function readText(
  request: Request,
  type: RegExp,
  maxBytes: number,
): Promise<{ text: string } | BodyProblem> {
  if (!type.test(request.headers.get('content-type') ?? '')) return { problem: 415 };
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return { problem: 413 };
  const body = await readLimited(request.body, maxBytes);
  if (body === null) return { problem: 413 };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(body) };
  } catch {
    return { problem: 400 };
  }
}

const JSON_TYPE = /^application\/json\s*(?:;|$)/i;
const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/** The JSON body of a request, of at most `maxBytes`. */
export async function readJsonBody(
  request: Request,
  maxBytes: number,
): Promise<{ json: unknown } | BodyProblem> {
  const reading = await readText(request, JSON_TYPE, maxBytes);
  if ('problem' in reading) return reading;
  try {
    return { json: parseJson(reading.text) };
  } catch {
    return { problem: 400 };
  }
}

/** The fields of a form that a page posted without script, of at most `maxBytes`. */
export async function readFormBody(
  request: Request,
  maxBytes: number,
): Promise<{ form: URLSearchParams } | BodyProblem> {
  const reading = await readText(request, FORM_TYPE, maxBytes);
  return 'problem' in reading ? reading : { form: new URLSearchParams(reading.text) };
}
