'use client';

import { useState } from 'react';
import { Button, type ButtonStyleProps } from '@/components/ui/button';
import { areFavouritesMerged, onlyOnDevice } from '@/lib/purchase/favourites/account-favourites';
import { deviceFavourites } from '@/lib/purchase/favourites/favourites-state';
import { useStore } from '@/lib/shared/store';
import { useFavouriteStore } from './use-favourite-store';

type Props = ButtonStyleProps & {
  /** Whether it says that all have been added; false next to a sentence that does. */
  saysDone?: boolean;
};

/**
 * Adds the favourites that are only on this device to a customer's account. There is nothing to click if there are none,
 * or while the shop adds them itself.
 */
export function AddToAccount({ saysDone = true, ...style }: Props) {
  const store = useFavouriteStore();
  const count = useStore(deviceFavourites, (favourites) => onlyOnDevice(favourites).length);
  const isOver = useStore(areFavouritesMerged);
  const [state, setState] = useState<'idle' | 'busy' | 'done' | 'failed'>('idle');

  async function add() {
    if (state === 'busy') return;
    setState('busy');
    const outcome = await store.addAllToAccount();
    setState(outcome === 'login' ? 'idle' : outcome);
  }

  const things = count === 1 ? '1 favorito' : `${count} favoritos`;
  return (
    <>
      {count > 0 && (isOver || state !== 'idle') ? (
        <Button {...style} busy={state === 'busy'} onClick={add}>
          {`Guardar ${things} na sua conta`}
        </Button>
      ) : null}
      <span role="status">
        {saysDone && state === 'done' ? 'Pronto: os seus favoritos estão na sua conta.' : ''}
        {state === 'failed' ? 'Nem todos foram guardados. Tente novamente mais tarde.' : ''}
      </span>
    </>
  );
}
