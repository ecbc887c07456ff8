import type { Fretes } from '@/lib/platform/schemas/purchase';

/** A quote for `cep`, '12345-678'. */
export type QuoteState =
  | { phase: 'idle' }
  | { phase: 'pending' | 'failed'; cep: string }
  | { phase: 'done'; cep: string; quote: Fretes };

/** A quote that is asked for: the digits of the postal code, the items as JSON, and the number of the attempt. */
export type QuoteRequest = { digits: string; items: string; attempt: number };

/** The answer to a request. */
export type QuoteAnswer = Pick<QuoteRequest, 'digits' | 'items'> & { quote: Fretes | null };
