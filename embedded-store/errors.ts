import { DrizzleQueryError } from 'drizzle-orm';

/**
 * A failure that the operator can fix. Its message is one plain sentence, which is printed without a stack
 * trace.
 */
export class StartupError extends Error {
  override name = 'StartupError';
}

/**
 * Logs a failure to stderr. For a failed query only the database's message is logged, because the parameters
 * may contain shoppers' names, addresses and photos.
 */
export function logFailure(what: string, error: unknown): void {
  console.error(`Embedded store: ${what} failed.`, error instanceof DrizzleQueryError ? error.cause : error);
}
