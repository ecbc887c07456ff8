'use client';

import { useEffect } from 'react';
import { useConsent } from '@/lib/consent/consent-store';

/** A cookie of a tag; those of the shop have other names. Looked for before anything is fetched to delete it. */
const TAG_COOKIE = /(?:^|; )_(?:ga|gid|gat|gcl|fb)/;

/**
 * Deletes what tags have left for purposes that the visitor has refused: a tag writes its cookies until the last
 * moment of the document in which consent was taken back (L10).
 */
export function useLeftovers(): void {
  const consent = useConsent();
  useEffect(() => {
    if (!consent || !TAG_COOKIE.test(document.cookie)) return;
    import('@/lib/consent/forget').then(
      ({ forgetStoredData }) => forgetStoredData(consent),
      () => {
        // Offline: the next page tries again.
      },
    );
  }, [consent]);
}
