import 'server-only';
import { globalSingleton } from '@/lib/shared/global-singleton';
import { TaskQueue } from '@/lib/shared/task-queue';
import type { EncodedPicture, PictureTask } from './tasks';
import { WorkerProcess } from './worker-process';

const pictureWorker = () =>
  globalSingleton('picture-worker', () => ({ process: new WorkerProcess(), turns: new TaskQueue() }));

/**
 * Has the worker process make one picture. Callers bound their own queues: here each of them has one picture at most.
 * @param timeoutMs time for the picture itself, after which it is refused and the worker ended
 * @throws PictureRefusedError, the signal's reason, or Error when the worker does not start
 */
export function runPictureTask(
  task: PictureTask,
  bytes: Uint8Array,
  { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal },
): Promise<EncodedPicture> {
  const { process: worker, turns } = pictureWorker();
  return turns.add(() => worker.run({ task, bytes }, timeoutMs, signal), signal);
}
