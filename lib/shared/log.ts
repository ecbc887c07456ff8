import { globalSingleton } from './global-singleton';

export type LogLevel = 'info' | 'warn' | 'error';

/** Destination of the server's log lines. */
export type LogSink = {
  event: (level: LogLevel, line: { event: string } & Record<string, unknown>) => void;
  failure: (error: unknown) => void;
};

/** Until a sink is set, as in builds, development and tests, lines go to the console. */
const CONSOLE: LogSink = {
  event: (level, line) => console[level](JSON.stringify(line)),
  failure: (error) => console.error(error),
};

const current = () => globalSingleton('log', () => ({ sink: CONSOLE }));

/** Sends the lines of this process to `sink` from now on. */
export function setLogSink(sink: LogSink): void {
  current().sink = sink;
}

const at =
  (level: LogLevel) =>
  (event: string, fields: Record<string, unknown> = {}) =>
    current().sink.event(level, { event, ...fields });

/**
 * The log of the server (O2): a line contains the name of its event, or is an unexpected error. For server code only.
 */
export const log = {
  info: at('info'),
  warn: at('warn'),
  error: at('error'),
  failure: (error: unknown) => current().sink.failure(error),
};
