import type { z } from 'zod';
import { globalSingleton } from '@/lib/shared/global-singleton';

/** An answer as the platform sent it, and the schema that is about to read it. */
export type RawAnswer = { schema: z.ZodType; json: unknown };

const state = () =>
  globalSingleton('raw-answers', () => ({ listener: null as ((answer: RawAnswer) => void) | null }));

/** Sets the process's one listener to what comes before it is repaired; null removes it. */
export function onRawAnswer(listener: ((answer: RawAnswer) => void) | null): void {
  state().listener = listener;
}

/** Notifies the listener, where there is one. */
export function reportRawAnswer(answer: RawAnswer): void {
  state().listener?.(answer);
}
