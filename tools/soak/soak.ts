/*
 * While faults of the platform come and go, requests for stored pages must never fail, and memory must not
 * grow.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { formatDuration, formatTable, log } from '../../scripts/lib/cli.mjs';
import { runMain } from '../../scripts/lib/processes.mjs';
import { describeMachine } from '../../scripts/lib/system.mjs';
import { startBreakablePlatform } from '../lib/breakable-platform';
import { FAULTS } from '../lib/fault-proxy/faults';
import { median, megabytes, residentMemory } from '../lib/figures';
import { readNumberOptions } from '../lib/options';
import { createRandom } from '../lib/random';
import { startVisitors } from '../lib/visitors';

const DEFAULTS = { minutes: 30, rate: 75, seed: 1 };
/** How long faults, and the pauses between them, last in ms. */
const FAULT_MS = 4_000;
/** Fraction of the run after which the caches are full. */
const WARM_UP = 0.5;
/**
 * Fraction of the run over which the median memory is compared, since single values vary with garbage
 * collection and faults.
 */
const COMPARED = 0.25;
const SAMPLE_MS = 2_000;
/** By what fraction memory may grow after the warm-up. */
const MAX_GROWTH = 0.05;
const REST_MS = 60_000;

type NonEmpty = [string, ...string[]];
type Platform = Awaited<ReturnType<typeof startBreakablePlatform>>;
type Shop = Awaited<ReturnType<Platform['shopWith']>>;

/** Injects faults into the platform and removes them again for `ms`. Resolves to the number of faults. */
async function injectFaults(
  { proxy }: Shop,
  calls: NonEmpty,
  random: ReturnType<typeof createRandom>,
  ms: number,
) {
  const faults = Object.keys(FAULTS) as NonEmpty;
  let count = 0;
  for (const end = Date.now() + ms; Date.now() < end; count += 1) {
    const fault = random.pick(faults);
    // In one of three cases, the whole platform fails.
    const call = random.next() < 1 / 3 ? '*' : random.pick(calls);
    proxy.setRules([{ call, fault }]);
    await wait(FAULT_MS);
    proxy.setRules([]);
    await wait(FAULT_MS);
  }
  return count;
}

/** Calls `read` repeatedly for `ms`; resolves to the median. */
async function medianOf(read: () => number, ms: number) {
  const values: number[] = [];
  for (const end = Date.now() + ms; Date.now() < end; ) {
    values.push(read());
    await wait(SAMPLE_MS);
  }
  return median(values);
}

async function measure(platform: Platform, { minutes, rate, seed }: typeof DEFAULTS) {
  const calls = (await platform.observeCalls()) as NonEmpty;
  const shop = await platform.shopWith([]);
  try {
    const random = createRandom(seed);
    const stored = platform.pages.map(({ path: page }) => page);
    const visitors = await startVisitors({ baseUrl: shop.baseUrl, stored, rate, random });
    const length = minutes * 60_000;
    const resident = () => residentMemory(shop.pid());
    const start = resident();
    const faults = injectFaults(shop, calls, random, length);
    await wait(length * WARM_UP);
    const warm = await medianOf(resident, length * COMPARED);
    const end = await medianOf(resident, length * COMPARED);
    const count = await faults;
    const visited = await visitors.stop();
    await wait(REST_MS);
    return { visited, memory: { start, warm, end, rested: resident() }, faults: count };
  } finally {
    await shop.stop();
  }
}

async function main() {
  const options = readNumberOptions('soak', DEFAULTS);
  const { minutes, rate, seed } = options;
  const platform = await startBreakablePlatform();
  try {
    const { visited, memory, faults } = await measure(platform, options);
    const table = [['what', 'responses', 'statuses', 'p50', 'p99', 'longest'], ...visited.rows];
    const growth = (memory.end - memory.warm) / memory.warm;
    const facts = [
      `${faults} faults in ${formatDuration(minutes * 60_000)}, ${rate} requests per second, seed ${seed}`,
      `the shop's memory: ${megabytes(memory.start)} at first, ${megabytes(memory.warm)} warmed up, ${megabytes(memory.end)} at the ` +
        `end (${(growth * 100).toFixed(1)} %), ${megabytes(memory.rested)} a minute later`,
      `the embedded store's memory at the end: ${megabytes(residentMemory(Number(platform.storePid())))}`,
      ...visited.storedFailures.map((failure) => `failed: ${failure}`),
    ];
    log([formatTable(table), ...facts, describeMachine()].join('\n'));
    const grew = Math.min(memory.end, memory.rested) > memory.warm * (1 + MAX_GROWTH);
    return visited.storedFailures.length > 0 || grew ? 1 : 0;
  } finally {
    await platform.stop();
  }
}

await runMain(main);
