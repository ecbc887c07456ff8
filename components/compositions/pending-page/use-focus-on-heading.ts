import { useEffect, useRef } from 'react';
import { focusHeading } from '@/components/ui/focus-heading';

/**
 * Completes a navigation within the app as the browser completes loading a document: at the top of the page, with the
 * focus there. The framework leaves the focus where it was (nowhere, if its element is removed), and also the scroll
 * position if the fragment in the address matches no element. Back and forward restore both.
 */
export function useFocusOnHeading(pathname: string): void {
  const previous = useRef(pathname);
  const restored = useRef('');

  useEffect(() => {
    const onPopState = () => {
      restored.current = window.location.pathname;
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const isRestored = restored.current === window.location.pathname;
    restored.current = '';
    if (isRestored) return;
    const fragment = window.location.hash.slice(1);
    // The framework has scrolled there.
    if (document.getElementById(fragment)) return;
    if (fragment !== '') window.scrollTo({ top: 0, behavior: 'instant' });
    // The page or a dialog may have the focus already.
    if (!document.activeElement?.closest('main, dialog')) focusHeading();
  }, [pathname]);
}
