import { globalSingleton } from '@/lib/shared/global-singleton';

/** Interface of traces.ts once it is loaded. */
export type Tracing = {
  /** Runs `work` as a span. */
  inSpan: <T>(name: string, attributes: Record<string, string>, work: () => Promise<T>) => Promise<T>;
  /** Ids of the current trace, for lines of the log. */
  currentIds: () => { trace_id: string; span_id: string } | undefined;
  /** Sends what has not been sent yet. */
  flush: () => Promise<void>;
};

/** Next's bundle sets it, and the server around Next reads it. */
const state = () => globalSingleton('tracing', (): { tracing: Tracing | null } => ({ tracing: null }));

export function setTracing(tracing: Tracing): void {
  state().tracing = tracing;
}

/** Runs `work`, as a span where traces are sent. */
export function inSpan<T>(
  name: string,
  attributes: Record<string, string>,
  work: () => Promise<T>,
): Promise<T> {
  const { tracing } = state();
  return tracing === null ? work() : tracing.inSpan(name, attributes, work);
}

export const currentTraceIds = () => state().tracing?.currentIds();

/** To be called before the process ends. */
export const flushTraces = async (): Promise<void> => state().tracing?.flush();
