import 'server-only';
import { LRUCache } from 'lru-cache';
import { Agent, type Dispatcher, request } from 'undici';
import { globalSingleton } from '@/lib/shared/global-singleton';
import { log } from '@/lib/shared/log';
import { readLimited } from '@/lib/shared/read-limited';
import { AgentProblem } from '../protocol/problem';
import { isLocalShop } from './profile-address';
import { malformed, type PlatformProfile, parseProfile } from './profile-document';
import { isPrivateAddressError, lookupPublic } from './public-address';

const MAX_BYTES = 100_000;
const LIMIT_MS = 2_000;
const MAX_PROFILES = 500;

/** The protocol's minimum lifetime, and the maximum for which a profile is cached. */
const LIFETIME_SECONDS = { min: 60, max: 3_600 };
/** How long after a failure a profile is not requested again. */
const FAILED_MS = 30_000;
/**
 * Concurrent fetches: in total, per host of the profile, and per caller's network. Slow ones only delay their own
 * group.
 */
const MAX_FETCHES = { all: 32, host: 2, network: 3 };

type Fetching = { host: string; network: string | undefined; profile: Promise<PlatformProfile> };
type Known = { profile: PlatformProfile } | { problem: AgentProblem };

const profiles = () =>
  globalSingleton('agent-profiles', () => ({
    known: new LRUCache<string, Known>({ max: MAX_PROFILES }),
    fetching: new Map<string, Fetching>(),
    // Connections are not reused, so that every DNS look-up is checked.
    publicOnly: new Agent({
      connect: { lookup: lookupPublic, timeout: LIMIT_MS },
      pipelining: 0,
      maxHeaderSize: 8_192,
    }),
    local: new Agent({ connect: { timeout: LIMIT_MS }, pipelining: 0, maxHeaderSize: 8_192 }),
  }));

const unreachable = () =>
  new AgentProblem('profile_unreachable', 'The profile in UCP-Agent could not be fetched.');

function lifetimeMs(headers: Dispatcher.ResponseData['headers']): number {
  const given = /max-age=(\d{1,9})/i.exec(String(headers['cache-control'] ?? ''))?.[1];
  const { min, max } = LIFETIME_SECONDS;
  return Math.min(Math.max(Number(given ?? min), min), max) * 1_000;
}

async function fetchProfile(url: URL): Promise<{ profile: PlatformProfile; ttl: number }> {
  const { publicOnly, local } = profiles();
  const signal = AbortSignal.timeout(LIMIT_MS);
  try {
    const { statusCode, headers, body } = await request(url, {
      dispatcher: isLocalShop(url.origin) ? local : publicOnly,
      headers: { accept: 'application/json' },
      signal,
    });
    if (statusCode !== 200) {
      await body.dump({ limit: MAX_BYTES, signal });
      throw unreachable();
    }
    const bytes = await readLimited(body, MAX_BYTES);
    if (bytes === null) throw malformed('it is larger than 100 KB');
    return { profile: parseProfile(bytes), ttl: lifetimeMs(headers) };
  } catch (error) {
    if (error instanceof AgentProblem) throw error;
    if (isPrivateAddressError(error))
      throw new AgentProblem('invalid_profile_url', 'The address of a profile is on the public internet.');
    throw unreachable();
  }
}

/**
 * The error for a local profile that cannot be fetched. It is always the same, so that it does not reveal
 * which ports are open; the log has the reason, for developers who test an agent locally.
 */
function localProblem({ code, content }: AgentProblem): AgentProblem {
  log.warn('agent-profile-refused', { code, content });
  return new AgentProblem('profile_unreachable', 'No profile could be read at this address of the machine.');
}

async function fetchOnce(url: URL): Promise<PlatformProfile> {
  const { known } = profiles();
  try {
    const { profile, ttl } = await fetchProfile(url);
    known.set(url.href, { profile }, { ttl });
    return profile;
  } catch (error) {
    if (!(error instanceof AgentProblem)) throw error;
    const problem = isLocalShop(url.origin) ? localProblem(error) : error;
    known.set(url.href, { problem }, { ttl: FAILED_MS });
    throw problem;
  }
}

/** Whether the profile at an address, or the failure to fetch it, is cached. */
export const isProfileKnown = (url: URL): boolean => profiles().known.has(url.href);

function hasRoom(host: string, network: string | undefined): boolean {
  const running = [...profiles().fetching.values()];
  const ofHost = running.filter((fetch) => fetch.host === host);
  const ofNetwork = running.filter((fetch) => network !== undefined && fetch.network === network);
  return (
    running.length < MAX_FETCHES.all &&
    ofHost.length < MAX_FETCHES.host &&
    ofNetwork.length < MAX_FETCHES.network
  );
}

/**
 * The profile at an allowed address; concurrent callers share one fetch.
 * @param network of the caller; undefined if many callers may share it
 * @throws AgentProblem
 */
export async function readProfile(url: URL, network?: string): Promise<PlatformProfile> {
  const { known, fetching } = profiles();
  const found = known.get(url.href);
  if (found !== undefined) {
    if ('problem' in found) throw found.problem;
    return found.profile;
  }
  const running = fetching.get(url.href);
  if (running !== undefined) return running.profile;
  if (!hasRoom(url.host, network))
    throw new AgentProblem('busy', 'Too many new agents at once. Try again.', 2);
  const profile = fetchOnce(url).finally(() => fetching.delete(url.href));
  fetching.set(url.href, { host: url.host, network, profile });
  return profile;
}
