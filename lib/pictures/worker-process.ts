import 'server-only';
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { globalSingleton } from '@/lib/shared/global-singleton';
import { TaskQueue } from '@/lib/shared/task-queue';
import { withTimeout } from '@/lib/shared/timeout';
import {
  type EncodedPicture,
  PictureRefusedError,
  type PictureTask,
  type WorkerMessage,
  type WorkerOrder,
} from './tasks';

/** Written by scripts/lib/picture-worker.mjs. */
const PROGRAM = path.join(process.cwd(), 'node_modules/.cache/storefront/picture-worker.cjs');

const START_LIMIT_MS = 10_000;
/**
 * Idle time after which the worker exits and frees its memory. Starting another one takes a quarter of a
 * second.
 */
const IDLE_MS = 5_000;
/**
 * If the worker uses more memory than this, in bytes, it is stopped after its response, because it would not
 * shrink.
 */
const MAX_KEPT = 160 * 1024 * 1024;
/**
 * Limit of writable memory in KB that the kernel enforces on the worker, since `--max-old-space-size` does
 * not cover pixels. A HEIC of 24 megapixels takes 340 MB, 260 MB of them resident.
 */
const MAX_DATA_KB = 420_000;

const NODE_ARGUMENTS = ['--max-old-space-size=64', '--max-semi-space-size=2', PROGRAM];

type Worker = { child: ChildProcess; ready: Promise<void> };

/** Only Linux enforces this limit; on other systems the worker only has its heap limit. */
function startProgram(): ChildProcess {
  const options = {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'] as ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced' as const,
    // The worker gets none of the shop's secrets and options, because it opens files from strangers.
    env: { NODE_ENV: 'production' as const, MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536' },
  };
  if (process.platform !== 'linux') return spawn(process.execPath, NODE_ARGUMENTS, options);
  const command = `ulimit -d ${MAX_DATA_KB} && exec "$@"`;
  return spawn('/bin/sh', ['-c', command, 'sh', process.execPath, ...NODE_ARGUMENTS], options);
}

/**
 * Resolves to the next message of the worker.
 * @throws PictureRefusedError if the worker exits first
 */
function nextMessage(child: ChildProcess): Promise<WorkerMessage> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      child.off('message', onMessage);
      child.off('exit', onExit);
      child.off('error', onError);
    };
    const onMessage = (message: WorkerMessage) => {
      settle();
      resolve(message);
    };
    const onExit = (code: number | null, signal: string | null) => {
      settle();
      reject(new PictureRefusedError(`the worker exited: ${signal ?? code}`));
    };
    const onError = (error: Error) => {
      settle();
      reject(error);
    };
    child.on('message', onMessage);
    child.on('exit', onExit);
    child.on('error', onError);
  });
}

/**
 * The process that decodes pictures. It starts with the first picture and handles one at a time. It exits
 * when it is idle, at a deadline, or if nobody wants its picture any more; the next picture starts another
 * process.
 */
export class WorkerProcess {
  private worker: Worker | null = null;
  private idleTimer: ReturnType<typeof setTimeout> | undefined;

  /** Process id of the worker, if it is running. */
  get pid(): number | undefined {
    return this.worker?.child.pid;
  }

  /**
   * Creates one picture. Must not be called again before it settles.
   * @throws PictureRefusedError for a picture that cannot be decoded at all, or not within the limits of time
   * and memory; the signal's reason; Error if the worker does not start
   */
  async run(order: WorkerOrder, timeoutMs: number, signal: AbortSignal): Promise<EncodedPicture> {
    signal.throwIfAborted();
    clearTimeout(this.idleTimer);
    this.worker ??= this.start();
    const { child, ready } = this.worker;
    setReferenced(child, true);
    const stop = () => this.stop();
    signal.addEventListener('abort', stop, { once: true });
    try {
      await ready;
      const reply = nextMessage(child);
      child.send(order);
      const message = await withTimeout(timeoutMs, reply);
      if (message === null) throw new PictureRefusedError('took too long');
      return this.readMessage(message.value);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof WorkerRefusal)) this.stop();
      throw error;
    } finally {
      signal.removeEventListener('abort', stop);
      this.rest();
    }
  }

  /** Stops the worker and its current task. */
  stop(): void {
    clearTimeout(this.idleTimer);
    this.worker?.child.kill('SIGKILL');
    this.worker = null;
  }

  private readMessage(message: WorkerMessage): EncodedPicture {
    if (message.state === 'ready') throw new Error('The picture worker started twice.');
    if (message.resident > MAX_KEPT) this.stop();
    if (message.state === 'refused') throw new WorkerRefusal(message.reason);
    return message.picture;
  }

  private start(): Worker {
    const child = startProgram();
    const ready = withTimeout(START_LIMIT_MS, nextMessage(child)).then(
      (message) => {
        if (message === null) throw new Error('The picture worker did not start in time.');
      },
      (cause: unknown) => {
        throw new Error('The picture worker could not be started.', { cause });
      },
    );
    child.once('exit', () => {
      if (this.worker?.child === child) this.worker = null;
    });
    return { child, ready };
  }

  /** An idle worker must not keep the shop's process, or a test's, from exiting. */
  private rest(): void {
    if (this.worker === null) return;
    setReferenced(this.worker.child, false);
    this.idleTimer = setTimeout(() => this.stop(), IDLE_MS);
    this.idleTimer.unref();
  }
}

/** Rejection by a worker that can be used again. */
class WorkerRefusal extends PictureRefusedError {}

function setReferenced(child: ChildProcess, isReferenced: boolean): void {
  const change = isReferenced ? 'ref' : 'unref';
  child[change]();
  child.channel?.[change]();
}

const pictureWorker = () =>
  globalSingleton('picture-worker', () => ({ process: new WorkerProcess(), turns: new TaskQueue() }));

/**
 * Runs a picture task in the worker process. Callers limit their own queues, and each has at most one picture
 * here at a time.
 * @param timeoutMs time for the picture itself, after which it is rejected and the worker is stopped
 * @throws PictureRefusedError, the signal's reason, or Error if the worker does not start
 */
export function runPictureTask(
  task: PictureTask,
  bytes: Uint8Array,
  { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal },
): Promise<EncodedPicture> {
  const { process: worker, turns } = pictureWorker();
  return turns.add(() => worker.run({ task, bytes }, timeoutMs, signal), signal);
}
