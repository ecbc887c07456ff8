import { serverConfig } from './environment';
import { ConfigurationError } from './parse-environment.mjs';
import { currentStorefront } from './storefronts/current';

/**
 * Ends the process when its configuration is wrong: Next itself would log the error and go on, with every page
 * failing.
 */
export function checkConfiguration(): void {
  try {
    serverConfig();
    currentStorefront();
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
