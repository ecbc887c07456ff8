import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { MARK } from './bystanders.mjs';

const HTML_404 = '<!doctype html><html><body><h1>Não encontrado</h1></body></html>';
/** Belongs to one connection. */
const DROPPED = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];

/**
 * Stands before the platform at `target` and changes what it answers. `change(mode)`: `html-404` answers every call
 * with a page of a web server, undefined changes nothing, and the others are those of CHANGES.
 */
export async function startChangingPlatform(target) {
  let mode;
  const server = http.createServer(async (request, response) => {
    // A call keeps the mode that it came in, whatever follows while the platform answers it.
    const change = CHANGES[mode];
    if (mode === 'html-404') {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(HTML_404);
      return;
    }
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(
        ([name]) => !DROPPED.includes(name) && name !== 'accept-encoding',
      ),
    );
    const body = await buffer(request);
    const answer = await fetch(new URL(request.url, target), {
      method: request.method,
      headers: { ...headers, host: new URL(target).host },
      body: body.length > 0 ? body : undefined,
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const own = Object.fromEntries(
      [...answer.headers].filter(([name]) => !DROPPED.includes(name) && name !== 'content-encoding'),
    );
    response.writeHead(answer.status, own);
    const isChanged = change !== undefined && String(own['content-type']).includes('json');
    response.end(isChanged ? change(bytes.toString('utf8')) : bytes);
  });
  // The shop has hung up, or the platform is gone.
  server.on('clientError', (_error, socket) => socket.destroy());
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${server.address().port}`,
    change: (next) => {
      mode = next;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** How the changed price reads on a page. */
export const NEW_PRICE = '1.234,50';

/** An answer of the platform in which everything costs the same. Pure. */
export const withPrice = (text) => text.replace(/"por":(?:"[^"]*"|\d+(?:\.\d+)?)/g, '"por":1234.5');

/** Where a browser goes for `//host`, whatever the scheme of the page. */
export const FOREIGN_HOST = `${MARK}.example`;

/** An answer whose pictures, the large ones too, are at another host without a scheme. Pure. */
export const withForeignPictures = (text) =>
  text.replace(/"(small|medium|big|zoom)":"[^"]*"/g, `"$1":"//${FOREIGN_HOST}/$1.webp"`);

const CHANGES = { price: withPrice, pictures: withForeignPictures };
