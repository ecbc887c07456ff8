/** Codes of failures before an operation runs, with their HTTP status and their JSON-RPC code. */
const PROBLEMS = {
  invalid_profile_url: { status: 400, rpc: -32001 },
  profile_unreachable: { status: 424, rpc: -32001 },
  profile_malformed: { status: 422, rpc: -32001 },
  version_unsupported: { status: 422, rpc: -32001 },
  invalid_json: { status: 400, rpc: -32700 },
  batch_not_supported: { status: 400, rpc: -32600 },
  invalid_request: { status: 400, rpc: -32602 },
  request_too_large: { status: 400, rpc: -32602 },
  body_too_large: { status: 413, rpc: -32000 },
  unsupported_media_type: { status: 415, rpc: -32000 },
  origin_not_allowed: { status: 403, rpc: -32000 },
  not_found: { status: 404, rpc: -32601 },
  method_not_allowed: { status: 405, rpc: -32000 },
  idempotency_conflict: { status: 409, rpc: -32000 },
  rate_limited: { status: 429, rpc: -32000 },
  busy: { status: 503, rpc: -32000 },
  store_unavailable: { status: 503, rpc: -32000 },
} as const;

export type ProblemCode = keyof typeof PROBLEMS;

/** A request that could not be processed. `content` is a text for people, and reveals no internal cause. */
export class AgentProblem extends Error {
  override readonly name = 'AgentProblem';

  constructor(
    readonly code: ProblemCode,
    readonly content: string,
    /** Seconds after which the agent may try again. */
    readonly retryAfter?: number,
  ) {
    super(`${code}: ${content}`);
  }

  get status(): number {
    return PROBLEMS[this.code].status;
  }

  get rpcCode(): number {
    return PROBLEMS[this.code].rpc;
  }
}
