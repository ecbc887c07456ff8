import type { StoreApiError } from '@/lib/platform/errors';

const CERTIFICATE_CODE = /CERT|SELF_SIGNED|UNABLE_TO_/;

function connectionMessage(code: string): string {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'The name of its host cannot be found (DNS).';
  if (code === 'ECONNREFUSED') return 'Nothing listens at this address: the connection was refused.';
  if (code === 'UND_ERR_CONNECT_TIMEOUT') return 'The connection was not answered within a second.';
  if (CERTIFICATE_CODE.test(code)) return `Its certificate is not accepted (TLS, ${code}).`;
  if (/SSL|TLS|EPROTO/.test(code)) return `There is no TLS at this address (${code}): is it http?`;
  return code === '' ? 'The connection broke.' : `The connection broke (${code}).`;
}

function statusMessage(status: number | null): string {
  if (status === 401 || status === 403) return `It refuses the call (${status}): check the token.`;
  if (status === 429) return 'It refuses the call because there were too many (429): try again later.';
  return `It refuses the call (${status}).`;
}

/** How a call failed, in one sentence for whoever runs the shop. */
export function failureMessage({ kind, status, reason }: StoreApiError): string {
  switch (kind) {
    case 'absent':
      return reason === '' ? 'It has no such thing (404).' : `It has no such thing (${status}, ${reason}).`;
    case 'refused':
      return statusMessage(status);
    case 'failed':
      return `It fails (${status}).`;
    case 'timeout':
      return 'It did not answer whole within the time that the shop waits.';
    case 'unreachable':
      return connectionMessage(reason);
    case 'malformed':
      if (status === 404 || status === 410)
        return `Another program answers ${status} in its place: is the address the part before /v2/front?`;
      if (reason === 'redirect')
        return `It redirects (${status}), and the shop follows no redirects: name the final address.`;
      if (reason === 'not JSON by its content type')
        return 'The answer is a page and not JSON: is the address the part before /v2/front?';
      return `The answer makes no sense: ${reason}.`;
  }
}
