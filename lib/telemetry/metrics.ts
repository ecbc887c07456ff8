import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { operationsConfig } from '@/lib/config/operations';
import { globalSingleton } from '@/lib/shared/global-singleton';
import { additiveMetrics, metricsWith, type ProcessMetrics } from './process-metrics';

/** Upper bounds in seconds: from a page in memory to a call that times out. */
const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8];

/** Upper bounds in seconds: from an empty queue to the longest wait for a render. */
const WAIT_SECONDS = [0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8];

/** Upper bounds in seconds: every instance should learn of a purge within one. */
const PURGE_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 30, 600];

type Sizes = Map<string, () => number>;

function gaugeOf(registry: Registry, name: string, help: string, label: string, sizes: Sizes): void {
  new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    // If both processes report 1, the result stays 1.
    aggregator: 'max',
    collect() {
      for (const [value, size] of sizes) this.set({ [label]: value }, size());
    },
  });
}

/** State of a patch of Next: `on`, or `missed` if it had no effect. */
type PatchState = { name: string; state: string };

/** The version of the shop that a process serves. */
type BuildInfo = { build: string; storefront: string; tuning: string };

function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const queues: Sizes = new Map();
  const breakers: Sizes = new Map();
  const stored: Sizes = new Map();
  const bodies: Sizes = new Map();
  gaugeOf(registry, 'storefront_queue_length', 'Waiting tasks, by queue', 'queue', queues);
  gaugeOf(registry, 'storefront_breaker_open', '1 while calls of a kind are not sent', 'calls', breakers);
  gaugeOf(registry, 'storefront_stored_bytes', 'Bytes of stored pages, by place', 'place', stored);
  gaugeOf(registry, 'storefront_body_bytes', 'Bytes of request bodies in flight, by pool', 'pool', bodies);
  const redis: { read?: () => string | null } = {};
  new Gauge({
    name: 'storefront_redis_state',
    help: '1 for the state of Redis: ready, gone or refusing writes; absent without REDIS_URL',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.reset();
      const state = redis.read?.() ?? null;
      if (state !== null) this.set({ state }, 1);
    },
  });
  const patches: { read?: () => readonly PatchState[] } = {};
  const others: { read?: () => Promise<readonly ProcessMetrics[]> } = {};
  new Gauge({
    name: 'storefront_framework_patch',
    help: '1 for the state of each change that the shop makes to Next',
    labelNames: ['name', 'state'],
    registers: [registry],
    collect() {
      this.reset();
      for (const patch of patches.read?.() ?? []) this.set(patch, 1);
    },
  });
  return {
    registry,
    queues,
    breakers,
    stored,
    bodies,
    redis,
    patches,
    others,
    build: new Gauge({
      name: 'storefront_build_info',
      help: '1 for the running build, storefront and tuning',
      labelNames: ['build', 'storefront', 'tuning'],
      registers,
    }),
    purges: new Counter({
      name: 'storefront_purges_total',
      help: 'Purges that this instance applied, by the instance that received the request',
      labelNames: ['from'],
      registers,
    }),
    purgeDelay: new Histogram({
      name: 'storefront_purge_delay_seconds',
      help: 'Time from a purge on another instance until this one applied it',
      buckets: PURGE_SECONDS,
      registers,
    }),
    queueWait: new Histogram({
      name: 'storefront_queue_wait_seconds',
      help: 'Wait in a queue, by queue and outcome',
      labelNames: ['queue', 'outcome'],
      buckets: WAIT_SECONDS,
      registers,
    }),
    requests: new Counter({
      name: 'storefront_requests_total',
      help: 'Responses, by kind of page and status',
      labelNames: ['screen', 'status'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'storefront_request_seconds',
      help: 'Time from the headers of a request to the end of its response',
      labelNames: ['screen'],
      buckets: SECONDS,
      registers,
    }),
    cacheReads: new Counter({
      name: 'storefront_cache_reads_total',
      help: 'Reads of pages and of platform responses, by the tier that had them',
      labelNames: ['cache', 'tier'],
      registers,
    }),
    callSeconds: new Histogram({
      name: 'storefront_platform_call_seconds',
      help: 'Duration of calls to the platform and other services including retries, by kind of call and outcome',
      labelNames: ['calls', 'outcome'],
      buckets: SECONDS,
      registers,
    }),
    unexpectedScripts: new Counter({
      name: 'storefront_page_unexpected_script_total',
      help: 'Pages sent without scripts because they contain executable markup from elsewhere, by kind',
      labelNames: ['found'],
      registers,
    }),
    agentCalls: new Counter({
      name: 'storefront_agent_calls_total',
      help: 'Calls of shopping agents, by transport, operation, host of the profile, and outcome',
      labelNames: ['transport', 'operation', 'agent', 'outcome'],
      registers,
    }),
    policyReports: new Counter({
      name: 'storefront_policy_reports_total',
      help: 'Violations of the Content-Security-Policy that browsers report, by directive',
      labelNames: ['directive'],
      registers,
    }),
  };
}

