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

/** The development server compiles before and during reads, which would otherwise time out. */
const isDevelopment = process.env.NODE_ENV === 'development';

/** Deadline of a page's reads, in ms after its request arrived; the rest of four seconds is for rendering. */
export const READS_END = isDevelopment ? 60_000 : 3_600;

/** Time limits of a page's reads, in ms: those that the page needs, and optional blocks. */
export const READ_LIMITS = isDevelopment
  ? { page: 30_000, optional: 30_000 }
  : { page: 2_500, optional: 1_500 };
