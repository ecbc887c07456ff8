'use client';

import { useState } from 'react';
import { deviceFavourites, type Favourite } from '@/lib/purchase/favourites/favourites-state';
import {
  clearFavourites,
  removeFavourite,
  restoreFavourite,
} from '@/lib/purchase/favourites/keep-favourites';

type Shown = { favourite: Favourite; isRemoved: boolean };

/** Favourites removed while the page is open: each keeps its position, where one click restores it. */
export function useRemoved() {
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

  return {
    among,
    /** The favourites, if all were removed at once; otherwise null. */
    all,
    /** The favourite restored last, which gets the focus. */
    restored,
    remove(favourite: Favourite) {
      const place = among(deviceFavourites.get()).findIndex((shown) => shown.favourite.id === favourite.id);
      setAll(null);
      setPlaces((before) => [...before, { favourite, place }]);
      removeFavourite(favourite.id);
    },
    restore(id: number) {
      const shown = among(deviceFavourites.get());
      const index = shown.findIndex(({ favourite }) => favourite.id === id);
      const favourite = shown[index]?.favourite;
      if (!favourite) return;
      restoreFavourite(favourite, shown.slice(0, index).filter(({ isRemoved }) => !isRemoved).length);
      setPlaces((before) => before.filter((removed) => removed.favourite.id !== id));
      setRestored(id);
    },
    removeAll() {
      setAll(deviceFavourites.get());
      setPlaces([]);
      clearFavourites();
    },
    restoreAll() {
      all?.forEach(restoreFavourite);
      setRestored(all?.[0]?.id ?? null);
      setAll(null);
    },
  };
}
