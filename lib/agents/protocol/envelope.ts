import type { Message } from './messages';
import { type Capability, UCP_VERSION } from './version';

/** Capabilities and extensions that both sides support, by name, with their version. */
export type Negotiated = ReadonlyMap<string, { version: string; extends?: string }>;

/** Result of an operation: its data, or an error for the agent. */
export type Outcome = { status: 200 | 201; outcome: string; body: object };

function activeCapabilities(negotiated: Negotiated, capability: Capability) {
  const relevant = [...negotiated].filter(
    ([name, entry]) => name === capability || entry.extends === capability,
  );
  return Object.fromEntries(relevant.map(([name, { version }]) => [name, [{ version }]]));
}

type Context = { negotiated: Negotiated; capability: Capability };

/** A response with data. */
export function success(
  { negotiated, capability }: Context,
  data: object,
  messages: readonly Message[] = [],
  status: 200 | 201 = 200,
): Outcome {
  const ucp = {
    version: UCP_VERSION,
    status: 'success',
    capabilities: activeCapabilities(negotiated, capability),
  };
  const body = { ucp, ...data, ...(messages.length > 0 ? { messages } : {}) };
  return { status, outcome: 'success', body };
}

/** A response that explains why there is no data. */
export function failure(
  { negotiated, capability }: Context,
  messages: readonly [Message, ...Message[]],
  continueUrl: string,
): Outcome {
  const ucp = {
    version: UCP_VERSION,
    status: 'error',
    capabilities: activeCapabilities(negotiated, capability),
  };
  const outcome = messages[0].code ?? 'error';
  return { status: 200, outcome, body: { ucp, messages, continue_url: continueUrl } };
}
