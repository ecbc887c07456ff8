import { serverConfig } from '@/lib/config/environment';
import type { StoreApiError } from '@/lib/platform/errors';

/** Characters of a token that messages show: enough to recognise it. */
const SHOWN_OF_TOKEN = 4;

function tokenName(): string {
  const { storeAppToken } = serverConfig();
  const isLong = storeAppToken.length > 2 * SHOWN_OF_TOKEN;
  return isLong ? `${storeAppToken.slice(0, SHOWN_OF_TOKEN)}…` : storeAppToken;
}

/** A hint at what may be wrong with the configured address. The home page's also names the usual address of APIs. */
function addressHint(isHome: boolean): string {
  const { storeApiUrl } = serverConfig();
  const question = 'is the address the part before /v2/front?';
  return !isHome || /\/api$/.test(storeApiUrl) ? question : `${question} Try --api ${storeApiUrl}/api`;
}

const CERTIFICATE_CODE = /CERT|SELF_SIGNED|UNABLE_TO_/;

function connectionMessage(code: string): string {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'The name of its host cannot be found (DNS).';
  if (code === 'ECONNREFUSED') return 'Nothing listens at this address: the connection was refused.';
  if (code === 'UND_ERR_CONNECT_TIMEOUT') return 'The connection was not accepted within a second.';
  if (CERTIFICATE_CODE.test(code)) return `Its certificate is not accepted (TLS, ${code}).`;
  if (/SSL|TLS|EPROTO/.test(code)) return `There is no TLS at this address (${code}): is it http?`;
  return code === '' ? 'The connection broke.' : `The connection broke (${code}).`;
}

function statusMessage(status: number | null): string {
  if (status === 401 || status === 403)
    return `It refuses the App-Token "${tokenName()}" (${status}): name the right one with --token.`;
  if (status === 429) return 'It refuses the call because there were too many (429): try again later.';
  return `It refuses the call (${status}).`;
}

/**
 * Explains to the operator in one sentence how a call failed.
 * @param isHome the call is for the home page, which every platform has
 */
export function failureMessage({ kind, status, reason }: StoreApiError, isHome = false): string {
  switch (kind) {
    case 'absent':
      if (isHome) return `It has no home page (${status ?? reason}): ${addressHint(isHome)}`;
      return reason === '' ? 'It has no such thing (404).' : `It has no such thing (${status}, ${reason}).`;
    case 'refused':
      return statusMessage(status);
    case 'failed':
      return `It fails (${status}).`;
    case 'timeout':
      return 'It did not respond in full within the time that the shop waits.';
    case 'unreachable':
      return connectionMessage(reason);
    case 'malformed':
      if (status === 404 || status === 410)
        return `Another program returns ${status} in its place: ${addressHint(isHome)}`;
      if (reason === 'redirect')
        return `It redirects (${status}), and the shop follows no redirects: name the final address.`;
      if (reason === 'its content type is not JSON')
        return `The response is a page and not JSON: ${addressHint(isHome)}`;
      return `The response makes no sense: ${reason}.`;
  }
}