const metrics = () =>
  globalSingleton('metrics', () => (operationsConfig().metricsToken === null ? null : createMetrics()));

/** Whether metrics are collected. */
export const isMeasured = (): boolean => metrics() !== null;

/** @param seconds from the head of the request to the end of its response */
export function countResponse(screen: string, status: number, seconds: number): void {
  metrics()?.requests.inc({ screen, status });
  metrics()?.requestSeconds.observe({ screen }, seconds);
}

/** Counts a read of a page or a platform response by where it was found. */
export function countCacheRead(
  cache: 'page' | 'data',
  tier: 'ready' | 'memory' | 'disk' | 'redis' | 'stale' | 'none',
): void {
  metrics()?.cacheReads.inc({ cache, tier });
}

/** @param calls one of a finite set of kinds */
export function countCall(calls: string, outcome: string, seconds: number): void {
  metrics()?.callSeconds.observe({ calls, outcome }, seconds);
}

/** Counts a page with unknown executable markup. @param found one of a finite set of kinds */
export function countUnexpectedScript(found: string): void {
  metrics()?.unexpectedScripts.inc({ found });
}

/** How many agents have their own metrics. All others share one, because anyone can write a profile. */
const MAX_AGENTS = 20;
const countedAgents = () => globalSingleton('counted-agents', () => new Set<string>());

function agentLabel(agent: string): string {
  if (agent === '') return 'unknown';
  if (countedAgents().size < MAX_AGENTS) countedAgents().add(agent);
  return countedAgents().has(agent) ? agent : 'others';
}

/**
 * Counts a call of a shopping agent.
 * @param call `agent` is the host of its profile, '' if unknown; the other values are from finite sets
 */
export function countAgentCall(call: {
  transport: string;
  operation: string;
  agent: string;
  outcome: string;
}): void {
  metrics()?.agentCalls.inc({ ...call, agent: agentLabel(call.agent) });
}

/** Counts a violation reported by a browser. @param directive one of a finite set of names */
export function countPolicyReport(directive: string): void {
  metrics()?.policyReports.inc({ directive });
}

/** Adds the length of a queue to the metrics. */
export function exposeQueue(name: string, length: () => number): void {
  metrics()?.queues.set(name, length);
}

/** @param isGivenUp whether the task was dropped because it had waited too long */
export function observeQueueWait(queue: string, ms: number, isGivenUp: boolean): void {
  metrics()?.queueWait.observe({ queue, outcome: isGivenUp ? 'given-up' : 'started' }, ms / 1_000);
}

/** Counts a purge that was requested here, or on another instance `delayMs` ago. */
export function countPurge(delayMs: number | null): void {
  metrics()?.purges.inc({ from: delayMs === null ? 'here' : 'elsewhere' });
  if (delayMs !== null) metrics()?.purgeDelay.observe(Math.max(0, delayMs) / 1_000);
}

/** Adds the running version to the metrics. */
export function exposeBuild(info: BuildInfo): void {
  metrics()?.build.set(info, 1);
}

/** Adds the state of Redis to the metrics; null if there is no Redis. */
export function exposeRedis(read: () => string | null): void {
  const current = metrics();
  if (current !== null) current.redis.read = read;
}

/** Adds the bytes that a pool's bodies use to the metrics. */
export function exposeBodyBytes(pool: string, bytes: () => number): void {
  metrics()?.bodies.set(pool, bytes);
}

/** Adds to the metrics whether the circuit breaker lets calls of a kind pass. */
export function exposeBreaker(calls: string, isOpen: () => boolean): void {
  metrics()?.breakers.set(calls, () => Number(isOpen()));
}

/** Adds the number of bytes stored in a place to the metrics. */
export function exposeStoredBytes(place: string, bytes: () => number): void {
  metrics()?.stored.set(place, bytes);
}

/** Adds the state of each patch of Next to the metrics. */
export function exposePatches(read: () => readonly PatchState[]): void {
  const current = metrics();
  if (current !== null) current.patches.read = read;
}

/** Adds the metrics of other processes to those of this one. */
export function exposeProcessMetrics(read: () => Promise<readonly ProcessMetrics[]>): void {
  const current = metrics();
  if (current !== null) current.others.read = read;
}

/** This process's metrics, for another process that adds them to its own; empty if metrics are off. */
export const readProcessMetrics = async (): Promise<ProcessMetrics> => {
  const current = metrics();
  return current === null ? [] : additiveMetrics(current.registry);
};

/** All metrics in Prometheus' text format; null if metrics are off. */
export async function readMetrics(): Promise<{ type: string; text: string } | null> {
  const current = metrics();
  if (current === null) return null;
  const { registry, others } = current;
  const text = await metricsWith(registry, (await others.read?.()) ?? []);
  return { type: registry.contentType, text };
}
