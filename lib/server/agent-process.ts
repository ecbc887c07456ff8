import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { cartKey } from '@/lib/agents/cart/encrypted-text';
import type { ForwardedCall, ForwardedResponse } from '@/lib/agents/worker/handle-forwarded-call';
import type { WorkerOrder, WorkerReply } from '@/lib/agents/worker/main';
import { purges } from '@/lib/platform/purges';
import { knownCrawlerFile, PRODUCT_INDEX_FILE } from '@/lib/seo/crawlers/known-files';
import { log } from '@/lib/shared/log';
import { withTimeout } from '@/lib/shared/timeout';
import { type ProcessMetrics, RestartedProcessMetrics } from '@/lib/telemetry/process-metrics';
import { buildId } from './build';

/** Written by scripts/lib/server-bundle.mjs. */
const PROGRAM = path.join(process.cwd(), '.next', 'agent-worker.cjs');

/** The caches of the process are bounded. Most of its memory is the index, with up to a million products. */
const NODE_ARGUMENTS = ['--max-old-space-size=256', '--max-semi-space-size=4'];

/** Further calls are rejected, because those in the queue already take seconds. */
const MAX_WAITING = 128;
/** Longer than any call takes, including platform and queue; shorter than a connection may stay silent. */
const CALL_MS = 12_000;
const MEASURE_MS = 1_000;
const END_MS = 2_000;
/** Pause before the next process starts. It doubles if a process exits while it counts as new. */
const PAUSE_MS = { first: 1_000, longest: 30_000 };
/**
 * How long a process counts as new. It is not killed during this time, because it may start slowly on a busy
 * machine.
 */
const NEW_MS = 60_000;

type Settle = (reply: WorkerReply | null) => void;
type Limits = { callMs: number; waiting: number; pauseMs: number; newMs: number };

/** Gives the shop, and the embedded store of a trial, precedence over this process. */
function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process has exited already, or the system does not allow it. Normal priority works too.
  }
}

/**
 * The process that serves agents, so that shoppers' requests never wait for that work. It starts with the
 * first call, at low priority, and is restarted when it exits.
 */
export class AgentProcess {
  private child: ChildProcess | null = null;
  private readonly waiting = new Map<number, Settle>();
  private lastId = 0;
  private startedAt = 0;
  private repliedAt = 0;
  private mayStartAt = 0;
  private pauseMs: number;
  private isEnding = false;
  /** The version of the product index that the process has received. */
  private products: Buffer | null = null;
  private readonly metrics = new RestartedProcessMetrics();

  constructor(
    private readonly program = PROGRAM,
    private readonly limits: Limits = {
      callMs: CALL_MS,
      waiting: MAX_WAITING,
      pauseMs: PAUSE_MS.first,
      newMs: NEW_MS,
    },
  ) {
    this.pauseMs = limits.pauseMs;
    purges().onPurge = (tags) => {
      if (this.child !== null) this.send(this.child, { kind: 'purge', tags });
    };
  }

  /** Process id; undefined if the process is not running. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** The response to a call; null if the process has exited or has too much to do. */
  async call(call: ForwardedCall): Promise<ForwardedResponse | null> {
    if (this.waiting.size >= this.limits.waiting) return null;
    const child = this.child ?? this.start();
    if (child === null) return null;
    this.sendProducts(child);
    const reply = await this.ask(child, (id) => ({ kind: 'call', id, call }), this.limits.callMs);
    return reply !== null && 'response' in reply ? reply.response : null;
  }

  /** Metrics counted by this process and its predecessors. */
  async readProcessMetrics(): Promise<readonly ProcessMetrics[]> {
    const { child } = this;
    const reply = child && (await this.ask(child, (id) => ({ kind: 'measure', id }), MEASURE_MS));
    if (reply !== null && 'metrics' in reply && this.child === child) this.metrics.report(reply.metrics);
    return this.metrics.all;
  }

  /** Stops the process for good. */
  async stop(): Promise<void> {
    this.isEnding = true;
    const { child } = this;
    if (child === null) return;
    const ended = once(child, 'exit');
    child.disconnect();
    if ((await withTimeout(END_MS, ended)) === null) child.kill('SIGKILL');
  }

  private start(): ChildProcess | null {
    if (this.isEnding || performance.now() < this.mayStartAt) return null;
    const child = spawn(process.execPath, [...NODE_ARGUMENTS, this.program], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      serialization: 'advanced',
    });
    lowerPriority(child.pid);
    this.child = child;
    this.startedAt = performance.now();
    child.on('message', (reply: WorkerReply) => {
      this.repliedAt = performance.now();
      this.waiting.get(reply.id)?.(reply);
    });
    child.on('error', (error) => this.noteEnd(child, String(error)));
    child.once('exit', (code, signal) => this.noteEnd(child, String(signal ?? code)));
    this.send(child, { kind: 'start', build: buildId(), cartKey: cartKey() });
    return child;
  }

  private isNew(): boolean {
    return performance.now() - this.startedAt < this.limits.newMs;
  }

  private noteEnd(child: ChildProcess, cause: string): void {
    if (this.child !== child) return;
    this.child = null;
    this.products = null;
    this.metrics.end();
    if (!this.isNew()) this.pauseMs = this.limits.pauseMs;
    this.mayStartAt = performance.now() + this.pauseMs;
    this.pauseMs = Math.min(this.pauseMs * 2, PAUSE_MS.longest);
    if (!this.isEnding) log.error('agent-process-ended', { cause });
    for (const settle of [...this.waiting.values()]) settle(null);
  }

  private send(child: ChildProcess, order: WorkerOrder): void {
    // Send errors need no handling: in that case the process exits too, which settles all waiting calls.
    child.send(order, () => undefined);
  }

  private sendProducts(child: ChildProcess): void {
    const file = knownCrawlerFile(PRODUCT_INDEX_FILE);
    if (file === null || file === this.products) return;
    this.products = file;
    this.send(child, { kind: 'products', file });
  }

  private ask(
    child: ChildProcess,
    orderOf: (id: number) => WorkerOrder,
    limitMs: number,
  ): Promise<WorkerReply | null> {
    this.lastId += 1;
    const id = this.lastId;
    const askedAt = performance.now();
    return new Promise((resolve) => {
      const settle: Settle = (reply) => {
        clearTimeout(timer);
        this.waiting.delete(id);
        resolve(reply);
      };
      const timer = setTimeout(() => {
        const isSilent = this.repliedAt < askedAt && limitMs === this.limits.callMs;
        if (isSilent && !this.isNew()) child.kill('SIGKILL');
        settle(null);
      }, limitMs);
      this.waiting.set(id, settle);
      this.send(child, orderOf(id));
    });
  }
}
