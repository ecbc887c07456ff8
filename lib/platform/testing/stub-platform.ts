import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A request as the stub received it. */
export type RecordedRequest = {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
};

/** A service on a free loopback port; `respondWith` sets its behaviour. */
type StubService = {
  /** Origin of the service; known once the tests run. */
  readonly url: string;
  requests: RecordedRequest[];
  respondWith(listener: RequestListener): void;
};

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** A stub platform for a whole test file; sets its origin in `config` before each test. */
export function stubPlatformForFile(config: { storeApiUrl: string }): StubService {
  return stubServiceForFile((origin) => {
    config.storeApiUrl = origin;
  });
}

/** A stub of any service for a whole test file. @param configure gets its origin, before each test */
export function stubServiceForFile(configure: (origin: string) => void = () => undefined): StubService {
  const requests: RecordedRequest[] = [];
  const sockets = new Set<Socket>();
  let url = '';
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
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => configure(url));
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return {
    get url() {
      return url;
    },
    requests,
    respondWith(listener: RequestListener): void {
      requests.length = 0;
      current = listener;
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
