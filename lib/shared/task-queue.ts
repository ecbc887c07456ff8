/** A task was not started: too many are before it, or they took too long. */
export class QueueBusyError extends Error {
  override readonly name = 'QueueBusyError';
}

/** How many tasks may wait for the running one, and how long each may, in ms. */
type Limits = { maxWaiting: number; maxWaitMs: number };

type Waiter = { start: () => void; fail: (reason: unknown) => void };

/** Runs tasks one at a time, in the order in which they were added. */
export class TaskQueue {
  private readonly waiting: Waiter[] = [];
  private isRunning = false;

  constructor(private readonly limits?: Limits) {}

  /** Tasks that have not ended, the running one included. */
  get length(): number {
    return this.waiting.length + (this.isRunning ? 1 : 0);
  }

  /** Whether a task that is added now is refused. */
  get isFull(): boolean {
    return this.limits !== undefined && this.isRunning && this.waiting.length >= this.limits.maxWaiting;
  }

  /**
   * Settles as the task does; a failure keeps no other task from running.
   * @param signal takes the task out of the queue while it waits; a running task has to watch it itself
   * @throws QueueBusyError beyond the limits; the signal's reason
   */
  async add<T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    if (this.isFull) throw new QueueBusyError('Too many tasks wait.');
    if (this.isRunning) await this.waitForTurn(signal);
    this.isRunning = true;
    try {
      return await task();
    } finally {
      const next = this.waiting.shift();
      // The turn passes on without a moment in which a newcomer could take it.
      if (next) next.start();
      else this.isRunning = false;
    }
  }

  private waitForTurn(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const leave = () => waiter.fail(signal?.reason);
      const settle = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', leave);
      };
      const waiter: Waiter = {
        start: () => {
          settle();
          resolve();
        },
        fail: (reason) => {
          settle();
          this.waiting.splice(this.waiting.indexOf(waiter), 1);
          reject(reason);
        },
      };
      this.waiting.push(waiter);
      signal?.addEventListener('abort', leave, { once: true });
      if (this.limits !== undefined)
        timer = setTimeout(
          () => waiter.fail(new QueueBusyError('The tasks before it take too long.')),
          this.limits.maxWaitMs,
        );
    });
  }
}
