import { type Operations, toOperations } from './configuration.mjs';
import type { TuningName } from './framework-tuning.mjs';
import { parseEnvironment } from './parse-environment.mjs';
import { shippedStorefronts } from './storefront-file.mjs';

let current: Operations | undefined;

/**
 * How this process runs and is monitored. Separate from `serverConfig`, whose values affect pages.
 * @throws ConfigurationError
 */
export function operationsConfig(): Operations {
  current ??= toOperations(parseEnvironment(process.env, shippedStorefronts()));
  return current;
}

/** Whether a tuning is on in this process. @throws ConfigurationError */
export const isTuned = (name: TuningName): boolean => operationsConfig().frameworkTuning.includes(name);

/**
 * Deadline of a page's reads, in ms after its request arrived; the rest of four seconds is for rendering. The
 * development server compiles the page first, so reads would otherwise time out.
 */
export const READS_END = process.env.NODE_ENV === 'development' ? 60_000 : 3_600;
