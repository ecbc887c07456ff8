import { format } from 'node:util';
import pino, { type DestinationStream } from 'pino';
import { operationsConfig } from '@/lib/config/operations';
import { currentRequestId } from './request-context';

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

/** What was handed to console, as fields of a line. */
function fieldsOf(parts: readonly unknown[]): object {
  const [first] = parts;
  const event = parts.length === 1 ? parseEvent(first) : null;
  if (event !== null) return event;
  return first instanceof Error ? { err: first } : { msg: format(...parts) };
}

/**
 * Makes each line of this process a JSON object with level, time and the id of its request, whoever writes it: the
 * shop, Next or a package. Events of the shop keep their fields.
 */
export function logAsJson(destination: DestinationStream = pino.destination({ sync: true })): void {
  const logger = pino(
    {
      base: null,
      level: operationsConfig().logLevel,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      mixin: () => ({ request: currentRequestId() }),
    },
    destination,
  );
  for (const [method, level] of Object.entries(METHODS)) {
    Reflect.set(console, method, (...parts: unknown[]) => logger[level](fieldsOf(parts)));
  }
}

/** Whether each answer is logged. */
export const logsAnswers = (): boolean => operationsConfig().logLevel === 'info';
