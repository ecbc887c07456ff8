import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { profileInHeader } from '@/lib/agents/negotiation/profile-address';
import { globalSingleton } from '@/lib/shared/global-singleton';
import { countAgentCall } from '@/lib/telemetry/metrics';
import { identifyKnownAgent } from '../negotiation/identify-agent';
import { AGENT_PATHS } from '../protocol/addresses';
import { findRoute } from './rest-routes';
import { RESPONSE_LIMITS, SHARED_MS } from './shared-responses';

const CATALOGUE = ['search_catalog', 'lookup_catalog', 'get_product'] as const;
type CatalogueOperation = (typeof CATALOGUE)[number];

type RpcId = string | number;

/** A catalogue call. Calls with the same key get the same response, except for the id of an MCP message. */
export type CatalogueCall = {
  key: string;
  transport: 'rest' | 'mcp';
  operation: CatalogueOperation;
  profile: string;
  /** Id of an MCP message, which the response repeats; null in REST. */
  id: RpcId | null;
};

/**
 * Headers and text of a successful response. The text is in two parts, with the id of the MCP message between
 * them.
 */
export type ReadyResponse = { headers: Record<string, string>; parts: readonly string[] };

const operationSchema = z.enum(CATALOGUE);

const toolCallSchema = z.strictObject({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string().max(100), z.number()]),
  method: z.literal('tools/call'),
  params: z.looseObject({
    name: operationSchema,
    arguments: z.looseObject({
      meta: z.looseObject({ 'ucp-agent': z.looseObject({ profile: z.string() }) }),
    }),
  }),
});

/** Headers that may affect the response of an MCP server. */
const mcpHeaders = (headers: Headers) =>
  [...headers].filter(([name]) => name === 'accept' || name.startsWith('mcp-'));

/** The catalogue call in a POST request; null for any other call. */
export function catalogueCallOf(path: string, headers: Headers, body: unknown): CatalogueCall | null {
  if (path === AGENT_PATHS.mcp) {
    const message = toolCallSchema.safeParse(body).data;
    if (message === undefined) return null;
    const { id, params } = message;
    return {
      key: JSON.stringify([path, mcpHeaders(headers), params]),
      transport: 'mcp',
      operation: params.name,
      profile: params.arguments.meta['ucp-agent'].profile,
      id,
    };
  }
  const route = findRoute('POST', path);
  const operation =
    route !== null && 'operation' in route ? operationSchema.safeParse(route.operation).data : undefined;
  const profile = profileInHeader(headers.get('ucp-agent'));
  if (operation === undefined || profile === null) return null;
  const key = JSON.stringify([path, headers.get('ucp-agent'), body]);
  return { key, transport: 'rest', operation, profile, id: null };
}

/** Responses by the key of their call. */
const responses = () =>
  globalSingleton('agent-ready-responses', () => {
    const { responses: max, length, responseLength } = RESPONSE_LIMITS;
    return new LRUCache<string, ReadyResponse>({
      max,
      maxSize: length,
      maxEntrySize: responseLength,
      sizeCalculation: ({ parts }, key) => parts.reduce((sum, part) => sum + part.length, key.length),
      ttl: SHARED_MS,
    });
  });

/** Keeps a successful response for identical calls within the next two seconds. */
export function keepResponse({ key }: CatalogueCall, response: ReadyResponse): void {
  responses().set(key, response);
}

/** The text of a response for a message with this id. */
export const textFor = ({ parts }: ReadyResponse, id: RpcId | null): string =>
  parts.length === 1 ? (parts[0] ?? '') : parts.join(JSON.stringify(id));

/**
 * The recent response to an identical call, which saves most of the work. The call is counted like any other.
 * Null if the call has to be performed.
 */
export async function readyResponse(call: CatalogueCall | null, headers: Headers): Promise<Response | null> {
  const ready = call === null ? undefined : responses().get(call.key);
  if (call === null || ready === undefined) return null;
  const agent = await identifyKnownAgent(call.profile, headers, 'agent-read');
  if (agent === null) return null;
  const { transport, operation, id } = call;
  countAgentCall({ transport, operation, agent: agent.host, outcome: 'success' });
  return new Response(textFor(ready, id), { headers: ready.headers });
}
