import http from 'node:http';
import https from 'node:https';

export type RawResponse = { status: number; headers: http.IncomingHttpHeaders; body: string; bytes: Buffer };

type Options = { method?: string; headers?: Record<string, string>; body?: string; agent?: http.Agent };

/**
 * One request with method, path and headers exactly as given, which fetch does not allow. Redirects are not followed,
 * and no encoding is requested.
 * @param origin without a trailing slash
 * @param path `/`-rooted, sent unchanged
 */
export function rawRequest(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body, agent }: Options = {},
): Promise<RawResponse> {
  const { protocol, hostname, port } = new URL(origin);
  const { request } = protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: bytes.toString('utf8'),
          bytes,
        });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
