import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from 'playwright/test';
import { runProgram } from '../scripts/lib/processes.mjs';
import { skipWithoutEmbeddedStore } from './support/embedded-catalogue';
import { startQuirkyStore } from './support/quirky';
import { test } from './support/storefront-test';

type Report = {
  isUsable: boolean;
  noticed: string[];
  scores: Record<string, number | null>;
  calls: { call: string; verdict: string; isCritical: boolean }[];
  rules: { rule: string; checked: number; wrong: number }[];
};

/** Exit code and lines of `npm run conformance`. */
async function runConformance(...options: string[]) {
  const { code, lines } = await runProgram({
    args: ['tools/main.mjs', 'conformance', ...options],
    env: process.env,
    name: 'conformance',
    output: 'held',
    limit: 60_000,
  });
  return { code, lines };
}

/** Output of the command for a platform; it exits with 1 if shoppers would notice any problem. */
async function reportOn(api: string): Promise<Report> {
  const { code, lines } = await runConformance('--api', api, '--write', '--json');
  const report: Report = JSON.parse(lines[0] ?? '');
  expect([lines.length, code]).toEqual([1, report.noticed.length > 0 ? 1 : 0]);
  return report;
}

type Json = Record<string, unknown>;

/** A proxy for another platform: `change` alters each JSON response, and everything else is unchanged. */
async function startChangingProxy(target: string, change: (path: string, body: Json) => Json) {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', target);
    const { host: _, connection: __, 'accept-encoding': ___, ...headers } = request.headers;
    const { method = 'GET' } = request;
    const forwarded = await fetch(url, {
      method,
      headers: headers as Record<string, string>,
      ...(method === 'GET' ? {} : { body: await text(request) }),
      redirect: 'manual',
    });
    const type = forwarded.headers.get('content-type') ?? '';
    const cookies = forwarded.headers.getSetCookie();
    response.writeHead(forwarded.status, { 'content-type': type, 'set-cookie': cookies });
    if (!type.startsWith('application/json') || forwarded.status !== 200)
      return response.end(Buffer.from(await forwarded.arrayBuffer()));
    response.end(
      JSON.stringify(change(url.pathname.replace(/^.*\/v2\/front\//, ''), await forwarded.json())),
    );
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The response with every value of these names replaced, at any depth. */
function withValues(body: unknown, values: Json): unknown {
  if (Array.isArray(body)) return body.map((part) => withValues(part, values));
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      Object.hasOwn(values, name) ? values[name] : withValues(value, values),
    ]),
  );
}

const ABOUT_PRODUCTS = /^(?:url\/product|showcase\/products)/;

test('API-43: well-formed but meaningless responses are reported', {
  tag: ['@desktop', '@any-shop'],
}, async () => {
  skipWithoutEmbeddedStore();
  let first: Json | undefined;
  const proxy = await startChangingProxy(process.env.EMBEDDED_STORE_URL ?? '', (path, body) => {
    if (path === 'struct/menus/menu-principal') return body;
    // The same page for every category, filter, order and offset, with missing prices, names and pictures.
    if (path.startsWith('url/product/listing')) first ??= body;
    const shown = path.startsWith('url/product/listing') ? (first ?? body) : body;
    if (!ABOUT_PRODUCTS.test(path)) return shown;
    return withValues(shown, { precos: null, imagem: '', medium: '/nada.webp', big: '/nada.webp' }) as Json;
  });
  try {
    const { isUsable, noticed, scores } = await reportOn(`${proxy.origin}/api`);
    expect(isUsable).toBe(true);
    for (const rule of [
      'one price above 0',
      'Pictures load',
      'show their own products',
      'second page',
      'Filters narrow',
      'Orders differ',
      'does not exist finds nothing',
    ])
      expect(noticed.join('\n')).toContain(rule);
    expect(scores.listings).toBeLessThan(70);
    expect(scores.account).toBe(100);
    const { code, lines } = await runConformance('--api', `${proxy.origin}/api`);
    expect([code, lines.at(-1)]).toEqual([
      1,
      'The shop runs on this platform, but shoppers will notice what is listed above.',
    ]);
  } finally {
    proxy.stop();
  }
});

test('API-43: every response of the embedded store conforms and makes sense', {
  tag: ['@desktop', '@any-shop'],
}, async () => {
  skipWithoutEmbeddedStore();
  const { isUsable, noticed, scores, calls, rules } = await reportOn(`${process.env.EMBEDDED_STORE_URL}/api`);
  expect([isUsable, noticed]).toEqual([true, []]);
  expect(rules.filter(({ checked }) => checked === 0)).toEqual([]);
  expect(Object.values(scores).filter((score) => (score ?? 0) < 90)).toEqual([]);
  expect(calls.filter(({ verdict }) => verdict === 'failed' || verdict === 'partial')).toEqual([]);
});

test('API-43: a platform with irregular responses is usable, and the report names the calls whose responses were repaired', {
  tag: '@desktop',
}, async () => {
  const platform = await startQuirkyStore();
  try {
    const { isUsable, noticed, calls } = await reportOn(platform.apiUrl);
    expect(isUsable).toBe(true);
    expect(noticed).toEqual([
      expect.stringMatching(/"Every product has a picture" does not hold for 2 of 20/),
    ]);
    expect(new Set(calls.map(({ verdict }) => verdict))).toEqual(
      new Set(['fine', 'repaired', 'partial', 'failed', 'untried']),
    );
    await platform.setBehaviour('url/product/detail', 'hang');
    const { code, lines } = await runConformance('--api', platform.apiUrl);
    expect(code).toBe(1);
    expect(lines.join('\n')).toMatch(
      /FAILED, critical: GET url\/product\/detail .*\n +It did not respond in full within the time that the shop waits\. The product cannot be shown\./,
    );
  } finally {
    await platform.stop();
  }
});

test('API-43: for invalid options the error message lists the valid ones', { tag: '@desktop' }, async () => {
  for (const options of [[], ['--api', 'loja.com.br']]) {
    const { code, lines } = await runConformance(...options);
    expect(code).toBe(2);
    expect(lines.at(-1)).toContain('npm run conformance -- --api https://www.loja.com.br/api');
  }
  const { code, lines } = await runConformance('--api', 'https://loja.example', '--fast');
  expect(code).toBe(2);
  expect(lines.at(-1)).toMatch(/'--fast'.* npm run tools -- conformance --help lists the options\./);
});
