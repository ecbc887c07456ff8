'use client';

import { createContext, type ReactNode, useContext, useState } from 'react';
import type { AddedByList } from '@/lib/catalog/listing/added-products';
import type { Choice } from '@/lib/catalog/listing/choices';

/** State that a list passes on to the next list. */
export type PendingNavigation = {
  /** Link or selector that the shopper used last. */
  control: Element;
  /** Root-relative address of the list with that control; returning to it does not complete the navigation. */
  previousAddress: string;
  /** Root-relative address of the next list. */
  href: string;
  /** Choices that need the links of the next list. */
  waiting: readonly Choice[];
};

export type ListingMemory = {
  /** Null unless a choice led away from a list; only ListNavigation uses it. */
  pending: PendingNavigation | null;
  added: AddedByList;
  /** Whether lists show each model in only one colour. */
  groupsColours: boolean;
  /** Announces a text to screen readers; '' clears it. */
  announce: (text: string) => void;
};

const ListingMemoryContext = createContext<ListingMemory | null>(null);

/**
 * State that lists pass on to the next list. Every list is a page, which is unmounted when the next one is shown, so
 * this state is in the layout around all pages. So is the text for screen readers, because they notice changes only in
 * an existing element.
 */
export function ListingMemoryProvider({ children }: { children: ReactNode }) {
  const [announcement, announce] = useState('');
  const [memory] = useState<ListingMemory>(() => ({
    pending: null,
    added: new Map(),
    groupsColours: true,
    announce,
  }));
  return (
    <ListingMemoryContext value={memory}>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {children}
    </ListingMemoryContext>
  );
}

/** The memory, to be read and written in effects and event handlers; it is not render state. */
export function useListingMemory(): ListingMemory {
  const memory = useContext(ListingMemoryContext);
  if (memory === null) throw new Error('No ListingMemoryProvider');
  return memory;
}
