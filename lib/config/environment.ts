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

/** True in a server of a build, and during a build. */
export function isProduction(): boolean {
  return process.env.NODE_ENV === 'production';
}

/**
 * True in the server of `npm run dev`. Builds are compiled with another value, whatever the environment is later.
 */
export function isDevelopment(): boolean {
  return process.env.NODE_ENV === 'development';
}

/** True while `next build` renders pages: there is no finished build to store them for. */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === 'phase-production-build';
}
