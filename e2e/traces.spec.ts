import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'playwright/test';
import { startTestShop } from '../scripts/lib/shop.mjs';
import { startQuirkyStore } from './support/quirky';

type Span = {
  spanId: string;
  parentSpanId?: string;
  name: string;
};

/** Receives traces like a collector, and stores everything it receives. */
async function startCollector() {
  const bodies: string[] = [];
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const text = request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
    bodies.push(`${request.method} ${request.url}\n${text}`);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    text: () => bodies.join('\n'),
    spans: () =>
      bodies.flatMap((body): Span[] => {
        const { resourceSpans } = JSON.parse(body.slice(body.indexOf('\n')));
        return resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: Span[] }[] }) =>
          scopeSpans.flatMap(({ spans }) => spans),
        );
      }),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function withShop(
  variables: Record<string, string>,
  use: (shop: { baseUrl: string; pid: () => number }) => Promise<void>,
): Promise<void> {
  const platform = await startQuirkyStore();
  const shop = await startTestShop({
    variables: {
      STORE_API_URL: platform.apiUrl,
      STORE_SITE_URL: platform.url,
      STOREFRONT: 'oculos',
      ...variables,
    },
  });
  try {
    await use(shop);
  } finally {
    await shop.stop();
    await platform.stop();
  }
}

const CALL = 'call reads url/product/listing/category';

/** Whether a platform call is below the span of a request, or of the request's middleware. */
function isCallInRequest(spans: readonly Span[]): boolean {
  const byId = new Map(spans.map((span) => [span.spanId, span]));
  return spans.some(({ name, parentSpanId = '' }) => name === CALL && byId.has(parentSpanId));
}

test.describe('traces', { tag: '@desktop' }, () => {
  test.setTimeout(120_000);

  test('O2: the collector receives spans of requests, renders and platform calls, without shopper data', async () => {
    const collector = await startCollector();
    await withShop({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }, async ({ baseUrl }) => {
      for (const path of ['/armacoes?segredo=1', '/busca?busca=segredo', '/segredo-que-nao-existe'])
        await fetch(baseUrl + path, { headers: { 'user-agent': 'Segredo/1.0' } });
      // Spans are sent every few seconds, each after it has ended.
      await expect.poll(() => isCallInRequest(collector.spans()), { timeout: 30_000 }).toBe(true);
    });
    const names = collector.spans().map(({ name }) => name);
    expect(names.some((name) => name.startsWith('BaseServer.handleRequest'))).toBe(true);
    expect(names.some((name) => name.startsWith('AppRender.'))).toBe(true);
    expect(collector.text()).toMatch(/^POST \/v1\/traces$/m);
    expect(collector.text()).toContain('"storefront"');
    expect(collector.text()).not.toMatch(/segredo/i);
    collector.stop();
  });

  test('O2: on SIGTERM the shop exports the remaining spans', async () => {
    const collector = await startCollector();
    await withShop({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }, async ({ baseUrl, pid }) => {
      expect((await fetch(`${baseUrl}/armacoes`)).status).toBe(200);
      // The signal comes long before the next regular export.
      process.kill(pid(), 'SIGTERM');
      await expect.poll(() => isCallInRequest(collector.spans())).toBe(true);
    });
    collector.stop();
  });
});
