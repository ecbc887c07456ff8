import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { codeOf, describeError, log } from '../../../scripts/lib/cli.mjs';
import { wireGet } from '../http';
import { listen } from '../listen';
import { faultNamed, type PlatformResponse } from './faults';

const PREFIX = '/v2/front/';
/** Headers that belong to one connection and are not passed on. */
const CONNECTION_HEADERS = ['connection', 'keep-alive', 'transfer-encoding'];

/** The name of a call in rules: the part of its address after /v2/front/, or the path on another service. */
function callOf(url: string) {
  const [path = ''] = url.split('?');
  const start = path.indexOf(PREFIX);
  return start === -1 ? path.slice(1) : path.slice(start + PREFIX.length);
}

function withoutConnectionHeaders(headers: http.IncomingHttpHeaders): http.OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !CONNECTION_HEADERS.includes(name)));
}

/** A kind of call, such as `GET url/home` or `*` for all, and the name of the fault with which it fails. */
export type Rule = { call: string; fault: string };

/**
 * Starts a local proxy for the platform at `target` (an origin) that breaks calls according to its rules; the
 * last matching rule applies. `calls()` returns every kind of call so far.
 */
export async function startFaultProxy({ target, rules: initial = [] }: { target: string; rules?: Rule[] }) {
  const agent = new http.Agent({ keepAlive: true });
  const calls = new Set<string>();
  let rules: { call: string; run: ReturnType<typeof faultNamed> }[] = [];
  const setRules = (given: readonly Rule[]) => {
    rules = given.map(({ call, fault }) => ({ call, run: faultNamed(fault) }));
  };
  setRules(initial);

  async function forward(request: http.IncomingMessage, body: Buffer): Promise<PlatformResponse> {
    const url = new URL(request.url ?? '', target);
    // A fault that changes the response has to read it, so it must not be compressed.
    const own = { 'accept-encoding': 'identity', host: url.host };
    const headers = { ...withoutConnectionHeaders(request.headers), ...own };
    const response = await wireGet(url, { method: request.method, headers, body, agent });
    return { ...response, headers: withoutConnectionHeaders(response.headers) };
  }

  async function handle(request: http.IncomingMessage, response: http.ServerResponse) {
    const { method, url = '' } = request;
    const body = await buffer(request);
    const own = `${method} ${callOf(url)}`;
    calls.add(own);
    const rule = rules.findLast(({ call }) => call === own || call === '*');
    const next = () => forward(request, body);
    if (rule !== undefined) return rule.run(request, response, next);
    const forwarded = await next();
    response.writeHead(forwarded.status, forwarded.headers).end(forwarded.body);
  }

  const { url: origin, close } = await listen((request, response) => {
    handle(request, response).catch((error) => {
      // Errors with a code come from the system: the platform is down, or the shop has disconnected. The
      // connection then ends as it would without a proxy.
      if (codeOf(error) === undefined) log(describeError(error));
      response.socket?.destroy();
    });
  });
  return {
    origin,
    calls: () => [...calls],
    setRules,
    async stop() {
      agent.destroy();
      await close();
    },
  };
}
