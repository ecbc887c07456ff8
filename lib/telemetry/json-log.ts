import { format } from 'node:util';
import pino, { type DestinationStream } from 'pino';
import { operationsConfig } from '@/lib/config/operations';
import { type LogSink, setLogSink } from '@/lib/shared/log';
import { currentRequestId, currentScreen } from './request-context';
import { currentTraceIds } from './spans';

const createLogger = (destination: DestinationStream) =>
  pino(
    {
      base: null,
      level: operationsConfig().logLevel,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      mixin: () => ({ request: currentRequestId(), ...currentTraceIds() }),
    },
    destination,
  );

/** Errors that are already logged, in a weak set, so that they are not kept in memory. */
const logged = new WeakSet<Error>();

/**
 * Turns each log line of this process into a JSON object with level, time and request id. This covers the
 * shop's events and failures, and console output of Next, React and packages. An error is logged only once,
 * even if several layers report it.
 */
export function logAsJson(destination: DestinationStream = pino.destination({ sync: true })): void {
  const logger = createLogger(destination);
  const failure = (error: unknown) => {
    if (!(error instanceof Error)) return logger.error(format(error));
    if (logged.has(error)) return;
    logged.add(error);
    logger.error({ screen: currentScreen(), err: error });
  };
  const sink: LogSink = { event: (level, line) => logger[level](line), failure };
  setLogSink(sink);
  bridgeConsole({ text: (level, text) => logger[level](text), failure });
}

/** Whether every response is logged. */
export const logsResponses = (): boolean => operationsConfig().logLevel === 'info';

const LEVELS = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

type ConsoleLines = {
  text: (level: (typeof LEVELS)[keyof typeof LEVELS], text: string) => void;
  failure: (error: Error) => void;
};

/**
 * Sends console output of Next, React and packages to the log; the shop's own code calls `lib/shared/log.ts`.
 * The methods are replaced because nothing else keeps these lines off the console (0034).
 */
function bridgeConsole({ text, failure }: ConsoleLines): void {
  for (const [method, level] of Object.entries(LEVELS)) {
    Reflect.set(console, method, (...parts: unknown[]) => {
      const error = parts.find((part) => part instanceof Error);
      if (error === undefined) text(level, format(...parts));
      else failure(error);
    });
  }
}
