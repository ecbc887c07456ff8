import { formatTable } from '../../scripts/lib/cli.mjs';
import { describeMachine } from '../../scripts/lib/system.mjs';
import { megabytes } from '../lib/figures';
import type { Costs } from './measure';
import type { Plan } from './plan';
import type { Shop, Traffic } from './traffic';

const whole = (value: number) => Math.round(value).toLocaleString('en');
const GIGABYTE = 1024 ** 3;
const MEMORY_OF_INSTANCE = 400 * 1024 ** 2;
const gigabytes = (bytes: number) => `${(bytes / GIGABYTE).toFixed(1)} GB`;
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(0)} KB`;

const trafficTable = (traffic: readonly Traffic[]) => [
  ['kind', 'addresses', 'views per second', 'of the first', 'of the thousandth'],
  ...traffic.map(({ kind, addresses, perSecond, perRank }) => [
    kind,
    whole(addresses),
    whole(perSecond),
    perRank.toFixed(1),
    addresses >= 1_000 ? (perRank / 1_000).toFixed(3) : '',
  ]),
];

const costTable = ({ product, listing }: Costs['render']) => [
  ['page', 'processor time of a render', 'calls to the platform', 'sent, gzip', 'stored'],
  ...Object.entries({ product, 'listing, search and others': listing }).map(([name, cost]) => [
    name,
    `${cost.ms.toFixed(0)} ms`,
    cost.calls.toFixed(1),
    kilobytes(cost.sentBytes),
    kilobytes(cost.storedBytes),
  ]),
];

const PLAN_ROWS: [name: string, value: (plan: Plan) => string][] = [
  ['requests per second that pass nginx', ({ reaching }) => whole(reaching)],
  ['renders per second', ({ renders }) => whole(renders)],
  ['calls to the platform per second', ({ calls }) => whole(calls)],
  ['processors for instances', ({ cores }) => whole(cores)],
  ['instances, 60 % busy', ({ instances }) => whole(instances)],
  ['their memory, 400 MB each', ({ instances }) => gigabytes(instances * MEMORY_OF_INSTANCE)],
  ['processors for nginx, without TLS', ({ proxyCores }) => proxyCores?.toFixed(1) ?? ''],
  ['cache of one nginx (max_size)', ({ proxyBytes }) => gigabytes(proxyBytes)],
  ['pages in Redis', ({ keys }) => whole(keys)],
  ["Redis' memory", ({ redisBytes }) => gigabytes(redisBytes)],
  ['written to Redis per second', ({ redisWriteBytes }) => megabytes(redisWriteBytes)],
  ['HTML sent per second', ({ sentBytes }) => megabytes(sentBytes)],
];

const planTable = (plans: readonly Plan[]) => [
  ['what', ...plans.map(({ lifetime }) => `stale after ${lifetime} s`)],
  ...PLAN_ROWS.map(([name, value]) => [name, ...plans.map(value)]),
];

const BREAKS_FIRST = `What breaks first:
1. Renders. Most addresses get less than one visit a minute, so every visit finds a stale page, whatever the cache's size.
   With purges from the platform (POST /_ops/purge), PAGE_REVALIDATE_SECONDS (lib/config/cache-limits.ts) may be
   an hour. Without purges the law on
   prices forbids it (docs/decisions/0003-page-cache-handler.md).
2. The platform. Ask its operator before you buy instances.
3. nginx copies. Give max_size the bytes above, and keys_zone 1 MB per 8,000 pages.
4. Redis: one instance takes the commands. With less memory the least visited pages leave first (allkeys-lru).
5. An instance's disk and memory do not grow with the catalogue: 30 MB of pages, 8 MB of answers, 256 MB on disk.`;

type Figures = { shop: Shop; traffic: readonly Traffic[]; costs: Costs; plans: readonly Plan[] };

/** The measured figures, and what they mean for the shop. */
export function reportOf({ shop, traffic, costs, plans }: Figures) {
  const proxied =
    costs.proxied === undefined ? '' : `; from nginx's cache, ${costs.proxied.toFixed(3)} ms of nginx's`;
  return [
    `${whole(shop.products)} products, ${whole(shop.viewsPerSecond)} page views per second, two nginx; ${describeMachine()}`,
    formatTable(trafficTable(traffic)),
    formatTable(costTable(costs.render)),
    `Sending a stored page takes ${costs.visit.toFixed(2)} ms of an instance's processor time${proxied}.`,
    formatTable(planTable(plans)),
    BREAKS_FIRST,
  ].join('\n\n');
}
