'use client';

import { createContext, type ReactNode, useContext, useState } from 'react';
import type { AddedByList } from '@/lib/catalog/listing/added-products';
import type { Choice } from '@/lib/catalog/listing/choices';

/** What a list hands over to the list that the shopper goes to. */
export type Handover = {
  /** Link or selector that the shopper used last. */
  control: Element;
  /** Root-relative address of the list that it was on; coming back there is no answer. */
  previousAddress: string;
  /** Root-relative address of the next list. */
  href: string;
  /** Choices that need the next list's links. */
  waiting: readonly Choice[];
};

type ListingMemory = {
  handover: Handover | null;
  added: AddedByList;
  /** Whether lists show each model in one colour only. */
  groupsColours: boolean;
  /** Says a text to screen readers; '' takes the last one away. */
  announce: (text: string) => void;
};

const ListingMemoryContext = createContext<ListingMemory | null>(null);

/**
 * What lists leave to the lists after them. Every list is its own page that goes away with the next one, so
 * this lives in the layout around all pages. So does the text for screen readers: they notice a change only in an
 * element that was there before.
 */
export function ListingMemoryProvider({ children }: { children: ReactNode }) {
  const [announcement, announce] = useState('');
  const [memory] = useState<ListingMemory>(() => ({
    handover: null,
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

/** The memory to read and write in effects and events: what is in it is no state to render. */
export function useListingMemory(): ListingMemory {
  const memory = useContext(ListingMemoryContext);
  if (memory === null) throw new Error('No ListingMemoryProvider');
  return memory;
}
