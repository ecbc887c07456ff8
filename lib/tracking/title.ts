/**
 * Calls `tell` with the document's title as soon as there is one: after a navigation it comes later than the page, and
 * there is none meanwhile. Answers a function that gives up waiting.
 */
export function onTitle(tell: (title: string) => void): () => void {
  if (document.title !== '') {
    tell(document.title);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    if (document.title === '') return;
    observer.disconnect();
    tell(document.title);
  });
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}
