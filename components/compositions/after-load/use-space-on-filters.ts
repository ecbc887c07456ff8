import { useEffect } from 'react';
import { FILTER_PANEL_ID } from '@/components/catalog/listing/ids';

/** Values of filters are links, but look like boxes: Space toggles them too. */
export function useSpaceOnFilters(): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== ' ' || !(event.target instanceof HTMLAnchorElement)) return;
      if (!event.target.matches(`#${FILTER_PANEL_ID} [rel="nofollow"]`)) return;
      event.preventDefault();
      if (!event.repeat) event.target.click();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
