import type { z } from 'zod';
import type { Method } from '@/lib/platform/http';

/** 401: the shopper has to log in first. */
type ForwardedStatus = 401;

/** Groups of calls, and of pages, that share an allowance per client; `refused` are calls of any kind that make no sense. */
export type LimitGroup =
  | 'read'
  | 'search'
  | 'search-page'
  | 'cart'
  | 'freight'
  | 'form'
  | 'upload'
  | 'key'
  | 'report'
  | 'agent-read'
  | 'agent-cart'
  | 'agent-hello'
  | 'agent-profile'
  | 'refused';

/** Work of this server on a body before the platform gets it. */
type Preparation = {
  /** Whether the work on a body of that many bytes would be refused now: asked before it is read. */
  isBusy: (bytes: number, client?: string) => boolean;
  /**
   * @param body output of the operation's schema
   * @param signal aborted when the client has left
   * @param client its network; undefined for one that many shoppers may share
   * @throws UnusableBodyError, QueueBusyError, or the signal's reason
   */
  run: (body: unknown, signal: AbortSignal, client?: string) => Promise<unknown>;
};

/** A body that fits its schema but holds something that cannot be used, such as a damaged photo. */
export class UnusableBodyError extends Error {
  override readonly name = 'UnusableBodyError';
}

/** Input, platform call and answer of one method of a path. Fields that are not listed here do not pass. */
export type PlatformOperation = {
  /** Query parameters that pass; others are dropped. None when missing. */
  query?: z.ZodType<Record<string, string | number | undefined>>;
  /** The JSON body; its output is sent to the platform. */
  body?: z.core.$ZodType;
  prepare?: Preparation;
  maxBytes?: number;
  /** Time limit of the platform's answer. */
  timeoutMs: number;
  /** The platform's answer; its output is sent to the browser. */
  response: z.ZodType;
  limit: LimitGroup;
  /** Refusals of the platform that the page has to know; all others become 502. */
  forwardStatuses?: readonly ForwardedStatus[];
};

/** The body of an operation with the work on it. */
export const preparedBody = <Schema extends z.ZodType>(
  body: Schema,
  isBusy: Preparation['isBusy'],
  run: (body: z.output<Schema>, signal: AbortSignal, client?: string) => Promise<z.output<Schema>>,
): Required<Pick<PlatformOperation, 'body' | 'prepare'>> => ({
  body,
  prepare: { isBusy, run: (parsed, ...rest) => run(parsed as z.output<Schema>, ...rest) },
});

/** Answered by this shop's server: from a service that browsers must not call, or from what its pages have read. */
export type LocalOperation = {
  /** @param path below /v2/front/, decoded */
  read: (path: string) => Promise<unknown>;
  limit: LimitGroup;
};

/** A form for visits without script; resolves to the next address. */
export type FormOperation = {
  /** Whether a page of the shop can have sent it. */
  accepts: (form: URLSearchParams) => boolean;
  form: (
    form: URLSearchParams,
    session: string | undefined,
  ) => Promise<{ location: string; setCookies: string[] }>;
  limit: LimitGroup;
};

export type Operation = PlatformOperation | LocalOperation | FormOperation;

/** A path below /v2/front/, as a pattern of all of it, and what it offers. Logs name the pattern. */
export type Row = { path: RegExp; operations: Partial<Record<Method, Operation>> };
