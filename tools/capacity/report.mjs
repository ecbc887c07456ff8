import { markdownTable } from '../../scripts/lib/cli.mjs';
import { describeMachine } from '../../scripts/lib/system.mjs';

const whole = (value) => Math.round(value).toLocaleString('en');
const GIGABYTE = 1024 ** 3;
const MEGABYTE = 1024 ** 2;
const gigabytes = (bytes) => `${(bytes / GIGABYTE).toFixed(1)} GB`;
const megabytes = (bytes) => `${(bytes / MEGABYTE).toFixed(0)} MB`;
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(0)} KB`;

const trafficTable = (traffic) => [
  ['kind', 'addresses', 'views a second', 'of the first', 'of the thousandth'],
  ...traffic.map(({ kind, addresses, perSecond, perRank }) => [
    kind,
    whole(addresses),
    whole(perSecond),
    perRank.toFixed(1),
    addresses >= 1_000 ? (perRank / 1_000).toFixed(3) : '',
  ]),
];

const costTable = ({ product, listing }) => [
  ['page', 'processor time of a render', 'calls of the platform', 'sent, gzip', 'stored'],
  ...Object.entries({ product, 'listing, search and others': listing }).map(([name, cost]) => [
    name,
    `${cost.ms.toFixed(0)} ms`,
    cost.calls.toFixed(1),
    kilobytes(cost.sentBytes),
    kilobytes(cost.storedBytes),
  ]),
];

const planTable = (plans) => [
  ['what', ...plans.map(({ lifetime }) => `due after ${lifetime} s`)],
  ...[
    ['requests that pass nginx, a second', ({ reaching }) => whole(reaching)],
    ['renders a second', ({ renders }) => whole(renders)],
    ['calls of the platform a second', ({ calls }) => whole(calls)],
    ['processors for instances', ({ cores }) => whole(cores)],
    ['instances, 60 % busy', ({ instances }) => whole(instances)],
    ['their memory, 400 MB each', ({ instances }) => gigabytes(instances * 400 * MEGABYTE)],
    ['processors for nginx, without TLS', ({ proxyCores }) => proxyCores?.toFixed(1) ?? ''],
    ['copies of one nginx (max_size)', ({ proxyBytes }) => gigabytes(proxyBytes)],
    ['pages in Redis', ({ keys }) => whole(keys)],
    ['memory of Redis', ({ redisBytes }) => gigabytes(redisBytes)],
    ['written to Redis a second', ({ redisWriteBytes }) => megabytes(redisWriteBytes)],
    ['HTML sent a second', ({ sentBytes }) => megabytes(sentBytes)],
  ].map(([name, value]) => [name, ...plans.map(value)]),
];

/** The figures as a page of Markdown. */
export function reportOf({ shop, traffic, costs, plans, replayed }) {
  const [plan, , longest] = plans;
  return [
    '# A million products, 10,000 page views a second',
    '',
    `Written by \`npm run tools -- capacity\`: ${whole(shop.products)} products, ${whole(shop.viewsPerSecond)} page views a second, two nginx.`,
    `${new Date().toISOString().slice(0, 10)}, ${describeMachine()}.`,
    '',
    '## Assumed',
    '',
    'Addresses of a kind are visited as in Zipf’s law, at random moments. A page is due a minute after it was rendered, and',
    'the next visit renders it anew, once for all instances; nginx asks for it once a second.',
    '',
    markdownTable(trafficTable(traffic)),
    '',
    '## Measured on this machine',
    '',
    markdownTable(costTable(costs.render)),
    '',
    `An answer from the store takes ${costs.visit.toFixed(2)} ms of an instance's processor` +
      (costs.proxied === undefined
        ? '.'
        : `, one from nginx' copy ${costs.proxied.toFixed(3)} ms of nginx'.`),
    '',
    '## Needed',
    '',
    markdownTable(planTable(plans)),
    '',
    `Replayed one by one, visits of three minutes caused ${whole(replayed.renders)} renders and ${whole(replayed.reaching)} requests past nginx a second in`,
    `the third; the model has ${whole(plan.renders)} and ${whole(plan.reaching)} for a page that is due after ${plan.lifetime} s.`,
    '',
    '## What breaks first, and what to buy',
    '',
    `1. Renders. Most addresses are visited less than once a minute, so their pages are due at each visit: no cache of any`,
    `   size changes the ${whole(plan.renders)} renders a second. A longer lifetime does: with purges (\`POST /_ops/purge\`) from the platform`,
    `   an hour would be ${whole(longest.renders)} a second, ${whole(longest.instances)} instances in place of ${whole(plan.instances)}. It is one number,`,
    '   `PAGE_REVALIDATE_SECONDS`, which the pages repeat; without purges the law on prices forbids it (docs/decisions/0003).',
    `2. The platform, at ${whole(plan.calls)} calls a second. It has to be asked before the instances are bought: beyond what it`,
    '   answers, more instances render nothing more.',
    `3. nginx' copies. \`max_size=1g\` holds ${whole((GIGABYTE / plan.proxyBytes) * 100)} % of what is asked for within a minute; beyond that its oldest copies go and`,
    `   instances answer instead. Give it ${gigabytes(plan.proxyBytes)} and \`keys_zone\` 1 MB for every 8,000 pages.`,
    `4. Redis, one thread: ${whole(plan.redisReads)} reads and ${whole(plan.renders)} writes a second with ${megabytes(plan.redisWriteBytes)} a second. One instance of it`,
    `   carries the commands, and a machine of ${gigabytes(plan.redisBytes)} the pages; with less memory the least visited leave first`,
    '   (allkeys-lru), which costs nothing while the platform is well: their pages are due anyway.',
    '5. Disk and memory of an instance do not grow with the catalogue: 24 and 6 MB of pages, 8 MB of answers, 256 MB on disk.',
    '',
  ].join('\n');
}
