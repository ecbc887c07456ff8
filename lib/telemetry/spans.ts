import { globalSingleton } from '@/lib/shared/global-singleton';
import { withTimeout } from '@/lib/shared/timeout';

/** The functions that traces.ts provides once it is loaded. */
export type Tracing = {
  /** Runs `work` in a span. */
  inSpan: <T>(name: string, attributes: Record<string, string>, work: () => Promise<T>) => Promise<T>;
  /** Ids of the current trace, for log lines. */
  currentIds: () => { trace_id: string; span_id: string } | undefined;
  /** Sends the remaining spans. */
  flush: () => Promise<void>;
};

/** Set by Next's bundle, and read by the server around it. */
const state = () => globalSingleton('tracing', (): { tracing: Tracing | null } => ({ tracing: null }));

export function setTracing(tracing: Tracing): void {
  state().tracing = tracing;
}

/** Runs `work`, in a span if tracing is on. */
export function inSpan<T>(
  name: string,
  attributes: Record<string, string>,
  work: () => Promise<T>,
): Promise<T> {
  const { tracing } = state();
  return tracing === null ? work() : tracing.inSpan(name, attributes, work);
}

export const currentTraceIds = () => state().tracing?.currentIds();

/** A collector that is gone is tried for seven seconds, but supervisors soon kill a process that has to stop. */
const FLUSH_MS = 2_000;

/** Must be called before the process exits. */
export async function flushTraces(): Promise<void> {
  const { tracing } = state();
  if (tracing !== null) await withTimeout(FLUSH_MS, tracing.flush());
}
