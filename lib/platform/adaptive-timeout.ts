import { observeCall } from './observe-call';

/** Bounds in ms. */
const MIN = 200;
const MAX = 1_000;

const TIMES_AVERAGE = 3;

/** How much the last answer counts in the average. */
const WEIGHT = 0.25;

/** How long to wait for a call when something stored can replace it, by how long the last calls took. */
export class AdaptiveTimeout {
  private isAnswering = true;
  private averageMs = 0;

  /** In ms; nothing after a call that was not answered. */
  get ms(): number {
    return this.isAnswering ? Math.min(MAX, Math.max(MIN, TIMES_AVERAGE * this.averageMs)) : 0;
  }

  /** @throws what `call` throws */
  measure<T>(call: () => Promise<T>): Promise<T> {
    return observeCall(call, {
      onAnswer: (startedAt) => this.recordAnswer(startedAt),
      onNoAnswer: () => {
        this.isAnswering = false;
      },
    });
  }

  private recordAnswer(startedAt: number): void {
    this.isAnswering = true;
    this.averageMs += WEIGHT * (performance.now() - startedAt - this.averageMs);
  }
}
