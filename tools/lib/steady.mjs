/**
 * Calls `send` so often a second, whether or not the calls before have ended. Plain JavaScript, because a worker thread loads it.
 * @template T
 * @param {number} perSecond
 * @param {(index: number) => Promise<T>} send must not reject
 * @returns {() => Promise<T[]>} ends the calls; resolves to what all of them resolved to
 */
export function sendSteadily(perSecond, send) {
  const sent = [];
  const timer = setInterval(() => sent.push(send(sent.length)), 1_000 / perSecond);
  return () => {
    clearInterval(timer);
    return Promise.all(sent);
  };
}
