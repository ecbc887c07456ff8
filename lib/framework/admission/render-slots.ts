import { RENDER_WAIT_MS } from '@/lib/config/time-limits';
import type { Client } from '@/lib/shared/client';

/**
 * A page cannot be rendered now: the shop has no slot for it (503), or its client sends too many requests
 * (429).
 */
export class OverloadError extends Error {
  override readonly name = 'OverloadError';

  constructor(
    readonly status: 429 | 503,
    /** Seconds until the client may try again. */
    readonly retryAfter: number,
  ) {
    super(`refused with ${status}`);
  }
}

/** The network of a request's client. `shared` is true if many shoppers may use it. */
export type Sender = Pick<Client, 'key' | 'shared'>;

/** A request's share of its page's slot. */
export type Slot = { release: () => void };

type Entry = {
  client: string;
  /** Number of requests that wait for this page or its render. */
  requests: number;
  isRunning: boolean;
  admitted: Promise<boolean>;
  resolveAdmitted: (isAdmitted: boolean) => void;
  timer?: NodeJS.Timeout;
};

/**
 * Limits on concurrent renders: `few` are always allowed, and up to `many` while the thread has nothing else
 * to do.
 */
type Bounds = { few: number; many: number };

const VISITED: Bounds = { few: 1, many: 16 };
const REFRESHED: Bounds = { few: 1, many: 8 };

/** Pause between two renders, in which responses that the first one delayed can be sent. */
const PAUSE_MS = 25;

const MAX_WAITING = 32;

/** How many pages of one network may be waiting or rendering. */
const MAX_PER_CLIENT = 8;

/** How often to check whether the thread has become idle while requests are waiting. */
const IDLE_CHECK_MS = 50;

/** After this time a background render no longer counts as running. */
const REFRESH_MS = 10_000;

/** How many requests at the front of the queue may wait longer. */
const NEAR = 16;

/**
 * How long a request may wait for its render, in ms.
 * @param ahead number of requests that are already waiting
 */
export const maxWaitMs = (ahead: number): number => RENDER_WAIT_MS[ahead < NEAR ? 'near' : 'far'];

/**
 * Slots for rendering pages that are not stored. A render occupies the thread that handles all other
 * requests, so few run at a time; more may run while the thread is idle because they wait for the platform.
 * Further requests wait in a short queue with a limited share for each network; requests beyond that are
 * rejected. Requests for the same page, identified by its key, share one slot.
 */
export class RenderSlots {
  /** Pages that are waiting or being rendered, in order of arrival. */
  private readonly entries = new Map<string, Entry>();
  private readonly refreshes = new Map<string, NodeJS.Timeout>();
  private idleCheck: NodeJS.Timeout | undefined;
  private pause: NodeJS.Timeout | undefined;

  /** @param hasIdleThread whether the thread has time for one more render; called before each */
  constructor(private readonly hasIdleThread: () => boolean) {}

  /** Number of pages that wait for a slot. */
  get waiting(): number {
    return this.count((entry) => !entry.isRunning);
  }

  /** Resolves to a slot for a page; null if the queue is full or the wait was too long. */
  async acquire(key: string, client: Sender): Promise<Slot | null> {
    const entry = this.entries.get(key) ?? this.enter(key, client);
    if (entry === null) return null;
    entry.requests += 1;
    if (!(await entry.admitted)) return null;
    let isHeld = true;
    return {
      release: () => {
        if (!isHeld) return;
        isHeld = false;
        entry.requests -= 1;
        if (entry.requests > 0 || this.entries.get(key) !== entry) return;
        this.entries.delete(key);
        this.startNext();
      },
    };
  }

  /**
   * Whether a stored page may be rendered again in the background now. If so, the render counts until
   * `finish`.
   */
  acquireRefresh(key: string): boolean {
    if (this.refreshes.has(key) || !this.hasRoom(this.refreshes.size, REFRESHED)) return false;
    const timer = setTimeout(() => this.refreshes.delete(key), REFRESH_MS);
    timer.unref();
    this.refreshes.set(key, timer);
    return true;
  }

  /** Frees the slot of a rendered page, even if its responses are still being sent. */
  finish(key: string): void {
    clearTimeout(this.refreshes.get(key));
    const wasRefreshed = this.refreshes.delete(key);
    const wasVisited = this.entries.get(key)?.isRunning === true && this.entries.delete(key);
    if (!wasRefreshed && !wasVisited) return;
    this.pause ??= setTimeout(() => {
      this.pause = undefined;
      this.startNext();
    }, PAUSE_MS);
  }

  private enter(key: string, { key: client, shared }: Sender): Entry | null {
    const ofClient = this.count((entry) => entry.client === client);
    if (!shared && ofClient >= MAX_PER_CLIENT) return null;
    const { waiting } = this;
    const isNext = waiting === 0 && this.hasRoom(this.entries.size, VISITED);
    if (!isNext && waiting >= MAX_WAITING) return null;
    let resolveAdmitted: Entry['resolveAdmitted'] = () => undefined;
    const admitted = new Promise<boolean>((resolve) => {
      resolveAdmitted = resolve;
    });
    const entry: Entry = { client, requests: 0, isRunning: false, admitted, resolveAdmitted };
    this.entries.set(key, entry);
    if (isNext) this.start(entry);
    else this.wait(key, entry, maxWaitMs(waiting));
    return entry;
  }

  private start(entry: Entry): void {
    clearTimeout(entry.timer);
    entry.isRunning = true;
    entry.resolveAdmitted(true);
  }

  private wait(key: string, entry: Entry, ms: number): void {
    entry.timer = setTimeout(() => {
      this.entries.delete(key);
      entry.resolveAdmitted(false);
    }, ms);
    this.idleCheck ??= setInterval(() => this.startNext(), IDLE_CHECK_MS);
  }

  private startNext(): void {
    const waiting = [...this.entries.values()].filter((entry) => !entry.isRunning);
    let running = this.entries.size - waiting.length;
    for (const entry of waiting) {
      if (!this.hasRoom(running, VISITED)) return;
      this.start(entry);
      running += 1;
    }
    clearInterval(this.idleCheck);
    this.idleCheck = undefined;
  }

  private hasRoom(running: number, { few, many }: Bounds): boolean {
    if (this.pause !== undefined) return false;
    return running < few || (running < many && this.hasIdleThread());
  }

  private count(matches: (entry: Entry) => boolean): number {
    return [...this.entries.values()].filter(matches).length;
  }
}
