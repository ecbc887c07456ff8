import { globalSingleton } from '@/lib/shared/global-singleton';
import { QueueBusyError, TaskQueue } from '@/lib/shared/task-queue';
import { exposeQueue } from '@/lib/telemetry/metrics';
import { AgentProblem } from '../protocol/problem';

/**
 * Few calls of agents run at a time, which leaves the rest of the process to shoppers. Each reads sequentially, so these
 * need as many connections to the platform.
 */
const LIMITS = { maxRunning: 8, maxWaiting: 64, maxWaitMs: 3_000 };

const workQueue = () =>
  globalSingleton('agent-work', () => {
    const queue = new TaskQueue(LIMITS);
    exposeQueue('agents', () => queue.waitingLength);
    return queue;
  });

/**
 * Runs an agent's call as soon as there is room for it.
 * @throws AgentProblem if the queue is full, or the wait too long
 */
export async function runInQueue<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await workQueue().add(work);
  } catch (error) {
    if (!(error instanceof QueueBusyError)) throw error;
    throw new AgentProblem('busy', 'The shop is busy. Try again in a moment.', 2);
  }
}
