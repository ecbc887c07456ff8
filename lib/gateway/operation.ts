import type { z } from 'zod';
import type { Method } from '@/lib/store-api/http';

/** 401: the shopper has to log in first (WISH-02). */
type ToldStatus = 401;

/** Groups of calls that share an allowance per client. */
export type LimitGroup = 'read' | 'search' | 'cart' | 'freight' | 'form' | 'upload';

/** What one method of one path takes, asks the platform and answers. Nothing that is not named here passes. */
export type PlatformOperation = {
  /** Query parameters that pass; others are dropped. None when missing. */
  query?: z.ZodType<Record<string, string | number | undefined>>;
  /** Shape of the JSON body; its output is what the platform gets. */
  body?: z.core.$ZodType;
  maxBytes?: number;
  /** ms for the platform's whole answer. */
  timeoutMs: number;
  /** Normalises the platform's answer; its output is what the browser gets. */
  answer: z.ZodType;
  limit: LimitGroup;
  /** Refusals of the platform that the page has to know; every other one is told as 502. */
  tells?: readonly ToldStatus[];
};

/** Answered by a read of this shop's server, of a service that browsers must not call: the platform is not asked. */
export type OwnOperation = { own: () => Promise<unknown>; limit: LimitGroup };

/**
 * A plain form of a page, for visits without script: resolves to where the browser goes next, null for a form that
 * no page of this shop has.
 */
export type FormOperation = {
  form: (
    form: URLSearchParams,
    session: string | undefined,
  ) => Promise<{ location: string; setCookies: string[] } | null>;
  limit: LimitGroup;
};

export type Operation = PlatformOperation | OwnOperation | FormOperation;

/** One path below /v2/front/, as a pattern of the whole path, with the operations it offers. */
export type Row = { path: RegExp; operations: Partial<Record<Method, Operation>> };
