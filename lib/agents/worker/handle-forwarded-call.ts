import 'server-only';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { serverConfig } from '@/lib/config/environment';
import { runInRequest } from '@/lib/platform/deadline';
import { preferredEncoding } from '@/lib/shared/accept-encoding';
import { log } from '@/lib/shared/log';
import { createContext, runInContext } from '@/lib/telemetry/request-context';
import { inSpan } from '@/lib/telemetry/spans';
import { AGENT_PATHS } from '../protocol/addresses';
import { handleMcp } from '../transport/mcp';
import { handleRest } from '../transport/rest';

/** An admitted call of an agent, with its whole body. */
export type ForwardedCall = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Uint8Array;
  /** Identifies the request in the log, and for the platform. */
  requestId: string | undefined;
};

/** The shop's response; the body is compressed if the agent accepts compression. */
export type ForwardedResponse = { status: number; headers: Record<string, string>; body: Uint8Array };

const compress = promisify(gzip);
/** As in Next: compressing smaller bodies saves nothing. */
const MIN_COMPRESSED_BYTES = 1_024;

function requestOf({ method, path, headers, body }: ForwardedCall): Request {
  const url = new URL(path, serverConfig().siteUrl);
  return new Request(url, { method, headers, body: body.byteLength === 0 ? null : Buffer.from(body) });
}

async function respond(call: ForwardedCall): Promise<ForwardedResponse> {
  const handle = call.path === AGENT_PATHS.mcp ? handleMcp : handleRest;
  const response = await handle(requestOf(call));
  const { status } = response;
  const headers = { ...Object.fromEntries(response.headers), vary: 'Accept-Encoding' };
  const body = Buffer.from(await response.arrayBuffer());
  const accepted = call.headers['accept-encoding'];
  if (body.byteLength < MIN_COMPRESSED_BYTES || preferredEncoding(accepted, ['gzip', 'identity']) !== 'gzip')
    return { status, headers, body };
  const zipped = await compress(body, { level: 1 });
  return { status, headers: { ...headers, 'content-encoding': 'gzip' }, body: zipped };
}

/** Handles a call exactly like the agents' routes, so that the shop's process only has to forward bytes. */
export async function handleForwardedCall(call: ForwardedCall): Promise<ForwardedResponse> {
  const request = { startedAt: performance.now(), hasEnded: () => false };
  const context = createContext({}, call.requestId, 'agent');
  const traced = () => inSpan('agent call', {}, () => respond(call));
  try {
    return await runInContext(context, () => runInRequest(request, traced));
  } catch (error) {
    runInContext(context, () => log.failure(error));
    return { status: 500, headers: {}, body: Buffer.alloc(0) };
  }
}
