import type { z } from 'zod';
import type { CallOptions, Method } from '@/lib/platform/http';

/** 401: the shopper has to log in first. */
type ForwardedStatus = 401;

/**
 * Groups of calls and pages that share an allowance per client. `refused` covers malformed calls of any kind.
 */
export type LimitGroup =
  | 'read'
  | 'search'
  | 'search-page'
  | 'cart'
  | 'shipping'
  | 'form'
  | 'upload'
  | 'key'
  | 'report'
  | 'agent-read'
  | 'agent-cart'
  | 'agent-hello'
  | 'agent-profile'
  | 'refused';

/** Processing of a body by this server before it is sent to the platform. */
type Preparation = {
  /** Whether a body of this size would be rejected now; called before the body is read. */
  isBusy: (bytes: number, client?: string) => boolean;
  /**
   * @param body output of the operation's schema
   * @param signal aborted when the client has left
   * @param client its network; undefined if many shoppers may share it
   * @throws UnusableBodyError, QueueBusyError, or the signal's reason
   */
  run: (body: unknown, signal: AbortSignal, client?: string) => Promise<unknown>;
};

/** A body that matches its schema but cannot be used, for example with a damaged photo. */
export class UnusableBodyError extends Error {
  override readonly name = 'UnusableBodyError';
}

/** The parameters of a call that an operation uses. */
export type CallQuery = Record<string, string | number | undefined>;

/** A path with the parameters that have a value. */
export function withQuery(path: string, query: CallQuery): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const parameters = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}

/** Input, platform call and response of one method of a path. Fields that are not listed here are dropped. */
export type PlatformOperation = {
  /** Query parameters that are forwarded; all others are dropped. Without a schema, none is forwarded. */
  query?: z.ZodType<CallQuery>;
  /** The JSON body; its output is sent to the platform. */
  body?: z.core.$ZodType;
  prepare?: Preparation;
  maxBytes?: number;
  /** Time limit for the platform's response. */
  timeoutMs: number;
  /** Schema of the platform's response; its output is sent to the browser. */
  response: z.ZodType;
  /** Whether a success without a body is one too. */
  mayBeEmpty?: boolean;
  limit: LimitGroup;
  /** Rejections by the platform that are forwarded to the page. All others become 502. */
  forwardStatuses?: readonly ForwardedStatus[];
};

/** The body of an operation and its processing. */
export const preparedBody = <Schema extends z.ZodType>(
  body: Schema,
  isBusy: Preparation['isBusy'],
  run: (body: z.output<Schema>, signal: AbortSignal, client?: string) => Promise<z.output<Schema>>,
): Required<Pick<PlatformOperation, 'body' | 'prepare'>> => ({
  body,
  prepare: { isBusy, run: (parsed, ...rest) => run(parsed as z.output<Schema>, ...rest) },
});

/**
 * A read that this shop's server handles itself: from a service that browsers must not call, from data that
 * its pages have read, or from the platform in several calls.
 */
export type LocalOperation = {
  /** Query parameters that are read; all others are dropped. */
  query?: z.ZodType<CallQuery>;
  /** @param path below /v2/front/, decoded */
  read: (path: string, query: CallQuery, options: CallOptions) => Promise<unknown>;
  limit: LimitGroup;
};

/** A form that a page posts without JavaScript. Resolves to the address of the next page. */
export type FormOperation = {
  /** Whether the form could come from a page of the shop. */
  accepts: (form: URLSearchParams) => boolean;
  form: (
    form: URLSearchParams,
    session: string | undefined,
  ) => Promise<{ location: string; setCookies: string[] }>;
  limit: LimitGroup;
};

export type Operation = PlatformOperation | LocalOperation | FormOperation;

/** A pattern for a complete path below /v2/front/, and its operations. Logs contain the pattern. */
export type Route = { path: RegExp; operations: Partial<Record<Method, Operation>> };
