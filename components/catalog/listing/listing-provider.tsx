'use client';

import { useRouter } from 'next/navigation';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useTransition,
} from 'react';
import { markChoices } from '@/lib/catalog/listing/choices';
import type { Facets } from '@/lib/catalog/listing/facets';
import type { ListingPage, SortChoice } from '@/lib/catalog/listing/links';
import type { ListingState } from '@/lib/catalog/listing/listing-state';
import type { ShownProducts } from '@/lib/catalog/listing/paging';
import type { ListingLevel } from '@/lib/platform/endpoints/listings';
import { type CompactJson, decodeCompactJson } from '@/lib/shared/compact-json';
import { useStore } from '@/lib/shared/store';
import { createListNavigation, type ListNavigation } from './list-navigation';
import { useListingMemory } from './listing-memory';

/** A list as sent by the server. */
export type ListingData = {
  /** Kind of the listed products; null for a list whose parts the browser cannot request. */
  level: ListingLevel | null;
  /** Path, and the query without its defaults. */
  page: ListingPage;
  facets: Facets;
  sort: readonly SortChoice[];
  shown: ShownProducts;
};

type Listing = ListingData & Omit<ListNavigation, 'open' | 'setPending'>;

const ListingContext = createContext<Listing | null>(null);

/** The list that a control belongs to. It does not change while choices are pending. Throws outside a listing. */
export function useListing(): Listing {
  const listing = useContext(ListingContext);
  if (listing === null) throw new Error('No ListingProvider');
  return listing;
}

export const useListingState = (): ListingState => useStore(useListing().state);

/** The filter menu with pending choices already marked. */
export const useMarkedFacets = (): Facets => markChoices(useListing().facets, useListingState().choices);

/**
 * Turns choices on a list into client-side navigations, and combines choices that are made before the previous
 * navigation has completed: see ListNavigation. The links and selectors below are plain HTML that works without this.
 */
export function ListingProvider({
  list: encoded,
  children,
}: {
  list: CompactJson<ListingData>;
  children: ReactNode;
}) {
  const list = useMemo(() => decodeCompactJson(encoded), [encoded]);
  const router = useRouter();
  const memory = useListingMemory();
  const [isPending, startTransition] = useTransition();
  const [navigation] = useState(() =>
    createListNavigation(list, memory, (href, isSameList) =>
      startTransition(() => router.push(href, { scroll: !isSameList })),
    ),
  );

  useLayoutEffect(navigation.open, []);
  useEffect(() => navigation.setPending(isPending), [isPending, navigation]);

  const listing = useMemo(() => ({ ...list, ...navigation }), [list, navigation]);

  return <ListingContext value={listing}>{children}</ListingContext>;
}
