import { type Operations, toOperations } from './configuration.mjs';
import type { TuningName } from './framework-tuning.mjs';
import { parseEnvironment } from './parse-environment.mjs';
import { shippedStorefronts } from './storefront-file.mjs';

let current: Operations | undefined;

/**
 * How this process runs and is monitored. Separate from `serverConfig`, because those values affect pages.
 * @throws ConfigurationError
 */
export function operationsConfig(): Operations {
  current ??= toOperations(parseEnvironment(process.env, shippedStorefronts()));
  return current;
}

/** Whether a tuning is on in this process. @throws ConfigurationError */
export const isTuned = (name: TuningName): boolean => operationsConfig().frameworkTuning.includes(name);

/**
 * The development server compiles before and during reads. With production limits, the reads would time out.
 */
const isDevelopment = process.env.NODE_ENV === 'development';

/**
 * Deadline for a page's reads, in ms after its request arrived. A page has four seconds; the rest is for
 * rendering.
 */
export const READS_END = isDevelopment ? 60_000 : 3_600;

/** Time limits for a page's reads, in ms: for those that the page needs, and for optional sections. */
export const READ_LIMITS = isDevelopment
  ? { page: 30_000, optional: 30_000 }
  : { page: 2_500, optional: 1_500 };
