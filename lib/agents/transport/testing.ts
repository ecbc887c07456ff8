import { agentHeaders } from '../testing';
import { handleRest } from './rest';

type Options = { method?: string; headers?: Record<string, string>; raw?: string };

/** Calls the REST transport as an agent whose profile is at an address. */
export const restCaller =
  (profile: { url: string }) =>
  async (path: string, body?: unknown, { method = 'POST', headers = {}, raw }: Options = {}) => {
    const text = raw ?? (body === undefined ? null : JSON.stringify(body));
    const response = await handleRest(
      new Request(`http://localhost:3000/ucp/v1${path}`, {
        method,
        headers: { ...agentHeaders(profile.url), 'content-type': 'application/json', ...headers },
        body: text,
      }),
    );
    return { status: response.status, headers: response.headers, json: await response.json() };
  };
