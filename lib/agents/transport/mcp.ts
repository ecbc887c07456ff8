import 'server-only';
import { randomUUID } from 'node:crypto';
import { createMcpHandler, type McpHttpHandler, McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { readShopName } from '@/lib/content/shell/identity';
import { secondsToWait } from '@/lib/gateway/rate-limit';
import { type AgentOperation, OPERATIONS } from '../operations';
import { AGENT_PATHS } from '../protocol/addresses';
import { AgentProblem } from '../protocol/problem';
import { UCP_VERSION } from '../protocol/version';
import { rejectAgentCall } from './admission';
import { jsonResponse, problemBody, retryHeader } from './agent-responses';
import { perform, waitForTurn } from './perform';
import { catalogueCallOf, keepResponse, readyResponse, textFor } from './ready-responses';
import { readBody } from './rest';
import { agentTools } from './tool-schemas';

/** The id of a request, which its response repeats; null if it cannot be read. */
type RpcId = string | number | null;

const argumentsSchema = z.looseObject({
  meta: z
    .looseObject({
      'ucp-agent': z.looseObject({ profile: z.string() }),
      'idempotency-key': z.string().optional(),
    })
    .optional()
    .catch(undefined),
  id: z.string().max(600).default('').catch(''),
});

const rpcIdSchema = z.looseObject({ id: z.union([z.string(), z.number()]) });

const idOf = (message: unknown): RpcId => rpcIdSchema.safeParse(message).data?.id ?? null;

/** The error of a call in JSON-RPC, with the corresponding HTTP status. */
function rpcErrorResponse(problem: AgentProblem, id: RpcId): Response {
  const { retryAfter } = problem;
  const data = { ...problemBody(problem), ...(retryAfter === undefined ? {} : { retry_after: retryAfter }) };
  const body = { jsonrpc: '2.0', id, error: { code: problem.rpcCode, message: problem.content, data } };
  return jsonResponse(body, problem.status, retryHeader(problem));
}

const toolCallSchema = z.looseObject({
  method: z.literal('tools/call'),
  params: z.looseObject({ name: z.enum(OPERATIONS.map(({ name }) => name)) }),
});

/**
 * The input of an operation, taken from the arguments of its tool.
 * @throws AgentProblem
 */
function inputOf({ name, payload, hasId }: AgentOperation, id: string, given: Record<string, unknown>) {
  const missing = (argument: string) =>
    new AgentProblem('invalid_request', `${name} needs the argument ${argument}.`);
  if (hasId && id === '') throw missing('id');
  if (payload === null) return { id, payload: {} };
  if (given[payload.name] === undefined) throw missing(payload.name);
  return { id, payload: given[payload.name] };
}

/** Runs a tool. If the call fails, keeps the problem, which determines the HTTP status. */
type CallTool = (operation: AgentOperation, given: unknown) => Promise<object>;

/** A server for one message: with only the tool that the message calls, or with all tools. */
async function createServer(message: unknown, callTool: CallTool): Promise<McpServer> {
  const name = await readShopName();
  const server = new McpServer(
    { name: 'storefront', title: name, version: UCP_VERSION },
    {
      instructions: `Catalogue and carts of ${name}, by the Universal Commerce Protocol ${UCP_VERSION}. Prices are in centavos of BRL. Search, then put variants into a cart, then give the buyer its continue_url: only the buyer confirms and pays.`,
    },
  );
  const called = toolCallSchema.safeParse(message).data?.params.name;
  for (const { operation, inputSchema, outputSchema } of agentTools()) {
    if (called !== undefined && operation.name !== called) continue;
    server.registerTool(
      operation.name,
      {
        description: operation.description,
        inputSchema,
        outputSchema,
        annotations: { readOnlyHint: !operation.changes, destructiveHint: false, openWorldHint: false },
      },
      async (given: unknown) => {
        const structuredContent = { ...(await callTool(operation, given)) };
        return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent };
      },
    );
  }
  return server;
}

/**
 * Counts a message that runs no tool, such as a request for the list of tools; tool calls are counted when
 * they run. Rejects batches, which the protocol has removed: one small request would cause many long
 * responses.
 * @throws AgentProblem
 */
async function admitMessage(message: unknown, headers: Headers): Promise<void> {
  if (Array.isArray(message)) throw new AgentProblem('batch_not_supported', 'Send one message at a time.');
  if (toolCallSchema.safeParse(message).success) return;
  const seconds = await secondsToWait(headers, 'agent-hello');
  if (seconds > 0) throw new AgentProblem('rate_limited', 'Too many requests. Try again later.', seconds);
}

/** Serves one request without keeping state: no stream stays open to announce changes to the tools. */
const handlerFor = (message: unknown, callTool: CallTool): McpHttpHandler =>
  createMcpHandler(() => createServer(message, callTool), { maxSubscriptions: 0, keepAliveMs: 0 });

/** The SDK's response to a message, as text. Tools run while the response is read. */
async function readSdkResponse(message: unknown, { url, method, headers }: Request, callTool: CallTool) {
  const response = await handlerFor(message, callTool).fetch(
    new Request(url, { method, headers, body: JSON.stringify(message) }),
    { parsedBody: message },
  );
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    text: await response.text(),
  };
}

/** The MCP binding of the protocol: streamable HTTP without sessions. */
export async function handleMcp(request: Request): Promise<Response> {
  const { method, headers } = request;
  const rejected = rejectAgentCall({ method, path: AGENT_PATHS.mcp, headers }, request.body !== null);
  if (rejected !== null) return rejected;
  let message: unknown = null;
  let failed: unknown = null;
  let outcome: string | null = null;
  const callTool: CallTool = async (operation, given) => {
    try {
      const { meta, id, ...rest } = argumentsSchema.parse(given ?? {});
      const input = inputOf(operation, id, rest);
      const profile = meta?.['ucp-agent'].profile ?? null;
      const idempotencyKey = meta?.['idempotency-key'] ?? null;
      const performed = await perform(
        { transport: 'mcp', operation, headers, idempotencyKey },
        profile,
        input,
      );
      outcome = performed.outcome;
      return performed.body;
    } catch (error) {
      failed = error;
      throw error;
    }
  };
  try {
    message = await readBody(request);
    const shared = catalogueCallOf(AGENT_PATHS.mcp, headers, message);
    const ready = await readyResponse(shared, headers);
    if (ready !== null) return ready;
    await waitForTurn();
    await admitMessage(message, headers);
    // Placeholder for the id. Every call that shares the response puts its own id there.
    const placeholder = randomUUID();
    const asked = shared === null ? message : { ...Object(message), id: placeholder };
    const { status, headers: own, text } = await readSdkResponse(asked, request, callTool);
    if (failed !== null) throw failed;
    if (shared === null) return new Response(text === '' ? null : text, { status, headers: own });
    const reusable = { headers: own, parts: text.split(JSON.stringify(placeholder)) };
    if (outcome === 'success' && reusable.parts.length === 2) keepResponse(shared, reusable);
    return new Response(textFor(reusable, shared.id), { status, headers: own });
  } catch (error) {
    if (error instanceof AgentProblem) return rpcErrorResponse(error, idOf(message));
    throw error;
  }
}
