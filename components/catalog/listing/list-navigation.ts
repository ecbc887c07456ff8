import { preload } from '@/components/ui/lazy-loading';
import { abortNavigation, showInPage, watchNavigations } from '@/lib/browser/framework-navigation';
import { afterPaint } from '@/lib/browser/page-lifecycle';
import { type Choice, parseHref } from '@/lib/catalog/listing/choices';
import {
  IDLE,
  type ListingEvent,
  type ListingState,
  nextListingState,
} from '@/lib/catalog/listing/listing-state';
import { createStore, type ReadableStore } from '@/lib/shared/store';
import type { NavigatedList } from './complete-navigation';
import { PRODUCTS_ID } from './ids';
import type { ListingMemory } from './listing-memory';

/** Fetched with the first choice, because the next list needs it. */
const loadArrival = () => import('./complete-navigation');

/** Sends the router to an address. Scrolls to the top unless the address is another view of this list. */
type Push = (href: string, isSameList: boolean) => void;

/**
 * Carries out the choices on one list. Owns their state, the request for the next list, and the pending navigation
 * between lists: no other code reads or writes `memory.pending`. See docs/decisions/0027.
 */
export function createListNavigation(list: NavigatedList, memory: ListingMemory, push: Push) {
  const state = createStore<ListingState>(IDLE);
  let wasPending = false;

  function send(event: ListingEvent): void {
    const before = state.get();
    const next = nextListingState(list.page, before, event);
    if (next === before) return;
    state.set(next);
    if (next.status === 'paused') abortNavigation();
    if (next.status !== 'navigating') return;
    const { href, waiting } = next;
    if (memory.pending) memory.pending = { ...memory.pending, href, waiting };
    if (before.status === 'navigating' && before.href === href) return;
    const { path } = parseHref(href);
    const isSameList = path === window.location.pathname;
    memory.announce('');
    abortNavigation();
    showInPage(path);
    push(href, isSameList);
    if (isSameList) afterPaint(() => document.getElementById(PRODUCTS_ID)?.scrollIntoView());
  }

  return {
    state: state as ReadableStore<ListingState>,
    /** Takes over from the previous list. Returns a function to call when this list is unmounted. */
    open(): () => void {
      const { pending } = memory;
      let isOpen = true;
      watchNavigations();
      memory.pending = null;
      if (pending)
        loadArrival().then(({ completeNavigation }) => {
          const choices = isOpen ? completeNavigation(pending, list, memory.announce) : [];
          if (choices.length === 0) return;
          memory.pending ??= pending;
          send({ type: 'continue', choices });
        });
      return () => {
        isOpen = false;
        // After Back, no list says that it has been updated.
        memory.announce('');
        // The shopper went to another page than the requested listing.
        if (memory.pending && parseHref(memory.pending.href).path !== window.location.pathname)
          memory.pending = null;
      };
    },
    /**
     * Reports whether the router is navigating. If it no longer is and the list is still shown, its choices have been
     * applied.
     */
    setPending(isPending: boolean): void {
      if (wasPending && !isPending) send({ type: 'end' });
      wasPending = isPending;
    },
    /** Whether the shopper used this control last. */
    isLastUsed: (control: Element) => control === memory.pending?.control,
    /** Adds a choice to the pending ones and navigates; `control` is the element that the shopper used. */
    choose(choice: Choice, control: Element): void {
      preload(loadArrival);
      const previousAddress = window.location.pathname + window.location.search;
      memory.pending = { control, previousAddress, href: '', waiting: [] };
      send({ type: 'choose', choice });
    },
    /** The filter sheet takes over the pending choices, and returns them. */
    pause: () => send({ type: 'pause' }),
    resume: () => send({ type: 'resume' }),
  };
}

export type ListNavigation = ReturnType<typeof createListNavigation>;
