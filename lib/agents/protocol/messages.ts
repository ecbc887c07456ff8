/**
 * A message in a response, next to its data. `path` is a JSONPath into the response; for errors in the
 * request, into the request.
 */
export type Message =
  | { type: 'error'; code: string; content: string; severity: Severity; path?: string }
  | { type: 'warning'; code: string; content: string; path?: string; url?: string }
  | { type: 'info'; code?: string; content: string; path?: string };

type Severity = 'recoverable' | 'requires_buyer_input' | 'unrecoverable';

export const errorMessage = (
  code: string,
  content: string,
  severity: Severity = 'recoverable',
  path?: string,
): Message => ({ type: 'error', code, content, severity, ...(path === undefined ? {} : { path }) });

export const warning = (
  code: string,
  content: string,
  more: { path?: string; url?: string } = {},
): Message => ({
  type: 'warning',
  code,
  content,
  ...more,
});

export const info = (code: string, content: string, path?: string): Message => ({
  type: 'info',
  code,
  content,
  ...(path === undefined ? {} : { path }),
});
