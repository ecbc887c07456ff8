import { globalSingleton } from './global-singleton';

export type LogLevel = 'info' | 'warn' | 'error';

/** Where the server's log lines go. */
export type LogSink = {
  event: (level: LogLevel, line: { event: string } & Record<string, unknown>) => void;
  failure: (error: unknown) => void;
};

/** Used until a sink is set, as in builds, development and tests. */
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

/** The server's log (O2). A line is a named event or an unexpected error. For server code only. */
export const log = {
  info: at('info'),
  warn: at('warn'),
  error: at('error'),
  failure: (error: unknown) => current().sink.failure(error),
};
