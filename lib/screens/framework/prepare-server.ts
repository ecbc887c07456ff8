import { checkConfiguration } from '@/lib/config/check-configuration';
import { isBuilding, isProduction } from '@/lib/config/environment';
import { operationsConfig } from '@/lib/config/operations';
import { followPurges } from '@/lib/platform/shared-purges';
import { connectRedis } from '@/lib/redis/connection';
import { logAsJson } from '@/lib/telemetry/json-console';
import { patchServer } from './node-server';
import { drainOnSignals } from './server-drain';

/** Makes a process of Next's ready to serve the shop, before it answers the first request. */
export function prepareServer(): void {
  checkConfiguration();
  if (isBuilding()) return;
  if (isProduction()) logAsJson();
  if (operationsConfig().redisUrl !== null) {
    connectRedis().catch((error: unknown) => console.error(error));
    followPurges();
  }
  patchServer();
  if (isProduction()) drainOnSignals();
}
