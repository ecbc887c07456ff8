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

/**
 * When the reads of a page end, in ms after its request came; the rest of four seconds is for rendering it. The
 * development server first compiles the page, during which reads would run out of time.
 */
export const READS_END = process.env.NODE_ENV === 'development' ? 60_000 : 3_600;
