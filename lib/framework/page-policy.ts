import { randomBytes } from 'node:crypto';
import type { NextRequest } from 'next/server';
import { serverConfig } from '@/lib/config/environment';
import { isShopServer } from '@/lib/framework/core/node-request';
import { safeRequestHeaders } from '@/lib/framework/core/router-request';
import {
  contentSecurityPolicy,
  POLICY_REPORTS,
  renderedPagePolicy,
} from '@/lib/page-cache/content-security-policy';

type ResponsePolicy = {
  /** Headers of the response. */
  headers: Record<string, string>;
  /** The request headers to pass on to Next; undefined to pass on all of them. */
  requestHeaders: Headers | undefined;
  /** Whether the response is for this request only. */
  isForOne: boolean;
};

const POLICY = 'content-security-policy';
const REPORTS = { 'reporting-endpoints': `${POLICY_REPORTS.name}="${POLICY_REPORTS.path}"` };

/** Next takes the nonce from the policy in the request's headers and writes it into its scripts. */
function withPolicy(request: NextRequest, policy: string): Headers {
  const headers = new Headers(request.headers);
  headers.delete(`${POLICY}-report-only`);
  headers.set(POLICY, policy);
  return headers;
}

/**
 * The initial policy of a page's response. With `hashes` it allows no inline script. In the shop's server,
 * the finished page's policy, which lists the page's scripts, replaces it; another server would send both.
 */
export function pagePolicy(request: NextRequest): ResponsePolicy {
  const { pagePolicy: kind } = serverConfig();
  if (kind === 'nonce') {
    const policy = renderedPagePolicy(randomBytes(16).toString('base64'));
    return {
      headers: { [POLICY]: policy, ...REPORTS },
      requestHeaders: withPolicy(request, policy),
      isForOne: true,
    };
  }
  const requestHeaders = safeRequestHeaders(request);
  if (kind === 'inline')
    return { headers: { [POLICY]: renderedPagePolicy(null), ...REPORTS }, requestHeaders, isForOne: false };
  const headers: Record<string, string> = isShopServer() ? { [POLICY]: contentSecurityPolicy('') } : {};
  return { headers, requestHeaders, isForOne: false };
}
