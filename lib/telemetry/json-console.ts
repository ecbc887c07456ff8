import { format } from 'node:util';
import pino, { type DestinationStream } from 'pino';
import { operationsConfig } from '@/lib/config/operations';
import { currentRequestId, currentScreen } from './request-context';
import { currentTraceIds } from './spans';

const METHODS = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

function parseEvent(text: unknown): object | null {
  if (typeof text !== 'string' || !text.startsWith('{"event"')) return null;
  try {
    const event: unknown = JSON.parse(text);
    return typeof event === 'object' ? event : null;
  } catch {
    // A text that only looks like an event is logged as text.
    return null;
  }
}

/** Errors that have a line. Weak: an error is no reason to keep what it holds. */
const logged = new WeakSet<Error>();

/**
 * Arguments of console as fields of a line; null for an error that has one. React, Next's render and its server
 * each hand on the error of a render that failed.
 */
function fieldsOf(parts: readonly unknown[]): object | null {
  const [first] = parts;
  const event = parts.length === 1 ? parseEvent(first) : null;
  if (event !== null) return event;
  const error = parts.find((part) => part instanceof Error);
  if (error === undefined) return { msg: format(...parts) };
  if (logged.has(error)) return null;
  logged.add(error);
  return { screen: currentScreen(), err: error };
}

/**
 * Makes each line of this process a JSON object with level, time and the id of its request, wherever it comes from: the
 * shop, Next or a package. Events of the shop keep their fields.
 */
export function logAsJson(destination: DestinationStream = pino.destination({ sync: true })): void {
  const logger = pino(
    {
      base: null,
      level: operationsConfig().logLevel,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      mixin: () => ({ request: currentRequestId(), ...currentTraceIds() }),
    },
    destination,
  );
  for (const [method, level] of Object.entries(METHODS)) {
    Reflect.set(console, method, (...parts: unknown[]) => {
      const fields = fieldsOf(parts);
      if (fields !== null) logger[level](fields);
    });
  }
}

/** Whether each answer is logged. */
export const logsAnswers = (): boolean => operationsConfig().logLevel === 'info';
