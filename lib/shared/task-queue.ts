import { withTimeout } from './timeout';

/** A task was not started: too many are before it, or they took too long. */
export class QueueBusyError extends Error {
  override readonly name = 'QueueBusyError';
}

/** How many tasks may wait for the running one, and how long each may, in ms. */
type Limits = { maxWaiting: number; maxWaitMs: number };

/** Runs tasks one at a time, in the order in which they were added. */
export class TaskQueue {
  private last: Promise<unknown> = Promise.resolve();
  private pending = 0;

  constructor(private readonly limits?: Limits) {}

  /** Tasks that have not ended, the running one included. */
  get length(): number {
    return this.pending;
  }

  /** Settles as the task does; a failure keeps no other task from running. @throws QueueBusyError beyond the limits */
  add<T>(task: () => Promise<T>): Promise<T> {
    this.pending += 1;
    const result = this.start(task, this.last).finally(() => {
      this.pending -= 1;
    });
    this.last = Promise.allSettled([this.last, result]).then(() => undefined);
    return result;
  }

  private async start<T>(task: () => Promise<T>, before: Promise<unknown>): Promise<T> {
    if (this.limits === undefined) await before;
    else await this.waitWithin(this.limits, before);
    return task();
  }

  private async waitWithin({ maxWaiting, maxWaitMs }: Limits, before: Promise<unknown>): Promise<void> {
    if (this.pending - 1 > maxWaiting) throw new QueueBusyError('Too many tasks wait.');
    if ((await withTimeout(maxWaitMs, before)) === null)
      throw new QueueBusyError('The tasks before it take too long.');
  }
}
