import { AsyncLocalStorage } from 'node:async_hooks';
import { globalSingleton } from '@/lib/shared/global-singleton';

/**
 * A page's read that failed. Either a section is missing, or something old was used instead: data (`storedAt`
 * is its time in ms since 1970), or content without prices, such as a menu.
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
 * Notifies the enclosing `collectDataWarnings` and the listener. Must be called in the code of the page that
 * waits for the read.
 */
export function reportDataWarning(warning: DataWarning): void {
  warnings().collected.getStore()?.push(warning);
  warnings().listener?.(warning);
}

/**
 * Runs `read` and returns its value together with the warnings reported meanwhile.
 * @throws the errors of `read`
 */
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
