import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import zlib from 'node:zlib';

type RequestOptions = Omit<http.RequestOptions, 'headers'> & {
  headers?: http.OutgoingHttpHeaders;
  body?: string | Uint8Array | undefined;
};
type WireResponse = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };

/**
 * Sends a request as a browser does, a GET unless `method` says otherwise. Resolves to status, headers and
 * the body as it was transferred. Without `timeout` (in ms) it waits indefinitely; Node's default agent times
 * out after 5 silent seconds.
 */
export function wireGet(
  url: string | URL,
  { headers = {}, body, ...options }: RequestOptions = {},
): Promise<WireResponse> {
  return new Promise((resolve, reject) => {
    const own = { ...options, headers: { 'accept-encoding': 'gzip', ...headers } };
    const request = http.request(url, own, (response) =>
      buffer(response).then(
        (bytes) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bytes }),
        reject,
      ),
    );
    if (options.timeout) request.once('timeout', () => request.destroy(new Error('timeout')));
    request.once('error', reject).end(body);
  });
}

/**
 * Returns a function that returns an IP address in another network at each call, because limits apply per
 * network (the first three numbers of IPv4).
 * @param first first number of all addresses
 * @param start how many addresses to skip
 */
export function createNetworks(first: number, start = 0) {
  let count = start;
  return () => {
    count += 1;
    return `${first}.${(count >> 8) & 255}.${count & 255}.7`;
  };
}

/** Requests a page as a browser does. `bytes` are the transferred bytes. */
export async function readPage(url: string) {
  const { status, headers, body } = await wireGet(url, { headers: { accept: 'text/html' } });
  const html = (headers['content-encoding'] === 'gzip' ? zlib.gunzipSync(body) : body).toString('utf8');
  return { status, headers, html, bytes: body.length };
}

/** The text at an address, requested without compression. */
export async function textAt(url: string) {
  const { body } = await wireGet(url, { headers: { 'accept-encoding': 'identity' } });
  return body.toString('utf8');
}
