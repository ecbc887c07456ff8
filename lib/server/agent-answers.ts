import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { readyAnswer } from '@/lib/agents/transport/ready-answers';
import { ShopRequest } from './shop-request';

const compress = promisify(gzip);
/** As the framework does: to compress less than this saves nothing. */
const MIN_COMPRESSED_BYTES = 1_024;

/** A client takes gzip if it names it with any weight but 0. */
const GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|\s|$))/i;

async function encoded(text: string, { headers }: IncomingMessage) {
  const body = Buffer.from(text);
  if (body.length < MIN_COMPRESSED_BYTES || !GZIP.test(String(headers['accept-encoding'] ?? '')))
    return { body, encoding: {} };
  return { body: await compress(body, { level: 1 }), encoding: { 'content-encoding': 'gzip' } };
}

/**
 * Answers a call of an agent with the answer that an identical call has just got. The body is read here and passed on
 * if there is none.
 * @returns whether the request is dealt with
 */
export async function answerReadyCall(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  headers: Headers,
): Promise<boolean> {
  if (!(request instanceof ShopRequest)) return false;
  const text = (await request.holdBody()).toString('utf8');
  const ready = response.headersSent ? null : await readyAnswer(path, headers, text);
  request.passBody();
  // The body may have been refused while it came.
  if (response.headersSent) return true;
  if (ready === null) return false;
  const { body, encoding } = await encoded(ready.text, request);
  response.writeHead(200, {
    ...ready.headers,
    ...encoding,
    vary: 'Accept-Encoding',
    'content-length': String(body.length),
  });
  response.end(body);
  return true;
}
