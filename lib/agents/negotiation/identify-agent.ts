import 'server-only';
import { serverConfig } from '@/lib/config/environment';
import { clientOf, networkOf, secondsToWait } from '@/lib/gateway/rate-limit';
import type { LimitGroup } from '@/lib/gateway/routes/operation';
import type { Negotiated } from '../protocol/envelope';
import { AgentProblem } from '../protocol/problem';
import { isProfileKnown, readProfile } from './fetch-profile';
import { checkVersion, intersect } from './negotiate';
import { isLocalShop, profileAddress } from './profile-address';

/** The caller: the host of its profile, for metrics, and the capabilities that it shares with the shop. */
export type KnownAgent = { profile: string; host: string; negotiated: Negotiated };

/** Whether a request comes directly, without a proxy, from the machine on which a trial shop runs. */
function isLocalTrial(headers: Headers): boolean {
  const { siteUrl } = serverConfig();
  const isDirect = !(headers.get('x-forwarded-for') ?? '').includes(',');
  return isLocalShop(siteUrl) && isDirect && clientOf(headers, 0).shared;
}

async function countCall(headers: Headers, group: LimitGroup, agent?: string): Promise<void> {
  const seconds = await secondsToWait(headers, group, agent);
  if (seconds > 0) throw new AgentProblem('rate_limited', 'Too many requests. Try again later.', seconds);
}

/**
 * The agent with a cached profile; counts its call. Null if `identifyAgent` would have to fetch the profile,
 * or would reject the call.
 */
export async function identifyKnownAgent(
  profile: string,
  headers: Headers,
  group: LimitGroup,
): Promise<KnownAgent | null> {
  try {
    const isKnown = isProfileKnown(profileAddress(profile, isLocalTrial(headers)));
    return isKnown ? await identifyAgent(profile, headers, group) : null;
  } catch (error) {
    // The transport writes the error in its own format.
    if (error instanceof AgentProblem) return null;
    throw error;
  }
}

/**
 * Identifies the caller by the address of its profile, and counts the call.
 * @param profile address sent by the agent; null without one
 * @throws AgentProblem
 */
export async function identifyAgent(
  profile: string | null,
  headers: Headers,
  group: LimitGroup,
): Promise<KnownAgent> {
  if (profile === null) {
    await countCall(headers, 'refused');
    throw new AgentProblem(
      'invalid_profile_url',
      'A request names its agent: UCP-Agent: profile="https://…", in arguments of MCP meta.ucp-agent.profile.',
    );
  }
  const url = profileAddress(profile, isLocalTrial(headers));
  if (!isProfileKnown(url)) await countCall(headers, 'agent-profile');
  await countCall(headers, group, url.href);
  const known = await readProfile(url, networkOf(headers));
  checkVersion(known);
  return { profile: url.href, host: url.hostname, negotiated: intersect(known) };
}
