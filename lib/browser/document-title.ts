/**
 * Calls `callback` once with the document's title, which comes later than the page after a navigation. Returns a
 * function that stops waiting.
 */
export function onDocumentTitle(callback: (title: string) => void): () => void {
  if (document.title !== '') {
    callback(document.title);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    if (document.title === '') return;
    observer.disconnect();
    callback(document.title);
  });
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}
