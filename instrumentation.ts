import { serverConfig } from '@/lib/config/environment';
import { ConfigurationError } from '@/lib/config/parse-environment.mjs';

/**
 * Next calls this when a server starts. A wrong configuration ends the process here: Next itself would log the error
 * and go on, with every page failing.
 */
export function register(): void {
  try {
    serverConfig();
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
