import type { z } from 'zod';
import type { Method } from '@/lib/store-api/http';

/** Groups of calls that share an allowance per client. */
export type LimitGroup = 'read' | 'search' | 'cart' | 'freight' | 'form';

/** What one method of one path takes, asks and answers. Nothing that is not named here passes. */
export type Operation = {
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
};

/** One path below /v2/front/, as a pattern of the whole path, with the operations it offers. */
export type Row = { path: RegExp; operations: Partial<Record<Method, Operation>> };
