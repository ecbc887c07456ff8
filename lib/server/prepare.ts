import { isBuilding, isProduction, serverConfig } from '@/lib/config/environment';
import { operationsConfig } from '@/lib/config/operations';
import { ConfigurationError } from '@/lib/config/parse-environment.mjs';
import { currentStorefront } from '@/lib/config/storefronts/current';
import { followPurges } from '@/lib/platform/shared-purges';
import { connectRedis } from '@/lib/redis/connection';
import { logAsJson } from '@/lib/telemetry/json-console';

/**
 * Ends the process when its configuration is wrong: Next itself would log the error and go on, with every page
 * failing.
 */
function checkConfiguration(): void {
  try {
    serverConfig();
    currentStorefront();
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Makes a process of Next's ready to serve the shop, before it answers the first request. */
export function prepareProcess(): void {
  checkConfiguration();
  if (isBuilding()) return;
  if (isProduction()) logAsJson();
  if (operationsConfig().redisUrl !== null) {
    connectRedis().catch((error: unknown) => console.error(error));
    followPurges();
  }
}
