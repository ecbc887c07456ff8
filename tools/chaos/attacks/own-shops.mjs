import { fileURLToPath } from 'node:url';
import { startTestShop } from '../../../scripts/lib/shop.mjs';
import { startFaultProxy } from '../../fault-proxy/fault-proxy';
import { contextOf, OPS_TOKEN, targetOf } from './victim.mjs';

const CLOCK = fileURLToPath(new URL('clock.cjs', import.meta.url));

/** Why its own shop cannot be had: it would run next to the one that is attacked. */
export const needsOwnShop = ({ through, isForeign }) => {
  if (isForeign) return 'needs a shop that the tool starts itself: leave --base-url out';
  return through === 'direct' ? undefined : 'same as direct';
};

/** An attack on a shop of startChangingShop, without bystanders; what a second shop takes of memory is not held against it. */
export const onOwnShop = ({ bars, ...attack }) => ({
  isCalm: true,
  skip: needsOwnShop,
  setUp: startChangingShop,
  bars: { growth: 200, left: 200, ...bars },
  ...attack,
});

/**
 * A second shop on the same store, behind a platform that can change what it answers, with further variables.
 * `jump()` puts its clock an hour ahead, or right again. `isWarm`: false for a shop that cannot show its pages.
 */
export async function startChangingShop({ shop, ...others }, variables = {}, { isWarm = true } = {}) {
  const platform = await startFaultProxy({ target: shop.storeUrl });
  const changed = await startTestShop({
    quiet: true,
    variables: {
      OPS_TOKEN,
      STORE_API_URL: `${platform.origin}/api`,
      STORE_SITE_URL: shop.storeUrl,
      STOREFRONT: 'oculos',
      NODE_OPTIONS: `--require ${CLOCK}`,
      ...variables,
    },
  });
  const stop = async () => {
    await changed.stop();
    await platform.stop();
  };
  try {
    const own = { baseUrl: changed.baseUrl, pid: changed.pid() };
    const context = isWarm ? await contextOf(own) : { ...others, ...own, target: targetOf(own.baseUrl) };
    return { ...context, platform, jump: () => process.kill(changed.pid(), 'SIGUSR2'), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
