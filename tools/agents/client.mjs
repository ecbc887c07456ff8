/*
 * An agent without a model: it reads addresses and forms, and fills them in.
 */
import { createServer } from 'node:http';

const VERSION = '2026-04-08';
const LIMIT_MS = 20_000;

/** The answer is not what a journey needs; the message names the step. */
export class JourneyError extends Error {
  name = 'JourneyError';
}

export function expectThat(isTrue, message) {
  if (!isTrue) throw new JourneyError(message);
}

const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** A profile on this machine, which shops on this machine accept. */
export async function serveProfile(capabilities) {
  const entries = capabilities.map((name) => [name, [{ version: VERSION }]]);
  const profile = {
    ucp: { version: VERSION, services: {}, capabilities: Object.fromEntries(entries), payment_handlers: {} },
  };
  const server = createServer((_, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(profile)),
  );
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${server.address().port}/profile.json`, close: () => server.close() };
}

export const isLocal = (shop) => LOCAL.test(new URL(shop).hostname);

export async function get(url, accept = 'text/html', headers = {}) {
  const answer = await fetch(url, {
    headers: { accept, ...headers },
    redirect: 'manual',
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** The REST binding at an endpoint of the business profile. */
export function restAgent(endpoint, profile) {
  return async (method, path, body) => {
    const answer = await fetch(`${endpoint}${path}`, {
      method,
      headers: { 'ucp-agent': `profile="${profile}"`, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const json = await answer.json();
    expectThat(answer.ok, `${method} ${path}: ${answer.status} ${json.code ?? ''} ${json.content ?? ''}`);
    return json;
  };
}

/** The MCP binding: calls a method, or a tool by its name. */
export function mcpAgent(endpoint, profile) {
  let id = 0;
  const rpc = async (method, params) => {
    id += 1;
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      body: JSON.stringify({ jsonrpc: '2.0', id, method, params }),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const text = await answer.text();
    const message = JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text);
    expectThat(message.result !== undefined, `${method}: ${answer.status} ${message.error?.message ?? ''}`);
    return message.result;
  };
  const tool = async (name, given) =>
    (await rpc('tools/call', { name, arguments: { meta: { 'ucp-agent': { profile } }, ...given } }))
      .structuredContent;
  return { rpc, tool };
}

const attribute = (tag, name) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'" };

/** HTML with its characters as they are read. */
export const textOf = (html) => html.replace(/&(amp|lt|gt|quot|apos|#39);/g, (_, name) => ENTITIES[name]);

/** The forms of a page with their fields, as they work without script. */
export function formsIn(html) {
  return [...html.matchAll(/<form\b[^>]*>.*?<\/form>/gs)].map(([whole]) => {
    const [head] = /<form\b[^>]*>/.exec(whole) ?? [''];
    const fields = [...whole.matchAll(/<(?:input|button|select)\b[^>]*>/g)].flatMap(([tag]) => {
      const name = attribute(tag, 'name');
      return name === undefined
        ? []
        : [{ name, value: attribute(tag, 'value') ?? '', type: attribute(tag, 'type') ?? '' }];
    });
    return {
      action: attribute(head, 'action'),
      method: (attribute(head, 'method') ?? 'get').toLowerCase(),
      fields,
    };
  });
}
