import type { Figures } from '@/lib/telemetry/figures';

/** A call of an agent after its head was admitted, with its whole body. */
export type ForwardedCall = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Uint8Array;
  /** Names the request in the log, and for the platform. */
  requestId: string | undefined;
};

/** What the shop answers with; the body is compressed where the agent accepts that. */
export type ForwardedAnswer = { status: number; headers: Record<string, string>; body: Uint8Array };

/** Shop to worker. `cartKey` seals carts; `file` is the index of the last walk through the catalogue. */
export type WorkerOrder =
  | { kind: 'start'; build: string; cartKey: Uint8Array }
  | { kind: 'products'; file: Uint8Array }
  | { kind: 'purge'; tags: readonly string[] }
  | { kind: 'call'; id: number; call: ForwardedCall }
  | { kind: 'measure'; id: number };

/** Worker to shop. */
export type WorkerReply = { id: number; answer: ForwardedAnswer } | { id: number; figures: Figures };
