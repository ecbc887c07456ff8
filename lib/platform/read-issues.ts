import { AsyncLocalStorage } from 'node:async_hooks';
import { globalSingleton } from '@/lib/shared/global-singleton';

/**
 * What went wrong with a read that a page needed: a block was left out because its call failed, old data
 * stood in for a failing platform (`storedAt`: epoch ms of the data), or old content did that has no prices, such as a
 * menu or a text.
 */
export type ReadIssue =
  | { kind: 'missing-block' }
  | { kind: 'stale-data'; storedAt: number }
  | { kind: 'stale-content' };

const issues = () =>
  globalSingleton('read-issues', () => ({
    collected: new AsyncLocalStorage<ReadIssue[]>(),
    listener: null as ((issue: ReadIssue) => void) | null,
  }));

/** Notifies the enclosing `collectReadIssues` and the listener. Call it where the page's own code waits for the read. */
export function reportReadIssue(issue: ReadIssue): void {
  issues().collected.getStore()?.push(issue);
  issues().listener?.(issue);
}

/** Runs `read` and returns its value with the issues reported by it. @throws what `read` throws */
export async function collectReadIssues<T>(
  read: () => Promise<T>,
): Promise<{ value: T; issues: ReadIssue[] }> {
  const collected: ReadIssue[] = [];
  const value = await issues().collected.run(collected, read);
  return { value, issues: collected };
}

/** Sets the process's one listener. */
export function onReadIssue(listener: (issue: ReadIssue) => void): void {
  issues().listener = listener;
}
