'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useEffect } from 'react';
import { focusHeading } from '@/components/ui/focus-heading';

/** Text of the results that this document has shown last. */
let shown: string | undefined;

/**
 * Leads from the search form of the results to the next ones within the app. Their heading takes the focus, also after a
 * search from the header: the path stays the same, so nothing else would move it there.
 */
export function SearchWithinApp({ query, children }: { query: string; children: ReactNode }) {
  const router = useRouter();
  useEffect(() => {
    if (shown !== undefined && shown !== query) focusHeading();
    shown = query;
  }, [query]);
  function search(event: FormEvent<HTMLDivElement>) {
    if (!(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    const busca = String(new FormData(event.target).get('busca'));
    router.push(`/busca?${new URLSearchParams({ busca })}`);
  }
  return (
    <div role="presentation" onSubmit={search}>
      {children}
    </div>
  );
}
