/** A page is not rendered now: the shop has no slot for it (503), or its client asks too often (429). */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly status: 429 | 503,
    /** Seconds. */
    readonly retryAfter: number,
  ) {
    super(`refused with ${status}`);
  }
}
