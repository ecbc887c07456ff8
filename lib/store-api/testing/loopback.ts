import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** One request as the stand-in platform saw it. */
export type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: string };

/** A stand-in platform on a free loopback port: what it does is set per test with `answer`. */
export type Loopback = {
  url: string;
  seen: Seen[];
  answer(listener: RequestListener): void;
  close(): Promise<void>;
};

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** Starts the stand-in platform; close it after the test file. */
export async function startLoopback(): Promise<Loopback> {
  const { listen, ...loopback } = createLoopback();
  return { ...loopback, url: await listen() };
}

/** The stand-in platform of a whole test file, started and closed for it; `config` is told its address. */
export function loopbackOfFile(config: { storeApiUrl: string }): Pick<Loopback, 'seen' | 'answer'> {
  const { listen, close, ...loopback } = createLoopback();
  beforeAll(async () => {
    config.storeApiUrl = await listen();
  });
  afterAll(close);
  return loopback;
}

function createLoopback() {
  const seen: Seen[] = [];
  const sockets = new Set<Socket>();
  let current: RequestListener = (_request, response) => response.writeHead(500).end();
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    seen.push({ method, url, headers, body: await bodyOf(request) });
    current(request, response);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  return {
    seen,
    /** Resolves to its origin. */
    async listen(): Promise<string> {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    answer(listener: RequestListener): void {
      seen.length = 0;
      current = listener;
    },
    async close(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Listener that answers `body` as JSON. */
export function json(
  body: unknown,
  status = 200,
  headers: Record<string, string | string[]> = {},
): RequestListener {
  return (_request, response) => sendJson(response, body, status, headers);
}

function sendJson(
  response: ServerResponse,
  body: unknown,
  status: number,
  headers: Record<string, string | string[]>,
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
