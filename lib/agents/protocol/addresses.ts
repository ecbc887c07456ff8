import { serverConfig } from '@/lib/config/environment';
import { isSameOrigin } from '@/lib/gateway/request';

/** Addresses that agents call. Every other file of this folder uses these. */
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

const PROPOSED_CARTS = `${AGENT_PATHS.permalink}/`;

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/**
 * Whether a path shows a proposed cart for confirmation: a permalink or an agent's cart. The bare prefix does not
 * show one: Next would look for a page with that name.
 */
export const isProposedCartPath = (path: string): boolean =>
  path.startsWith(PROPOSED_CARTS) && path.length > PROPOSED_CARTS.length && serverConfig().agents;

/** The status that rejects a confirmation by its headers; null if the body may be read. */
export function rejectConfirmationForm(method: string, headers: Headers): number | null {
  if (method !== 'POST') return 413;
  if (!isSameOrigin(headers, serverConfig().siteUrl)) return 403;
  if (!FORM_TYPE.test(headers.get('content-type') ?? '')) return 415;
  return Number(headers.get('content-length') ?? 0) > MAX_FORM_BYTES ? 413 : null;
}

/**
 * A schema that depends on the shop's address. It is created at first use and cached, because zod takes
 * longer to compile a schema than any agent call takes.
 */
export function oncePerShop<Made>(make: (siteUrl: string) => Made): () => Made {
  let kept: { siteUrl: string; made: Made } | undefined;
  return () => {
    const { siteUrl } = serverConfig();
    if (kept?.siteUrl !== siteUrl) kept = { siteUrl, made: make(siteUrl) };
    return kept.made;
  };
}
