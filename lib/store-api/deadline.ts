/** Signal that aborts after `timeoutMs`, or when `outer` does. `clear` must be called when the work is over. */
export function createDeadline(timeoutMs: number, outer: AbortSignal | undefined) {
  const controller = new AbortController();
  let expired = false;
  const timer = setTimeout(() => {
    expired = true;
    controller.abort();
  }, timeoutMs);
  const follow = () => controller.abort(outer?.reason);
  if (outer?.aborted) follow();
  else outer?.addEventListener('abort', follow, { once: true });
  return {
    signal: controller.signal,
    /** True when time ran out, false when the caller lost interest. */
    hasExpired: () => expired,
    clear() {
      clearTimeout(timer);
      outer?.removeEventListener('abort', follow);
    },
  };
}
