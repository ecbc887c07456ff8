import { DrizzleQueryError } from 'drizzle-orm';

/**
 * Reports a failure on stderr. Of a failed query only the database's own words are told: the query's
 * parameters may hold names, addresses and photos of shoppers.
 */
export function logFailure(what: string, error: unknown): void {
  console.error(`Embedded store: ${what} failed.`, error instanceof DrizzleQueryError ? error.cause : error);
}
