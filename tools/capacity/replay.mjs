import { createRandom } from '../lib/random';

/** Ranks that Zipf's law gives: the inverse of its sum, taken as continuous. */
const rankOf = (random, addresses) => Math.min(addresses, Math.floor((addresses + 1) ** random()));

/**
 * Visits, one after another, with the copies that nginx and the instances keep: an address is due after `lifetime`
 * seconds and rendered once for all instances. Counts what the model computes, in the last `counted` seconds of
 * `seconds`, so that the caches have filled.
 * @returns renders and requests that reach an instance, each a second
 */
export function replay(traffic, { lifetime, seconds, counted, proxies, seed = 1 }) {
  const { next } = createRandom(seed);
  const perSecond = traffic.reduce((sum, kind) => sum + kind.perSecond, 0);
  const rendered = traffic.map(() => new Map());
  const copies = Array.from({ length: proxies }, () => traffic.map(() => new Map()));
  let renders = 0;
  let reaching = 0;
  const visits = Math.round(perSecond * seconds);
  for (let visit = 0; visit < visits; visit += 1) {
    const now = visit / perSecond;
    const isCounted = now >= seconds - counted;
    let kind = 0;
    for (
      let left = next() * perSecond;
      left >= traffic[kind].perSecond && kind < traffic.length - 1;
      kind += 1
    ) {
      left -= traffic[kind].perSecond;
    }
    const rank = rankOf(next, traffic[kind].addresses);
    const isDue = (cache) => now - (cache[kind].get(rank) ?? Number.NEGATIVE_INFINITY) >= lifetime;
    const proxy = copies[Math.floor(next() * proxies)];
    if (!isDue(proxy)) continue;
    proxy[kind].set(rank, now);
    if (isCounted) reaching += 1;
    if (!isDue(rendered)) continue;
    rendered[kind].set(rank, now);
    if (isCounted) renders += 1;
  }
  return { renders: renders / counted, reaching: reaching / counted };
}
