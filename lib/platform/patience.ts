import { isStoreApiError, isUnanswered } from './errors';

/** Bounds in ms. */
const MIN = 200;
const MAX = 1_000;

const TIMES_USUAL = 3;

/** How much the last answer counts for how long one usually takes. */
const WEIGHT = 0.25;

/** Learns from calls how long it is worth waiting for one when something stored can stand in. */
export class Patience {
  private isAnswering = true;
  private usualMs = 0;

  /** In ms; nothing after a call that was not answered. */
  get ms(): number {
    return this.isAnswering ? Math.min(MAX, Math.max(MIN, TIMES_USUAL * this.usualMs)) : 0;
  }

  /** @throws what `call` throws */
  async learnFrom<T>(call: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    try {
      const answer = await call();
      this.noteAnswer(startedAt);
      return answer;
    } catch (error) {
      if (isStoreApiError(error)) {
        if (isUnanswered(error)) this.isAnswering = false;
        else this.noteAnswer(startedAt);
      }
      throw error;
    }
  }

  private noteAnswer(startedAt: number): void {
    this.isAnswering = true;
    this.usualMs += WEIGHT * (performance.now() - startedAt - this.usualMs);
  }
}
