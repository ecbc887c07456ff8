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

/** True in a production server, and during a build. */
export function isProduction(): boolean {
  return process.env.NODE_ENV === 'production';
}

/**
 * True in the server of `npm run dev`. A build replaces the value at compile time, so it does not depend on
 * the environment later.
 */
export function isDevelopment(): boolean {
  return process.env.NODE_ENV === 'development';
}

/**
 * True while `next build` renders pages, which cannot be stored: the build that they would belong to is not
 * finished.
 */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === 'phase-production-build';
}
