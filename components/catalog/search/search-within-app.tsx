'use client';

import { useRouter } from 'next/navigation';
import type { FormEvent, ReactNode } from 'react';

/** Leads from a search form to its results within the app: there the focus goes to their heading. */
export function SearchWithinApp({ children }: { children: ReactNode }) {
  const router = useRouter();
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
