import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type Answer, appliesTo, parseRule } from './faults';

const PREFIX = '/v2/front/';
/** These belong to one connection. */
const CONNECTION_HEADERS = ['connection', 'keep-alive', 'transfer-encoding'];

/** The call that an address is, as the rules write it: what follows /v2/front/, or the path of another service. */
function callOf(url: string) {
  const [path = ''] = url.split('?');
  const start = path.indexOf(PREFIX);
  return start === -1 ? path.slice(1) : path.slice(start + PREFIX.length);
}

function withoutConnectionHeaders(headers: http.IncomingHttpHeaders): http.OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !CONNECTION_HEADERS.includes(name)));
}

/**
 * A server that is in front of the platform at `target` (an origin) and breaks the calls that its rules name; the
 * newest rule wins. For tests and quality assurance: it listens on this machine only.
 * `calls()` returns every kind of call so far, as `GET url/home`.
 */
export async function startFaultProxy({
  target,
  port = 0,
  rules: initial = [],
}: {
  target: string;
  port?: number;
  rules?: readonly string[];
}) {
  const agent = new http.Agent({ keepAlive: true });
  const calls = new Set<string>();
  let rules = initial.map(parseRule);
  const setRules = (texts: readonly string[]) => {
    rules = texts.map(parseRule);
  };

  function forward(request: http.IncomingMessage, body: Buffer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const url = new URL(request.url ?? '', target);
      // A fault that changes the answer has to read it.
      const headers = {
        ...withoutConnectionHeaders(request.headers),
        'accept-encoding': 'identity',
        host: url.host,
      };
      const call = http.request(url, { method: request.method, headers, agent }, (answer) => {
        buffer(answer).then(
          (bytes) =>
            resolve({
              status: answer.statusCode ?? 502,
              headers: withoutConnectionHeaders(answer.headers),
              body: bytes,
            }),
          reject,
        );
      });
      call.once('error', reject);
      call.end(body);
    });
  }

  async function handle(request: http.IncomingMessage, response: http.ServerResponse) {
    const { method, url = '' } = request;
    const body = await buffer(request);
    const call = callOf(url);
    calls.add(`${method} ${call}`);
    const rule = rules.findLast((candidate) => appliesTo(candidate, method, call));
    const next = () => forward(request, body);
    if (rule !== undefined) return rule.run(request, response, next);
    const answer = await next();
    response.writeHead(answer.status, answer.headers).end(answer.body);
  }

  const server = http.createServer((request, response) => {
    // The platform is gone, or the shop has hung up: either way the connection ends as it would without a proxy.
    handle(request, response).catch(() => response.socket?.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', () => resolve());
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    calls: () => [...calls],
    setRules,
    async stop() {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
