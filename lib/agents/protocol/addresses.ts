import { serverConfig } from '@/lib/config/environment';
import { isSameOrigin } from '@/lib/gateway/request';

/** Addresses called by agents. Other files of this folder contain none. */
export const AGENT_PATHS = {
  profile: '/.well-known/ucp',
  rest: '/ucp/v1',
  mcp: '/ucp/mcp',
  extension: '/ucp/eyewear.json',
  guide: '/llms.txt',
  permalink: '/comprar',
  handover: '/comprar/continuar',
} as const;

/** Whether a path is for calls of agents and never a page. */
export const isAgentCall = (path: string): boolean =>
  path === AGENT_PATHS.mcp || path.startsWith(`${AGENT_PATHS.rest}/`);

export const MAX_FORM_BYTES = 500;

const BASKETS = `${AGENT_PATHS.permalink}/`;

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/**
 * Whether a path shows a bag for confirmation: a permalink, or an agent's handover. The prefix alone is not a bag,
 * and the framework would look for a page with that name.
 */
export const isBasketPath = (path: string): boolean =>
  path.startsWith(BASKETS) && path.length > BASKETS.length && serverConfig().agents;

/** Status that refuses the form of a bag based on its head alone; null if its body may be read. */
export function refuseBasketForm(method: string, headers: Headers): number | null {
  if (method !== 'POST') return 413;
  if (!isSameOrigin(headers, serverConfig().siteUrl)) return 403;
  if (!FORM_TYPE.test(headers.get('content-type') ?? '')) return 415;
  return Number(headers.get('content-length') ?? 0) > MAX_FORM_BYTES ? 413 : null;
}

/**
 * A schema that depends on the shop's address, created at its first use and cached: zod compiles each schema anew,
 * which takes longer than any call of an agent.
 */
export function oncePerShop<Made>(make: (siteUrl: string) => Made): () => Made {
  let kept: { siteUrl: string; made: Made } | undefined;
  return () => {
    const { siteUrl } = serverConfig();
    if (kept?.siteUrl !== siteUrl) kept = { siteUrl, made: make(siteUrl) };
    return kept.made;
  };
}
