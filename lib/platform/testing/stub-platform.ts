import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A request as the stub received it. */
export type RecordedRequest = {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
};

/** A platform on a free loopback port; `respondWith` sets its behaviour. */
export type StubPlatform = {
  url: string;
  requests: RecordedRequest[];
  respondWith(listener: RequestListener): void;
  close(): Promise<void>;
};

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** Starts a stub platform; close it after the test file. */
export async function startStubPlatform(): Promise<StubPlatform> {
  const { listen, ...stub } = createStubPlatform();
  return { ...stub, url: await listen() };
}

/** A stub platform for a whole test file; writes its address to `config`. */
export function stubPlatformForFile(config: {
  storeApiUrl: string;
}): Pick<StubPlatform, 'requests' | 'respondWith'> {
  const { listen, close, ...stub } = createStubPlatform();
  beforeAll(async () => {
    config.storeApiUrl = await listen();
  });
  afterAll(close);
  return stub;
}

function createStubPlatform() {
  const requests: RecordedRequest[] = [];
  const sockets = new Set<Socket>();
  let current: RequestListener = (_request, response) => response.writeHead(500).end();
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    requests.push({ method, url, headers, body: await bodyOf(request) });
    current(request, response);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  return {
    requests,
    /** Resolves to its origin. */
    async listen(): Promise<string> {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    respondWith(listener: RequestListener): void {
      requests.length = 0;
      current = listener;
    },
    async close(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Listener that responds with `body` as JSON. */
export function jsonResponse(
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
