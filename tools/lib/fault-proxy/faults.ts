import type http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { CliError } from '../../../scripts/lib/cli.mjs';

const JSON_TYPE = { 'content-type': 'application/json' };
const HTML_TYPE = { 'content-type': 'text/html; charset=utf-8' };
const HUGE_BYTES = 20 * 1024 * 1024;

/** The platform's own response. */
export type PlatformResponse = { status: number; headers: http.OutgoingHttpHeaders; body: Buffer };
type Fault = (
  request: http.IncomingMessage,
  response: http.ServerResponse,
  forward: () => Promise<PlatformResponse>,
) => unknown;

/** JSON whose values have wrong types, as after a faulty release of the platform. */
export function withWrongTypes(value: unknown): unknown {
  if (Array.isArray(value)) {
    return Object.fromEntries(value.map((item, index) => [`item${index}`, withWrongTypes(item)]));
  }
  if (value === null) return [];
  switch (typeof value) {
    case 'object':
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withWrongTypes(inner)]));
    case 'string':
      return value.length;
    case 'number':
      return `${value} un.`;
    default:
      return String(value);
  }
}

const fixedResponse =
  (status: number, headers: http.OutgoingHttpHeaders, body: string): Fault =>
  (_request, response) => {
    response.writeHead(status, headers).end(body);
  };

const refusal = (status: number) =>
  fixedResponse(status, JSON_TYPE, JSON.stringify({ error: `Falha simulada (${status})`, code: status }));

/** Applies a change to the JSON of a response. Pictures and pages stay unchanged. */
const changingJson =
  (change: (json: string) => string): Fault =>
  async (_request, response, forward) => {
    const { status, headers, body } = await forward();
    const isJson = /\bjson\b/.test(String(headers['content-type']));
    if (isJson && body.length > 0) response.writeHead(status, JSON_TYPE).end(change(body.toString('utf8')));
    else response.writeHead(status, headers).end(body);
  };

const breakConnection = (response: http.ServerResponse) => response.socket?.destroy();

/**
 * The faults that a call may have. Each gets the shop's request, the response to write, and `forward()`,
 * which resolves to the platform's own response `{ status, headers, body }`.
 */
export const FAULTS: Record<string, Fault> = {
  refused: (_request, response) => breakConnection(response),
  hang: () => {},
  401: refusal(401),
  403: refusal(403),
  404: refusal(404),
  429: refusal(429),
  500: refusal(500),
  502: fixedResponse(502, HTML_TYPE, '<html><body><h1>502 Bad Gateway</h1></body></html>'),
  503: refusal(503),
  html: fixedResponse(200, HTML_TYPE, '<!doctype html><html><body><h1>Em manutenção</h1></body></html>'),
  null: fixedResponse(200, JSON_TYPE, 'null'),
  empty: fixedResponse(200, JSON_TYPE, '[]'),
  huge: (_request, response) => {
    response.writeHead(200, JSON_TYPE);
    response.end(`{"conteudo":"${'x'.repeat(HUGE_BYTES)}"}`);
  },
  truncated: async (_request, response, forward) => {
    const { status, body } = await forward();
    response.writeHead(status, JSON_TYPE).end(body.subarray(0, Math.floor(body.length / 2)));
  },
  reset: async (_request, response, forward) => {
    const { status, body } = await forward();
    response.writeHead(status, { ...JSON_TYPE, 'content-length': String(body.length) });
    response.write(body.subarray(0, Math.floor(body.length / 2)), () => breakConnection(response));
  },
  types: changingJson((json) => JSON.stringify(withWrongTypes(JSON.parse(json)))),
};

const SLOW = /^slow:(\d{1,6})$/;

/**
 * The fault with this name: one of FAULTS, or `slow:<ms>`.
 * @throws CliError for any other name
 */
export function faultNamed(name: string): Fault {
  const known = Object.hasOwn(FAULTS, name) ? FAULTS[name] : undefined;
  if (known !== undefined) return known;
  const [, ms] = SLOW.exec(name) ?? [];
  if (ms === undefined) {
    throw new CliError(
      `Unknown fault "${name}". Use ${Object.keys(FAULTS).join(', ')} or slow:<milliseconds>.`,
    );
  }
  return async (_request, response, forward) => {
    await wait(Number(ms));
    const { status, headers, body } = await forward();
    response.writeHead(status, headers).end(body);
  };
}
