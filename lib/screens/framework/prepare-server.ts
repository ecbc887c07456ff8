import { checkConfiguration } from '@/lib/config/check-configuration';
import { isBuilding, isProduction } from '@/lib/config/environment';
import { logAsJson } from '@/lib/telemetry/json-console';
import { patchServer } from './node-server';
import { drainOnSignals } from './server-drain';

/** Makes a process of Next's ready to serve the shop, before it answers the first request. */
export function prepareServer(): void {
  checkConfiguration();
  if (isBuilding()) return;
  if (isProduction()) logAsJson();
  patchServer();
  if (isProduction()) drainOnSignals();
}
