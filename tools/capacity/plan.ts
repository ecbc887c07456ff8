import type { Cost, Costs } from './measure';
import { distinct, renewals, type Traffic } from './traffic';

const DAY = 86_400;
/** How long Redis keeps pages, in seconds (lib/page-cache/shared-pages.ts). */
const KEPT = { product: DAY, listing: DAY, other: DAY, variant: 600 };
/** Memory that Redis needs for a page in addition to its HTML: a key, two fields and its own records. */
const REDIS_OVERHEAD_BYTES = 400;
/**
 * The share of a processor that the plan uses. The rest is reserved for peaks, and for the loss of an
 * instance.
 */
const BUSY = 0.6;

type Options = { traffic: readonly Traffic[]; costs: Costs; lifetime: number; proxies: number };
export type Plan = ReturnType<typeof planFor>;

/**
 * The resources that a shop needs if pages are stale after `lifetime` seconds, behind `proxies` nginx servers, each with
 * its own cache.
 */
export function planFor({ traffic, costs, lifetime, proxies }: Options) {
  const sum = (value: (views: Traffic, cost: Cost) => number) =>
    traffic.reduce((total, views) => total + value(views, costs.render[views.kind]), 0);
  const renders = sum((kind) => renewals(kind, lifetime));
  const throughOne = (kind: Traffic) => ({ ...kind, perRank: kind.perRank / proxies });
  const reaching = proxies * sum((kind) => renewals(throughOne(kind), lifetime));
  const renderCores = sum((kind, { ms }) => renewals(kind, lifetime) * ms) / 1_000;
  const visitCores = (reaching * costs.visit) / 1_000;
  const views = sum((kind) => kind.perSecond);
  return {
    lifetime,
    renders,
    reaching,
    calls: sum((kind, { calls }) => renewals(kind, lifetime) * calls),
    cores: renderCores + visitCores,
    instances: Math.ceil((renderCores + visitCores) / BUSY),
    proxyCores: costs.proxied === undefined ? undefined : (views * costs.proxied) / 1_000,
    /** Bytes in the cache of one nginx: every page that is requested from it within the lifetime. */
    proxyBytes: sum((kind, { sentBytes }) => distinct(throughOne(kind), lifetime) * sentBytes),
    keys: sum((kind) => distinct(kind, KEPT[kind.kind])),
    redisBytes: sum(
      (kind, { storedBytes }) => distinct(kind, KEPT[kind.kind]) * (storedBytes + REDIS_OVERHEAD_BYTES),
    ),
    redisWriteBytes: sum((kind, { storedBytes }) => renewals(kind, lifetime) * storedBytes),
    redisReads: reaching,
    sentBytes: sum((kind, { sentBytes }) => kind.perSecond * sentBytes),
  };
}
