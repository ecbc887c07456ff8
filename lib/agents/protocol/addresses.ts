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
