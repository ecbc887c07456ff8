import 'server-only';
import { serverConfig } from '@/lib/config/environment';
import { clientOf } from '@/lib/gateway/rate-limit';
import { extendDeadline } from '@/lib/platform/deadline';
import { isStoreApiError } from '@/lib/platform/errors';
import { runForAgent } from '@/lib/platform/http';
import { log } from '@/lib/shared/log';
import { createTurns } from '@/lib/shared/task-queue';
import { countAgentCall } from '@/lib/telemetry/metrics';
import { identifyAgent, type KnownAgent } from '../negotiation/identify-agent';
import type { AgentOperation } from '../operations';
import { failure } from '../protocol/envelope';
import { errorMessage } from '../protocol/messages';
import { AgentProblem } from '../protocol/problem';
import { runOnce } from './repeated-calls';
import { type SerialisedOutcome, serialiseOutcome, sharedResponses } from './shared-responses';
import { runInQueue } from './work-queue';

const startInTurn = createTurns(1);

/**
 * Resolves in a turn of the event loop in which no other agent call starts. Otherwise all calls that arrived
 * while the thread was busy would run at once, ahead of shoppers who arrived at the same time.
 */
export const waitForTurn = (): Promise<void> => new Promise<void>(startInTurn);

/** Agents may wait longer than people, because the lines of a large cart are read one after another. */
const PATIENCE_MS = 6_000;

export type Transport = 'rest' | 'mcp';

type Performed = {
  transport: Transport;
  operation: AgentOperation;
  headers: Headers;
  /** The agent's key for repeating this change safely; null without one. */
  idempotencyKey: string | null;
};

function asProblem(error: unknown): AgentProblem {
  if (error instanceof AgentProblem) return error;
  if (!isStoreApiError(error)) throw error;
  log.error('agent-call-failed', { cause: error.message });
  return new AgentProblem('store_unavailable', 'The shop cannot be read now. Try again in a moment.', 5);
}

async function runOperation(
  { operation, headers, idempotencyKey }: Performed,
  { profile, negotiated }: KnownAgent,
  input: { id: string; payload: unknown },
): Promise<SerialisedOutcome> {
  const { capability, name } = operation;
  if (!negotiated.has(capability)) {
    const message = errorMessage(
      'capabilities_incompatible',
      `The agent's profile has no ${capability}.`,
      'unrecoverable',
    );
    return serialiseOutcome(failure({ negotiated, capability }, [message], `${serverConfig().siteUrl}/`));
  }
  const run = () => runInQueue(() => runForAgent(() => operation.run(input, negotiated)));
  // Carts belong to one agent; the catalogue is the same for all agents with the same capabilities.
  if (!operation.hasId && !operation.changes)
    return sharedResponses().share(JSON.stringify([name, [...negotiated], input.payload]), run);
  const caller = [profile, clientOf(headers, serverConfig().trustedHops).key];
  return serialiseOutcome(
    await runOnce(operation.changes ? idempotencyKey : null, { caller, operation: name, input }, run),
  );
}

/**
 * Performs a call: identifies the agent, counts the call, and runs the operation when a slot is free.
 * @param profile address of the agent's profile; null if it sends none
 * @throws AgentProblem
 */
export async function perform(
  call: Performed,
  profile: string | null,
  input: { id: string; payload: unknown },
): Promise<SerialisedOutcome> {
  const { transport, operation, headers } = call;
  let agent = '';
  try {
    const known = await identifyAgent(profile, headers, operation.limit);
    agent = known.host;
    extendDeadline(PATIENCE_MS);
    const outcome = await runOperation(call, known, input);
    countAgentCall({ transport, operation: operation.name, agent, outcome: outcome.outcome });
    return outcome;
  } catch (error) {
    const problem = asProblem(error);
    countAgentCall({ transport, operation: operation.name, agent, outcome: problem.code });
    throw problem;
  }
}
