import { globalSingleton } from '@/lib/shared/global-singleton';
import { exposeQueue } from '@/lib/telemetry/metrics';
import { AgentProblem } from '../protocol/problem';

/** Each call reads sequentially, so this many connections to the platform are enough for all agents. */
const MAX_RUNNING = 8;
const MAX_WAITING = 64;
const MAX_WAIT_MS = 3_000;

const busy = () => new AgentProblem('busy', 'The shop is busy. Try again in a moment.', 2);

/** Runs the work of all agents, a few calls at a time, which leaves the rest of the process to shoppers. */
export class WorkSlots {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly limits = { running: MAX_RUNNING, waiting: MAX_WAITING, waitMs: MAX_WAIT_MS },
  ) {}

  get queued(): number {
    return this.waiting.length;
  }

  /** @throws AgentProblem if the queue is full, or the wait too long */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.limits.running) await this.waitForSlot();
    else this.running += 1;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      // The slot goes directly to the next call in the queue, so that no newcomer can take it.
      if (next) next();
      else this.running -= 1;
    }
  }

  private waitForSlot(): Promise<void> {
    if (this.waiting.length >= this.limits.waiting) throw busy();
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(start), 1);
        reject(busy());
      }, this.limits.waitMs);
      this.waiting.push(start);
    });
  }
}

/** The process's slots. */
export const workSlots = () =>
  globalSingleton('agent-work', () => {
    const slots = new WorkSlots();
    exposeQueue('agents', () => slots.queued);
    return slots;
  });
