import { AsyncLocalStorage } from 'node:async_hooks';
import { globalSingleton } from '@/lib/shared/global-singleton';

/**
 * A failed read of a page. Either a block is missing, or old data (`storedAt`: epoch ms of the data) or old content
 * without prices, such as a menu, was used instead.
 */
export type DataWarning =
  | { kind: 'missing-block' }
  | { kind: 'stale-data'; storedAt: number }
  | { kind: 'stale-content' };

const warnings = () =>
  globalSingleton('data-warnings', () => ({
    collected: new AsyncLocalStorage<DataWarning[]>(),
    listener: null as ((warning: DataWarning) => void) | null,
  }));

/**
 * Notifies the enclosing `collectDataWarnings` and the listener. Must be called where the page's own code waits for
 * the read.
 */
export function reportDataWarning(warning: DataWarning): void {
  warnings().collected.getStore()?.push(warning);
  warnings().listener?.(warning);
}

/** Runs `read` and returns its value with the reported warnings. @throws the errors of `read` */
export async function collectDataWarnings<T>(
  read: () => Promise<T>,
): Promise<{ value: T; warnings: DataWarning[] }> {
  const collected: DataWarning[] = [];
  const value = await warnings().collected.run(collected, read);
  return { value, warnings: collected };
}

/** Sets the listener of the process. */
export function onDataWarning(listener: (warning: DataWarning) => void): void {
  warnings().listener = listener;
}
