/** Runs tasks one at a time, in the order in which they were added. */
export class TaskQueue {
  private last: Promise<unknown> = Promise.resolve();
  private pending = 0;

  /** Tasks that have not ended, the running one included. */
  get length(): number {
    return this.pending;
  }

  /** Settles as the task does; a failure keeps no other task from running. */
  add<T>(task: () => Promise<T>): Promise<T> {
    this.pending += 1;
    const result = this.last.then(task).finally(() => {
      this.pending -= 1;
    });
    this.last = result.then(
      () => undefined,
      () => undefined,
    );
    return result;
  }
}
