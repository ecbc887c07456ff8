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
  | 'refused';

/** What one method of a path accepts, sends to the platform and answers. What is not listed here does not pass. */
export type PlatformOperation = {
  /** Query parameters that pass; others are dropped. None when missing. */
  query?: z.ZodType<Record<string, string | number | undefined>>;
  /** The JSON body; its output is sent to the platform. */
  body?: z.core.$ZodType;
  maxBytes?: number;
  /** Time limit of the platform's answer. */
  timeoutMs: number;
  /** The platform's answer; its output is sent to the browser. */
  response: z.ZodType;
  limit: LimitGroup;
  /** Refusals of the platform that the page has to know; all others become 502. */
  forwardStatuses?: readonly ForwardedStatus[];
};

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
