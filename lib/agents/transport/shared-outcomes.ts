import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { operationsConfig } from '@/lib/config/operations';
import { changeRedis, fromRedis } from '@/lib/redis/connection';
import { redisKey } from '@/lib/redis/keys';
import { log } from '@/lib/shared/log';
import { decryptText, encryptText } from '../cart/encrypted-text';
import type { Outcome } from '../protocol/envelope';
import { AgentProblem } from '../protocol/problem';

/** How long an instance may take for a change; then another instance may try it. */
const CLAIM_MS = 30_000;
/** How long a repeated call waits for the instance that runs the first. */
const PATIENCE_MS = 6_000;
const POLL_MS = 150;

const outcomeSchema = z.object({
  status: z.union([z.literal(200), z.literal(201)]),
  outcome: z.string(),
  body: z.looseObject({}),
});
/** A change as instances share it: its request and its outcome, which is null while the change runs. */
const sharedSchema = z.object({ payload: z.string(), outcome: outcomeSchema.nullable() });
type Shared = z.output<typeof sharedSchema>;

/** Encrypted, because an outcome contains the cart's id, which allows changing the cart. */
const purposeOf = (name: string) => `repeat ${name}`;
const write = (name: string, shared: Shared) => encryptText(JSON.stringify(shared), purposeOf(name));

function read(name: string, encrypted: string): Shared | null {
  try {
    return sharedSchema.parse(JSON.parse(decryptText(encrypted, purposeOf(name))));
  } catch (error) {
    log.warn('shared-outcome-unreadable', { cause: String(error) });
    return null;
  }
}

type Claim = 'mine' | 'unshared' | Shared;

/** Claims a change for this instance, unless another instance has claimed it. */
async function claim(name: string, payload: string): Promise<Claim> {
  // Without a configured key each instance creates its own, and cannot read the others' entries.
  if (operationsConfig().agentsKey === null) return 'unshared';
  const key = redisKey('repeats', name);
  const value = write(name, { payload, outcome: null });
  const claimed = await changeRedis(async ({ client }) => ({
    isMine: (await client.set(key, value, { PX: CLAIM_MS, condition: 'NX' })) !== null,
  }));
  if (claimed === null) return 'unshared';
  if (claimed.isMine) return 'mine';
  const encrypted = await fromRedis(({ client }) => client.get(key));
  // Text that cannot be read was not written by an instance of this shop.
  return (encrypted && read(name, encrypted)) || 'unshared';
}

async function runMine(
  name: string,
  { payload, keptMs }: { payload: string; keptMs: number },
  run: () => Promise<Outcome>,
): Promise<Outcome> {
  const key = redisKey('repeats', name);
  try {
    const outcome = await run();
    const value = write(name, { payload, outcome: outcomeSchema.parse(outcome) });
    await changeRedis(({ client }) => client.set(key, value, { PX: keptMs }));
    return outcome;
  } catch (error) {
    await fromRedis(({ client }) => client.del(key));
    throw error;
  }
}

/**
 * Runs a change once for all instances that share a Redis and a key: the others get the outcome of the first.
 * @param name of the change, the same on all instances
 * @throws AgentProblem, or the errors of `run`
 */
export async function runOnceForAll(
  name: string,
  change: { payload: string; keptMs: number },
  run: () => Promise<Outcome>,
): Promise<Outcome> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const claimed = await claim(name, change.payload);
    if (claimed === 'unshared') return run();
    if (claimed === 'mine') return runMine(name, change, run);
    if (claimed.payload !== change.payload)
      throw new AgentProblem('idempotency_conflict', 'This idempotency key was used for another request.');
    if (claimed.outcome !== null) return claimed.outcome;
    if (performance.now() > until)
      throw new AgentProblem('busy', 'The first call with this key still runs. Try again in a moment.', 2);
    await wait(POLL_MS);
  }
}
