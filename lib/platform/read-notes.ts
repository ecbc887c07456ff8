import { AsyncLocalStorage } from 'node:async_hooks';
import { globalSingleton } from '@/lib/shared/global-singleton';

/**
 * What is worth knowing about the page that needed a read: a block was left out because its call failed, old data
 * stood in for a failing platform (`storedAt`: epoch ms of the data), or old content did that has no prices, such as a
 * menu or a text.
 */
export type ReadNote =
  | { kind: 'missing-block' }
  | { kind: 'stale-data'; storedAt: number }
  | { kind: 'stale-content' };

const notes = () =>
  globalSingleton('read-notes', () => ({
    collected: new AsyncLocalStorage<ReadNote[]>(),
    listener: null as ((note: ReadNote) => void) | null,
  }));

/** Notifies the enclosing `collectReadNotes` and the listener. Call it where the page's own code waits for the read. */
export function noteRead(note: ReadNote): void {
  notes().collected.getStore()?.push(note);
  notes().listener?.(note);
}

/** Runs `read` and returns its value with the notes made meanwhile. @throws what `read` throws */
export async function collectReadNotes<T>(read: () => Promise<T>): Promise<{ value: T; notes: ReadNote[] }> {
  const collected: ReadNote[] = [];
  const value = await notes().collected.run(collected, read);
  return { value, notes: collected };
}

/** Sets the process's one listener. */
export function onReadNote(listener: (note: ReadNote) => void): void {
  notes().listener = listener;
}
