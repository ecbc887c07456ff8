import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { focusHeading } from '@/components/ui/focus-heading';
import { searchHref } from '@/lib/catalog/search/suggestions';

const RESULTS_PATH = '/busca';

/**
 * Focuses the heading once it names other results, because the path stays the same and nothing else does it. Returns
 * the observer that waits for it.
 */
function focusNextHeading(): MutationObserver {
  const text = () => document.querySelector('main h1')?.textContent;
  const before = text();
  const observer = new MutationObserver(() => {
    const now = text();
    if (now === undefined || now === before) return;
    observer.disconnect();
    focusHeading();
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return observer;
}

/** Searches on a results page stay within the app, and the heading of the next results gets the focus. */
export function useResultsSearchWithinApp(): void {
  const router = useRouter();
  useEffect(() => {
    const listeners = new AbortController();
    let waiting: MutationObserver | undefined;
    function onSubmit(event: Event) {
      const { target: form } = event;
      const isSearch = form instanceof HTMLFormElement && form.getAttribute('action') === RESULTS_PATH;
      if (!isSearch || window.location.pathname !== RESULTS_PATH) return;
      // The earlier wait may never end: a search for the same words shows the same heading.
      waiting?.disconnect();
      waiting = focusNextHeading();
      // The form in the header has already navigated.
      if (event.defaultPrevented) return;
      event.preventDefault();
      router.push(searchHref(String(new FormData(form).get('busca'))));
    }
    document.addEventListener('submit', onSubmit, listeners);
    return () => {
      waiting?.disconnect();
      listeners.abort();
    };
  }, [router]);
}
