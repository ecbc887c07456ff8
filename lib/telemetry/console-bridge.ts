import { format } from 'node:util';

const LEVELS = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

type ConsoleLines = {
  text: (level: (typeof LEVELS)[keyof typeof LEVELS], text: string) => void;
  failure: (error: Error) => void;
};

/**
 * Hands the lines that Next, React and packages write to the console to the log. Code of the shop calls
 * `lib/shared/log.ts`. The methods are assigned because nothing else keeps the lines off the console (0034).
 */
export function bridgeConsole({ text, failure }: ConsoleLines): void {
  for (const [method, level] of Object.entries(LEVELS)) {
    Reflect.set(console, method, (...parts: unknown[]) => {
      const error = parts.find((part) => part instanceof Error);
      if (error === undefined) text(level, format(...parts));
      else failure(error);
    });
  }
}
