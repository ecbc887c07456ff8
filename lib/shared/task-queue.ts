/** A task was not started, because the queue is full or the wait was too long. */
export class QueueBusyError extends Error {
  override readonly name = 'QueueBusyError';
}

/**
 * Maximum number of running tasks (1 by default) and of waiting tasks, and maximum wait in ms. `maxOfOne` is the maximum
 * number of tasks of one owner, including running ones.
 */
type Limits = { maxRunning?: number; maxWaiting: number; maxWaitMs: number; maxOfOne?: number };

/** Owner of a task. Tasks without an owner do not count as one owner's. */
type Owner = string | undefined;

type Waiter = { owner: Owner; start: () => void; fail: (reason: unknown) => void };

/**
 * Runs tasks one at a time, or a few at a time, in the order in which they were added, except that an owner's next task
 * runs after the waiting tasks of others.
 */
export class TaskQueue {
  private readonly waiting: Waiter[] = [];
  /** Owners of the running tasks. */
  private readonly running: Owner[] = [];

  constructor(private readonly limits?: Limits) {}

  /** Unfinished tasks, including running ones. */
  get length(): number {
    return this.waiting.length + this.running.length;
  }

  /** Tasks that have not started. */
  get waitingLength(): number {
    return this.waiting.length;
  }

  private get isBusy(): boolean {
    return this.running.length >= (this.limits?.maxRunning ?? 1);
  }

  /** Whether a task would be rejected if it were added now. */
  isFullFor(owner?: string): boolean {
    if (this.limits === undefined || !this.isBusy) return false;
    const { maxWaiting, maxOfOne = Number.POSITIVE_INFINITY } = this.limits;
    return this.waiting.length >= maxWaiting || this.countOf(owner) >= maxOfOne;
  }

  private countOf(owner: Owner): number {
    if (owner === undefined) return 0;
    return [...this.running, ...this.waiting.map((waiter) => waiter.owner)].filter((one) => one === owner)
      .length;
  }

  /** The first waiting task with another owner than the previous task's, otherwise the first task. */
  private takeNext(previous: Owner): Waiter | undefined {
    const other = this.waiting.findIndex(({ owner }) => owner === undefined || owner !== previous);
    return this.waiting.splice(Math.max(other, 0), 1)[0];
  }

  /**
   * Settles as the task does. A failure does not stop other tasks.
   * @param signal removes the task from the queue while it waits; a running task has to watch it itself
   * @param owner its tasks take turns with those of others
   * @throws QueueBusyError beyond the limits; the signal's reason
   */
  async add<T>(task: () => Promise<T>, signal?: AbortSignal, owner?: string): Promise<T> {
    signal?.throwIfAborted();
    if (this.isFullFor(owner)) throw new QueueBusyError('The queue, or its owner’s share of it, is full.');
    if (this.isBusy) await this.waitForTurn(signal, owner);
    else this.running.push(owner);
    try {
      return await task();
    } finally {
      const next = this.takeNext(owner);
      // The turn goes directly to the next task in the queue, so that no newcomer can take it.
      this.running.splice(this.running.indexOf(owner), 1, ...(next ? [next.owner] : []));
      next?.start();
    }
  }

  private waitForTurn(signal: AbortSignal | undefined, owner: Owner): Promise<void> {
    return new Promise((resolve, reject) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const leave = () => waiter.fail(signal?.reason);
      const settle = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', leave);
      };
      const waiter: Waiter = {
        owner,
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
          () => waiter.fail(new QueueBusyError('The wait in the queue was too long.')),
          this.limits.maxWaitMs,
        );
    });
  }
}

/**
 * Returns a function that starts work in a later turn of the event loop, oldest first and at most `perTurn`
 * pieces per turn, so that other events are handled in between.
 */
export function createTurns(perTurn: number): (start: () => void) => void {
  const waiting: (() => void)[] = [];
  function startNext(): void {
    for (const start of waiting.splice(0, perTurn)) start();
    if (waiting.length > 0) setImmediate(startNext);
  }
  return (start) => {
    waiting.push(start);
    if (waiting.length === 1) setImmediate(startNext);
  };
}
