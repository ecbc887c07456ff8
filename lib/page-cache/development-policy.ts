/** Further sources of each directive: Next's own scripts, styles and sockets of the development server. */
const ADDED: Readonly<Record<string, string>> = {
  // React and Turbopack evaluate code, to map it to its sources and to replace it.
  'script-src': "'unsafe-inline' 'unsafe-eval'",
  'style-src': "'unsafe-inline'",
  // Not every browser counts the socket of an origin among 'self'.
  'connect-src': 'ws: wss:',
};

/** There is no TLS in front of the development server, whatever SITE_URL says. */
const LEFT_OUT = 'upgrade-insecure-requests';

/** The policy of pages under `npm run dev`: `policy`, and what Next needs to hydrate, to reload and to show errors. */
export function developmentPolicy(policy: string): string {
  return policy
    .split('; ')
    .filter((directive) => directive !== LEFT_OUT)
    .map((directive) => {
      const added = ADDED[directive.split(' ', 1)[0] ?? ''];
      return added === undefined ? directive : `${directive} ${added}`;
    })
    .join('; ');
}
