/**
 * A second platform for browser tests: another shop with another catalogue, and every known oddity of
 * /v2/front responses. Run it with `QUIRKY_PORT=4100 node --import tsx e2e/support/quirky-store/main.ts`;
 * then STORE_API_URL is http://localhost:{port}/api and STORE_SITE_URL http://localhost:{port}.
 *
 * - POST /__control {path, behaviour, ms} makes paths that start with `path` fail; DELETE resets
 * - GET /__log lists the requests so far; DELETE clears them
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { cart, openSession, user } from './cart';
import { addRule, applyRule, clearRules, ruleFor } from './control';
import { form } from './forms';
import type { Reply } from './listings';
import { block, page } from './page-replies';
import { photoAt } from './pictures';

const port = Number(process.env.QUIRKY_PORT ?? 4_100);
const origin = `http://localhost:${port}`;
const API = '/api/v2/front/';
const MAX_LOG = 5_000;

type Entry = {
  method: string;
  path: string;
  query: Record<string, string>;
  search: string;
  body: unknown;
  headers: IncomingMessage['headers'];
};
let log: Entry[] = [];

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const source = Buffer.concat(chunks).toString();
  try {
    return source === '' ? null : JSON.parse(source);
  } catch {
    // Logged unchanged, for tests to inspect.
    return source;
  }
}

function send(response: ServerResponse, { status, body }: Reply, cookies: string[] = []): void {
  const headers: Record<string, string | string[]> = {
    'content-type': 'application/json; charset=UTF-8',
    'x-powered-by': 'PHP/8.1',
  };
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  response.writeHead(status, headers).end(JSON.stringify(body));
}

function handleCheckout(
  request: IncomingMessage,
  response: ServerResponse,
  { method, path, body }: Entry,
): boolean {
  if (path !== 'checkout/cart' && path !== 'checkout/user') return false;
  const { cookies, lines } = openSession(String(request.headers.session ?? ''));
  send(response, path === 'checkout/user' ? user() : cart(method, lines, Object(body)), cookies);
  return true;
}

async function handleApi(request: IncomingMessage, response: ServerResponse, entry: Entry): Promise<void> {
  if (!request.headers['app-token'])
    return send(response, { status: 401, body: { error: 'App-Token ausente' } });
  if (await applyRule(ruleFor(entry.path), response)) return;
  if (handleCheckout(request, response, entry)) return;
  const { method, path, query, body } = entry;
  const reply =
    method === 'GET'
      ? path.startsWith('url/')
        ? page(origin, path.slice(4), query)
        : (block(origin, path, query) ?? form(origin, path, {}))
      : form(origin, path, Object(body));
  send(response, reply ?? { status: 404, body: { error: 'Rota inexistente' } });
}

function handleControl(response: ServerResponse, method: string, path: string, body: unknown): void {
  const done: Reply = { status: 200, body: { ok: true } };
  if (path === '/__log' && method === 'GET') {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(log));
    return;
  }
  let known = true;
  if (path === '/__log' && method === 'DELETE') log = [];
  else if (path === '/__control' && method === 'DELETE') clearRules();
  else known = path === '/__control' && method === 'POST' && addRule(body);
  send(response, known ? done : { status: 400, body: { error: 'unknown control' } });
}

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#ddd"/><circle cx="1.3" cy="1.5" r=".7" fill="none" stroke="#333" stroke-width=".1"/><circle cx="2.7" cy="1.5" r=".7" fill="none" stroke="#333" stroke-width=".1"/></svg>';

/** Pictures, and placeholders for the pages that the store's site hosts. */
async function serveSite(response: ServerResponse, path: string): Promise<void> {
  const photo = await photoAt(path);
  if (photo) {
    const { status, type, bytes, location } = photo;
    response.writeHead(status, { 'content-type': type, ...(location ? { location } : {}) }).end(bytes);
    return;
  }
  if (path.startsWith('/upload/')) {
    response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(PICTURE);
    return;
  }
  const known = path.startsWith('/checkout/') || path.startsWith('/minha-conta');
  response.writeHead(known ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
  response.end(
    `<!doctype html><title>Ótica Vesúvio</title><h1>${known ? 'Ótica Vesúvio' : 'Não encontrado'}</h1>`,
  );
}

async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams, search } = new URL(request.url ?? '/', origin);
  const method = request.method ?? 'GET';
  const body = await readBody(request);
  if (pathname.startsWith('/__')) return handleControl(response, method, pathname, body);
  if (!pathname.startsWith(API)) return serveSite(response, pathname);
  const query = Object.fromEntries(searchParams);
  const entry: Entry = {
    method,
    path: pathname.slice(API.length),
    query,
    search,
    body,
    headers: request.headers,
  };
  log = [...log.slice(-MAX_LOG + 1), entry];
  return handleApi(request, response, entry);
}

const server = createServer((request, response) => {
  handle(request, response).catch((error: unknown) => {
    console.error(error);
    response.destroy();
  });
});
// Longer than clients keep connections, so that none is closed during a request.
server.keepAliveTimeout = 65_000;
server.listen(port, () => console.log(`Quirky store at ${origin}/api`));
