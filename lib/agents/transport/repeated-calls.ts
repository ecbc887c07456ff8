import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { globalSingleton } from '@/lib/shared/global-singleton';
import type { Outcome } from '../protocol/envelope';
import { AgentProblem } from '../protocol/problem';
import { runOnceForAll } from './shared-outcomes';

const KEPT_MS = 24 * 3_600_000;
const MAX_KEPT = 1_000;
/** A UUID, or another text that cannot be guessed. */
const KEY = /^[\w.:-]{16,100}$/;

type Kept = { payload: string; outcome: Promise<Outcome> };

const kept = () =>
  globalSingleton('agent-repeats', () => new LRUCache<string, Kept>({ max: MAX_KEPT, ttl: KEPT_MS }));

const digest = (parts: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

type Call = {
  /** The agent and its network. Since profiles are public, the profile alone does not identify the caller. */
  caller: readonly string[];
  operation: string;
  input: unknown;
};

/**
 * Runs a change once per idempotency key across all instances: a repeated call gets the first outcome. A failed call
 * is forgotten, so that it can be retried.
 * @param key sent by the agent; null without one
 * @throws AgentProblem, or the errors of `run`
 */
export function runOnce(
  key: string | null,
  { caller, operation, input }: Call,
  run: () => Promise<Outcome>,
): Promise<Outcome> {
  if (key === null) return run();
  if (!KEY.test(key))
    throw new AgentProblem('invalid_request', 'An idempotency key is a UUID, or 16 to 100 such characters.');
  const name = digest([...caller, key]);
  const payload = digest([operation, input]);
  const first = kept().get(name);
  if (first !== undefined && first.payload !== payload)
    throw new AgentProblem('idempotency_conflict', 'This idempotency key was used for another request.');
  if (first !== undefined) return first.outcome;
  const outcome = runOnceForAll(name, { payload, keptMs: KEPT_MS }, run);
  const entry = { payload, outcome };
  kept().set(name, entry);
  outcome.catch(() => {
    if (kept().peek(name) === entry) kept().delete(name);
  });
  return outcome;
}
