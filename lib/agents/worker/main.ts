/*
 * The low-priority process that serves agents. scripts/lib/server-bundle.mjs bundles it;
 * lib/server/agent-process.ts starts and stops it.
 */
import { operationsConfig } from '@/lib/config/operations';
import { purges } from '@/lib/platform/purges';
import { connectRedis } from '@/lib/redis/connection';
import { PRODUCT_INDEX_FILE, takeCrawlerFile } from '@/lib/seo/crawlers/known-files';
import { log } from '@/lib/shared/log';
import { logAsJson } from '@/lib/telemetry/json-log';
import { readProcessMetrics } from '@/lib/telemetry/metrics';
import type { ProcessMetrics } from '@/lib/telemetry/process-metrics';
import { flushTraces } from '@/lib/telemetry/spans';
import { setCartKey } from '../cart/encrypted-text';
import { type ForwardedCall, type ForwardedResponse, handleForwardedCall } from './handle-forwarded-call';

/**
 * Messages from the shop to the worker. `cartKey` encrypts carts; `file` is the index of the last walk through
 * the catalogue.
 */
export type WorkerOrder =
  | { kind: 'start'; build: string; cartKey: Uint8Array }
  | { kind: 'products'; file: Uint8Array }
  | { kind: 'purge'; tags: readonly string[] }
  | { kind: 'call'; id: number; call: ForwardedCall }
  | { kind: 'measure'; id: number };

/** Messages from the worker to the shop. */
export type WorkerReply =
  | { id: number; response: ForwardedResponse }
  | { id: number; metrics: ProcessMetrics };

const reply = (message: WorkerReply) => process.send?.(message);

async function obey(order: Exclude<WorkerOrder, { kind: 'start' }>): Promise<void> {
  switch (order.kind) {
    case 'products':
      return takeCrawlerFile(PRODUCT_INDEX_FILE, Buffer.from(order.file));
    case 'purge':
      return purges().purge(order.tags);
    case 'measure':
      reply({ id: order.id, metrics: await readProcessMetrics() });
      return;
    case 'call':
      reply({ id: order.id, response: await handleForwardedCall(order.call) });
  }
}

async function start({ build, cartKey }: Extract<WorkerOrder, { kind: 'start' }>): Promise<void> {
  logAsJson();
  setCartKey(Buffer.from(cartKey));
  if (operationsConfig().redisUrl !== null) await connectRedis();
  if (operationsConfig().tracesUrl === null) return;
  const { startTraces } = await import('@/lib/telemetry/traces');
  startTraces(build);
}

// Signals often reach all of the shop's processes. This one ignores them: the shop completes its requests
// first, then disconnects it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => flushTraces().finally(() => process.exit()));
process.on('unhandledRejection', (error) => log.failure(error));

let started = Promise.resolve();
process.on('message', (order: WorkerOrder) => {
  if (order.kind === 'start') started = start(order);
  else started.then(() => obey(order)).catch((error: unknown) => log.failure(error));
});
