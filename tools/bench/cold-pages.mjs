import { startPlatform } from '../chaos/platform.mjs';
import { percentile, wireGet } from './load.mjs';

const ROUNDS = 3;
/** Delay of every call of the platform, in ms. */
const LATENCIES = [0, 200];

/** How long a shop that has just started takes for its first page of each kind, in ms, by name. */
async function visitEachOnce({ pages, shopWith }, latency) {
  const shop = await shopWith(latency === 0 ? [] : [`*=slow:${latency}`]);
  try {
    const times = {};
    for (const { name, path } of pages) {
      const before = performance.now();
      await wireGet(shop.baseUrl + path);
      times[name] = performance.now() - before;
    }
    return times;
  } finally {
    await shop.stop();
  }
}

/**
 * Every kind of page when nothing is stored, on a platform that answers at once and on a distant one. Resolves to the
 * rows of a table: medians.
 */
export async function benchColdPages() {
  const platform = await startPlatform();
  try {
    const rounds = {};
    for (const latency of LATENCIES) {
      rounds[latency] = [];
      for (let round = 0; round < ROUNDS; round++)
        rounds[latency].push(await visitEachOnce(platform, latency));
    }
    const medianOf = (name, latency) =>
      percentile(
        rounds[latency].map((times) => times[name]).toSorted((a, b) => a - b),
        0.5,
      );
    return [
      ['page', ...LATENCIES.map((latency) => `calls of the platform + ${latency} ms`)],
      ...platform.pages.map(({ name }) => [
        name,
        ...LATENCIES.map((latency) => `${medianOf(name, latency).toFixed(0)} ms`),
      ]),
    ];
  } finally {
    await platform.stop();
  }
}
