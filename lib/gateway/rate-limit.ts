import { serverConfig } from '@/lib/config/environment';
import type { LimitGroup } from '@/lib/gateway/routes/operation';
import { changeRedis } from '@/lib/redis/connection';
import { hashed, redisKey } from '@/lib/redis/keys';
import { type Client, clientOfForwarded } from '@/lib/shared/client';
import { type Allowance, FixedWindows, type Limit } from '@/lib/shared/fixed-windows';
import { globalSingleton } from '@/lib/shared/global-singleton';
import { readSession } from './session-cookie';

/** The client of a request. Our server has appended the connection's address to X-Forwarded-For. */
export function clientOf(headers: Headers, trustedHops: number): Client {
  return clientOfForwarded(headers.get('x-forwarded-for') ?? '', trustedHops);
}

/** The client's network; undefined for an address that many shoppers may share. */
export function networkOf(headers: Headers): string | undefined {
  const { key, shared } = clientOf(headers, serverConfig().trustedHops);
  return shared ? undefined : key;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * Calls per address, multiplied by RATE_LIMIT_FACTOR. `read` is generous because every page view reads a
 * cart.
 */
const ALLOWANCES: Record<LimitGroup, readonly Allowance[]> = {
  read: [{ calls: 600, windowMs: MINUTE }],
  search: [{ calls: 60, windowMs: MINUTE }],
  // Searches for texts that nobody has searched recently; stored results are not counted.
  'search-page': [{ calls: 30, windowMs: MINUTE }],
  cart: [{ calls: 300, windowMs: MINUTE }],
  shipping: [{ calls: 20, windowMs: MINUTE }],
  upload: [{ calls: 20, windowMs: MINUTE }],
  report: [{ calls: 30, windowMs: MINUTE }],
  key: [
    { calls: 10, windowMs: MINUTE },
    { calls: 40, windowMs: HOUR },
  ],
  form: [
    { calls: 5, windowMs: MINUTE },
    { calls: 20, windowMs: HOUR },
  ],
  refused: [{ calls: 60, windowMs: MINUTE }],
  // An agent calls for many shoppers from one address.
  'agent-read': [{ calls: 900, windowMs: MINUTE }],
  'agent-cart': [{ calls: 300, windowMs: MINUTE }],
  // Messages that run no tool: an agent sends three when it connects.
  'agent-hello': [{ calls: 120, windowMs: MINUTE }],
  // Unknown profiles, each of which causes a fetch.
  'agent-profile': [{ calls: 20, windowMs: MINUTE }],
};

/** Calls per agent from all addresses together. An agent is identified by its profile's address. */
const AGENT_ALLOWANCES: Partial<Record<LimitGroup, Allowance>> = {
  'agent-read': { calls: 3_600, windowMs: MINUTE },
  'agent-cart': { calls: 1_200, windowMs: MINUTE },
};

/**
 * Calls per session, within the allowance of its address. A shopper changes the cart less than 60 times a
 * minute; the limit keeps one of them from using up the allowance of others behind the same carrier NAT. A client that
 * sends no session, or a new one with each call, shares the address's allowance.
 */
const SESSION_ALLOWANCES: Partial<Record<LimitGroup, Allowance>> = {
  cart: { calls: 60, windowMs: MINUTE },
};

/**
 * If this many addresses in a network have used up their allowance, the network's other addresses must wait
 * too.
 */
const NETWORK_FACTOR = 4;
/** Many shoppers may share a local proxy. */
const SHARED_FACTOR = 4;

/** Clients can invent sessions, so sessions and addresses have separate limits in memory. */
const MAX_SESSIONS = 10_000;
const MAX_ADDRESSES = 40_000;

type Windows = { sessions: FixedWindows; addresses: FixedWindows };
/** `others` count calls per address, network and agent. */
type CallerLimits = { session: Limit[]; others: Limit[] };

const windows = () =>
  globalSingleton(
    'rate-limiter',
    (): Windows => ({ sessions: new FixedWindows(MAX_SESSIONS), addresses: new FixedWindows(MAX_ADDRESSES) }),
  );

function limitsOf(headers: Headers, group: LimitGroup, agent?: string): CallerLimits {
  const { trustedHops, rateLimitFactor } = serverConfig();
  const client = clientOf(headers, trustedHops);
  const limit = (scope: string, name: string, { calls, windowMs }: Allowance, factor: number): Limit => ({
    key: `${group}:${windowMs}:${scope}:${hashed(name)}`,
    calls: calls * factor * rateLimitFactor,
    windowMs,
  });
  const factor = client.shared ? SHARED_FACTOR : 1;
  const session = readSession(headers.get('cookie'));
  const ofSession = SESSION_ALLOWANCES[group];
  const ofAgent = AGENT_ALLOWANCES[group];
  return {
    session: ofSession && session !== undefined ? [limit('session', session, ofSession, 1)] : [],
    others: [
      ...ALLOWANCES[group].flatMap((allowance) => [
        limit('address', client.address, allowance, factor),
        limit('network', client.key, allowance, factor * NETWORK_FACTOR),
      ]),
      ...(ofAgent && agent !== undefined ? [limit('agent', agent, ofAgent, 1)] : []),
    ],
  };
}

function waitHere({ session, others }: CallerLimits): number {
  const { sessions, addresses } = windows();
  return Math.max(sessions.waitMs(session), addresses.waitMs(others));
}

/**
 * Counts a call in all windows or in none, which only a Redis script can do in one transaction. Deletes keys
 * without a number or an expiry, because the shop did not write them.
 */
const SPEND = `
local wait, full = 0, 0
for i, key in ipairs(KEYS) do
  local calls, window = tonumber(ARGV[2 * i - 1]), tonumber(ARGV[2 * i])
  local made = tonumber(redis.call('GET', key) or 0)
  local left = redis.call('PTTL', key)
  if made == nil or left == -1 or left > window then
    redis.call('DEL', key)
  elseif made >= calls and left > wait then
    wait, full = left, i
  end
end
if wait > 0 then return { wait, full } end
for i, key in ipairs(KEYS) do
  redis.call('SET', key, 0, 'PX', ARGV[2 * i], 'NX')
  redis.call('INCR', key)
end
return { 0, 0 }`;

/**
 * Counts a call for all instances together.
 * @returns ms to wait, and the limit that is reached; 0 if there is no Redis
 */
async function spendShared(limits: readonly Limit[]): Promise<{ waitMs: number; full: Limit | undefined }> {
  const reply = await changeRedis(({ client }) =>
    client.eval(SPEND, {
      keys: limits.map(({ key }) => redisKey('calls', key)),
      arguments: limits.flatMap(({ calls, windowMs }) => [String(calls), String(windowMs)]),
    }),
  );
  const [waitMs, full] = Array.isArray(reply) ? reply.map(Number) : [];
  return { waitMs: waitMs ?? 0, full: limits[(full ?? 0) - 1] };
}

const toSeconds = (ms: number) => Math.ceil(ms / 1_000);

/** Seconds until the next call of `group` is allowed, as far as this instance knows. Counts nothing. */
export function secondsLeft(headers: Headers, group: LimitGroup): number {
  return toSeconds(waitHere(limitsOf(headers, group)));
}

/**
 * Seconds until the client of a request may make another call of `group`. If 0, the call is allowed and
 * counted. Gateway and middleware share the counts, and so do all instances with the same Redis.
 * @param agent address of the agent's profile, for groups of agents
 */
export async function secondsToWait(headers: Headers, group: LimitGroup, agent?: string): Promise<number> {
  const limits = limitsOf(headers, group, agent);
  const { sessions, addresses } = windows();
  const here = waitHere(limits);
  if (here > 0) return toSeconds(here);
  sessions.spend(limits.session);
  addresses.spend(limits.others);
  const { waitMs, full } = await spendShared([...limits.session, ...limits.others]);
  if (full === undefined) return 0;
  // From now on this instance rejects further calls without asking Redis.
  (limits.session.includes(full) ? sessions : addresses).close(full, waitMs);
  return Math.max(1, toSeconds(waitMs));
}
