import { useSyncExternalStore } from 'react';
import { type Choice, compose, type Pending, resume, withChoice, withChoices } from '@/lib/listing/choices';
import type { Facets } from '@/lib/listing/facets';
import type { ListingPage } from '@/lib/listing/links';
import { listingHref } from '@/lib/listing/query';

/** A list as it came from the server. */
export type ListStart = { page: ListingPage; facets: Facets };

/** The same, of a list that may have no filter menu. */
export type ShownList = { page: ListingPage; facets: Facets | null };

const addressOf = ({ path, query }: ListingPage) => listingHref(path, query);

const NONE: readonly Choice[] = [];

/** The list on the screen, told by its filter menu; null for a list without one. */
let shown: ListStart | null = null;
let pending: Pending | null = null;
const hearers = new Set<() => void>();

function change(next: Pending | null): void {
  pending = next;
  for (const hear of hearers) hear();
}

function subscribe(hear: () => void): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}

/** Tells which list is on the screen; the answer takes that back. */
export function showList(start: ListStart): () => void {
  shown = start;
  return () => {
    if (shown === start) shown = null;
  };
}

/** The list on the screen, from its filter menu, or else from the address alone. */
export function shownList(address: ListingPage): ShownList {
  return shown ?? { page: address, facets: null };
}

/** Adds a choice to those that are pending. @returns where they lead together */
export function choose(choice: Choice, from: ListingPage): string {
  const choices = pending && addressOf(pending.from) === addressOf(from) ? pending.choices : NONE;
  const next = { from, choices: withChoice(choices, choice, from) };
  change(next);
  return compose(next).href;
}

/** Where the pending choices lead; null when there are none. */
export function pendingHref(): string | null {
  return pending && pending.choices.length > 0 ? compose(pending).href : null;
}

/** The list that was on the screen is gone: unless it gave way to the one that was asked for, nothing is pending. */
export function leaveList(address: string): void {
  if (pending && compose(pending).href !== address) change(null);
}

/** On the list that the choices led to, those that waited for it go on. @returns where they lead; null for none */
export function arriveAt(address: string): string | null {
  const waiting = pending && compose(pending).href === address ? compose(pending).waiting : NONE;
  const choices = shown ? resume(waiting, shown.page, shown.facets) : [];
  change(shown && choices.length > 0 ? { from: shown.page, choices } : null);
  return pendingHref();
}

/** Choices pending on the list `page`, the latest last. */
export function usePendingChoices(page: ListingPage): readonly Choice[] {
  const now = useSyncExternalStore(
    subscribe,
    () => pending,
    () => null,
  );
  // While the next list is drawn, the choices that led to it are those of another list.
  return now && addressOf(now.from) === addressOf(page) ? now.choices : NONE;
}

/** The filter menu with what was chosen a moment ago marked already. */
export function useMarkedFacets({ page, facets }: ListStart): Facets {
  return withChoices(facets, usePendingChoices(page));
}
