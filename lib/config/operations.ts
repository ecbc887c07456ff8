import { type Operations, toOperations } from './configuration.mjs';
import type { TuningName } from './framework-tuning.mjs';
import { parseEnvironment } from './parse-environment.mjs';
import { shippedStorefronts } from './storefront-file.mjs';

let current: Operations | undefined;

/**
 * How this process is run and watched. Apart from `serverConfig`, whose values decide what pages look like.
 * @throws ConfigurationError
 */
export function operationsConfig(): Operations {
  current ??= toOperations(parseEnvironment(process.env, shippedStorefronts()));
  return current;
}

/** Whether something is to be faster than plain Next in this process. @throws ConfigurationError */
export const isTuned = (name: TuningName): boolean => operationsConfig().frameworkTuning.includes(name);
