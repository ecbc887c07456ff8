import { serverConfig } from '@/lib/config/environment';
import { isSameOrigin } from '@/lib/gateway/request';

/** Addresses that agents call. Other files of this area write none. */
export const AGENT_PATHS = {
  profile: '/.well-known/ucp',
  rest: '/ucp/v1',
  mcp: '/ucp/mcp',
  extension: '/ucp/eyewear.json',
  guide: '/llms.txt',
  permalink: '/comprar',
  handover: '/comprar/continuar',
} as const;

/** Whether a path is a call of an agent, which never is a page. */
export const isAgentCall = (path: string): boolean =>
  path === AGENT_PATHS.mcp || path.startsWith(`${AGENT_PATHS.rest}/`);

export const MAX_FORM_BYTES = 500;

const BASKETS = `${AGENT_PATHS.permalink}/`;

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/**
 * Whether a path shows a bag before it is taken: a permalink, or what an agent hands over. The start alone names no bag,
 * and the framework would look for a page of that name.
 */
export const isBasketPath = (path: string): boolean =>
  path.startsWith(BASKETS) && path.length > BASKETS.length && serverConfig().agents;

/** Status that refuses the form of a bag by its head alone; null for one whose body may be read. */
export function refuseBasketForm(method: string, headers: Headers): number | null {
  if (method !== 'POST') return 413;
  if (!isSameOrigin(headers, serverConfig().siteUrl)) return 403;
  if (!FORM_TYPE.test(headers.get('content-type') ?? '')) return 415;
  return Number(headers.get('content-length') ?? 0) > MAX_FORM_BYTES ? 413 : null;
}

/**
 * A schema that says where the shop is, made at its first use and kept: zod compiles each schema anew, which takes longer
 * than all that an agent asks for.
 */
export function oncePerShop<Made>(make: (siteUrl: string) => Made): () => Made {
  let kept: { siteUrl: string; made: Made } | undefined;
  return () => {
    const { siteUrl } = serverConfig();
    if (kept?.siteUrl !== siteUrl) kept = { siteUrl, made: make(siteUrl) };
    return kept.made;
  };
}
