import { isBuilding, isProduction, serverConfig } from '@/lib/config/environment';
import { ConfigurationError } from '@/lib/config/parse-environment.mjs';
import { patchServer } from './node-server';
import { drainOnSignals } from './server-drain';

/** Ends the process when the configuration is wrong: Next would log the error and go on, with every page failing. */
function checkConfiguration(): void {
  try {
    serverConfig();
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Makes a process of Next's ready to serve the shop, before it answers the first request. */
export function prepareServer(): void {
  checkConfiguration();
  if (isBuilding()) return;
  patchServer();
  if (isProduction()) drainOnSignals();
}
