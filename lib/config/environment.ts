import { type Configuration, toConfiguration } from './configuration.mjs';
import { parseEnvironment } from './parse-environment.mjs';
import { shippedStorefronts } from './storefront-file.mjs';

type ServerConfig = Configuration<string>;

/**
 * Reads the environment. Empty and blank values count as unset.
 * @throws ConfigurationError with a sentence for each wrong variable
 */
export function parseServerConfig(env: Record<string, string | undefined>): ServerConfig {
  return toConfiguration(parseEnvironment(env, shippedStorefronts()));
}

let current: ServerConfig | undefined;

/** The process's configuration, parsed once. @throws ConfigurationError */
export function serverConfig(): ServerConfig {
  current ??= parseServerConfig(process.env);
  return current;
}

/** True in a server that serves a build, and while one is made. */
export function isProduction(): boolean {
  return process.env.NODE_ENV === 'production';
}

/** True in the server of `npm run dev`. Builds are compiled with another value, whatever the environment says later. */
export function isDevelopment(): boolean {
  return process.env.NODE_ENV === 'development';
}

/** True while `next build` renders pages: there is no build yet that they could be stored for. */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === 'phase-production-build';
}
