'use client';

import { useState } from 'react';
import { deviceFavourites, type Favourite } from '@/lib/purchase/favourites/favourites-state';
import { useFavouriteStore } from './use-favourite-store';

type Shown = { favourite: Favourite; isRemoved: boolean };

/**
 * Favourites removed while the page is open: each keeps its position, where one click restores it.
 * @param onFailed called if the account rejects a removal, which is then undone; with true if others were not rejected
 */
export function useRemoved(onFailed: (isPartial: boolean) => void) {
  const store = useFavouriteStore();
  const [places, setPlaces] = useState<readonly { favourite: Favourite; place: number }[]>([]);
  const [all, setAll] = useState<readonly Favourite[] | null>(null);
  const [restored, setRestored] = useState<number | null>(null);

  /** The favourites, including removed ones at their positions. */
  function among(favourites: readonly Favourite[]): Shown[] {
    const shown = favourites.map((favourite): Shown => ({ favourite, isRemoved: false }));
    const kept = new Set(favourites.map(({ id }) => id));
    for (const { favourite, place } of places.toSorted((a, b) => a.place - b.place))
      if (!kept.has(favourite.id)) shown.splice(place, 0, { favourite, isRemoved: true });
    return shown;
  }

  const placesWithout = (id: number) => places.filter(({ favourite }) => favourite.id !== id);

  return {
    among,
    /** The favourites, if all were removed at once; otherwise null. */
    all,
    /** The favourite restored last, which gets the focus. */
    restored,
    async remove(favourite: Favourite) {
      const place = among(deviceFavourites.get()).findIndex((shown) => shown.favourite.id === favourite.id);
      setAll(null);
      setPlaces([...placesWithout(favourite.id), { favourite, place }]);
      if ((await store.remove(favourite)) === 'failed') onFailed(false);
    },
    restore(id: number) {
      const shown = among(deviceFavourites.get());
      const index = shown.findIndex(({ favourite }) => favourite.id === id);
      const favourite = shown[index]?.favourite;
      if (!favourite) return;
      void store.putBack(favourite, shown.slice(0, index).filter(({ isRemoved }) => !isRemoved).length);
      setPlaces(placesWithout(id));
      setRestored(id);
    },
    async removeAll() {
      const before = deviceFavourites.get();
      setAll(before);
      setPlaces([]);
      if ((await store.removeAll()) === 'done') return;
      const kept = new Set(deviceFavourites.get().map(({ id }) => id));
      const removed = before.map((favourite, place) => ({ favourite, place }));
      setAll(null);
      setPlaces(removed.filter(({ favourite }) => !kept.has(favourite.id)));
      onFailed(before.some(({ id }) => !kept.has(id)));
    },
    restoreAll() {
      all?.forEach((favourite, place) => void store.putBack(favourite, place));
      setRestored(all?.[0]?.id ?? null);
      setAll(null);
    },
  };
}
