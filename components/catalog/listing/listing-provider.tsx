'use client';

import { useRouter } from 'next/navigation';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useTransition,
} from 'react';
import { preload } from '@/components/ui/lazy-loading';
import { abortNavigation, showInPage, watchNavigations } from '@/lib/browser/framework-navigation';
import { afterPaint } from '@/lib/browser/page-lifecycle';
import { type Choice, markChoices, parseHref } from '@/lib/catalog/listing/choices';
import type { Facets } from '@/lib/catalog/listing/facets';
import type { ListingPage, SortChoice } from '@/lib/catalog/listing/links';
import {
  IDLE,
  type ListingEvent,
  type ListingState,
  nextListingState,
} from '@/lib/catalog/listing/listing-state';
import type { ShownProducts } from '@/lib/catalog/listing/paging';
import type { ListingLevel } from '@/lib/platform/endpoints/listings';
import { type Packed, unpack } from '@/lib/shared/packed';
import { PRODUCTS_ID } from './ids';
import { type Handover, useListingMemory } from './listing-memory';

/** A list as it came from the server. */
export type ListingData = {
  /** Kind of products listed; null for a list of which the browser cannot request parts. */
  level: ListingLevel | null;
  /** Path, and the query without its defaults. */
  page: ListingPage;
  facets: Facets;
  sort: readonly SortChoice[];
  shown: ShownProducts;
};

type Listing = ListingData & {
  /** Adds a choice to the pending ones and navigates; `control` is the element that the shopper used. */
  choose: (choice: Choice, control: Element) => void;
  /** The filter sheet takes over the pending choices, and returns them. */
  pause: () => void;
  resume: () => void;
};

const ListingContext = createContext<Listing | null>(null);
const ListingStateContext = createContext<ListingState>(IDLE);

/**
 * The list that a control belongs to. It stays the same while choices are pending.
 * @throws outside a listing
 */
export function useListing(): Listing {
  const listing = useContext(ListingContext);
  if (listing === null) throw new Error('No ListingProvider');
  return listing;
}

export const useListingState = (): ListingState => useContext(ListingStateContext);

/** The filter menu with pending choices already marked. */
export const useMarkedFacets = (): Facets => markChoices(useListing().facets, useListingState().choices);

/** Fetched with the first choice, because the next list needs it. */
const loadArrival = () => import('./complete-navigation');

/**
 * Turns choices on a list into client-side navigations, and combines choices that are made before the previous
 * navigation has completed: see docs/decisions/0027. The links and selectors below are plain HTML that works without
 * this.
 */
export function ListingProvider({ packed, children }: { packed: Packed<ListingData>; children: ReactNode }) {
  const list = useMemo(() => unpack(packed), [packed]);
  const { page } = list;
  const router = useRouter();
  const memory = useListingMemory();
  const [isPending, startTransition] = useTransition();
  const [state, setState] = useState(IDLE);
  /** The state for events: the next event may arrive before the rendering. */
  const latest = useRef(IDLE);

  const send = useCallback(
    (event: ListingEvent) => {
      const before = latest.current;
      const next = nextListingState(page, before, event);
      latest.current = next;
      setState(next);
      if (next === before || next.status === 'idle') return;
      if (next.status === 'paused') return abortNavigation();
      const { href, waiting } = next;
      if (memory.handover) memory.handover = { ...memory.handover, href, waiting };
      if (before.status === 'navigating' && before.href === href) return;
      const { path } = parseHref(href);
      const isSameList = path === window.location.pathname;
      memory.announce('');
      abortNavigation();
      showInPage(path);
      startTransition(() => router.push(href, { scroll: !isSameList }));
      if (isSameList) afterPaint(() => document.getElementById(PRODUCTS_ID)?.scrollIntoView());
    },
    [memory, page, router],
  );

  const resumeNavigation = useEffectEvent(async (handover: Handover, signal: AbortSignal) => {
    const { completeNavigation } = await loadArrival();
    if (signal.aborted) return;
    const choices = completeNavigation(handover, list, memory.announce);
    if (choices.length === 0) return;
    memory.handover ??= handover;
    send({ type: 'continue', choices });
  });

  useLayoutEffect(() => {
    const unmounting = new AbortController();
    watchNavigations();
    if (memory.handover) resumeNavigation(memory.handover, unmounting.signal);
    memory.handover = null;
    return () => {
      unmounting.abort();
      const { handover } = memory;
      // The shopper went to another page than the requested listing.
      if (handover && parseHref(handover.href).path !== window.location.pathname) memory.handover = null;
    };
  }, [memory]);

  useEffect(() => (isPending ? () => send({ type: 'end' }) : undefined), [isPending, send]);

  const listing = useMemo(
    (): Listing => ({
      ...list,
      choose(choice, control) {
        preload(loadArrival);
        const previousAddress = window.location.pathname + window.location.search;
        memory.handover = { control, previousAddress, href: '', waiting: [] };
        send({ type: 'choose', choice });
      },
      pause: () => send({ type: 'pause' }),
      resume: () => send({ type: 'resume' }),
    }),
    [list, memory, send],
  );

  return (
    <ListingContext value={listing}>
      <ListingStateContext value={state}>{children}</ListingStateContext>
    </ListingContext>
  );
}
