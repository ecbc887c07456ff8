import { LRUCache } from 'lru-cache';
import { globalSingleton } from '@/lib/shared/global-singleton';
import type { Outcome } from '../protocol/envelope';

/**
 * As long as a purge may take to reach all instances, so that a shared response is never older than a page.
 */
export const SHARED_MS = 2_000;

type Limits = { responses: number; length: number; responseLength: number };

/** Limits of the cache: number of responses; UTF-16 units of all texts together, and of one. */
export const RESPONSE_LIMITS: Limits = { responses: 200, length: 4_000_000, responseLength: 400_000 };

/** An outcome and its JSON, serialised once for all callers. */
export type SerialisedOutcome = Outcome & { text: string };

export const serialiseOutcome = (outcome: Outcome): SerialisedOutcome => ({
  ...outcome,
  text: JSON.stringify(outcome.body),
});

/** Catalogue responses shared by identical calls: concurrent ones, and those within two seconds. */
export class SharedResponses {
  private readonly running = new Map<string, Promise<SerialisedOutcome>>();
  private readonly kept: LRUCache<string, SerialisedOutcome>;

  constructor({ responses, length, responseLength }: Limits) {
    this.kept = new LRUCache({
      max: responses,
      maxSize: length,
      maxEntrySize: responseLength,
      sizeCalculation: ({ text }, call) => text.length + call.length,
      ttl: SHARED_MS,
      ttlResolution: 0,
      // Read at each call, so that a test can set it. lru-cache treats a time of 0 as unset.
      perf: { now: () => performance.now() + 1 },
    });
  }

  /**
   * The response to a call that changes nothing. A failed call is forgotten at once.
   * @param call everything that the response depends on
   * @throws the errors of `run`
   */
  share(call: string, run: () => Promise<Outcome>): Promise<SerialisedOutcome> {
    const kept = this.kept.get(call);
    if (kept !== undefined) return Promise.resolve(kept);
    const running = this.running.get(call);
    if (running !== undefined) return running;
    const response = this.runAndKeep(call, run);
    this.running.set(call, response);
    return response;
  }

  private async runAndKeep(call: string, run: () => Promise<Outcome>): Promise<SerialisedOutcome> {
    try {
      const written = serialiseOutcome(await run());
      this.kept.set(call, written);
      return written;
    } finally {
      this.running.delete(call);
    }
  }
}

/** The process's responses. */
export const sharedResponses = () =>
  globalSingleton('agent-responses', () => new SharedResponses(RESPONSE_LIMITS));
