/**
 * Calls `start` once: when the pointer or the focus first enters an element, or at once if it is there already.
 * Returns a function that stops waiting.
 */
export function onFirstUse(element: Element, start: () => void): () => void {
  const listeners = new AbortController();
  const stop = () => listeners.abort();
  const startOnce = () => {
    stop();
    start();
  };
  for (const type of ['pointerover', 'focusin']) element.addEventListener(type, startOnce, listeners);
  if (element.matches(':is(:hover, :focus-within)')) startOnce();
  return stop;
}
