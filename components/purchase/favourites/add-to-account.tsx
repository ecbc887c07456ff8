'use client';

import { useState } from 'react';
import { Button, type ButtonStyleProps } from '@/components/ui/button';
import { deviceFavourites } from '@/lib/purchase/favourites/favourites-state';
import { useStore } from '@/lib/shared/store';
import { useWishlist } from './use-wishlist';

/** Adds the favourites on this device to a customer's account; renders nothing if there are none. */
export function AddToAccount(style: ButtonStyleProps) {
  const wishlist = useWishlist();
  const count = useStore(deviceFavourites, ({ length }) => length);
  const [state, setState] = useState<'idle' | 'busy' | 'done' | 'failed'>('idle');

  async function add() {
    if (state === 'busy') return;
    setState('busy');
    const outcome = await wishlist.addAllToAccount();
    setState(outcome === 'login' ? 'idle' : outcome);
  }

  const things = count === 1 ? '1 favorito' : `${count} favoritos`;
  return (
    <>
      {count > 0 ? (
        <Button {...style} busy={state === 'busy'} onClick={add}>
          {`Guardar ${things} na sua conta`}
        </Button>
      ) : null}
      <span role="status">
        {state === 'done' ? 'Pronto: os seus favoritos estão na sua conta.' : ''}
        {state === 'failed' ? 'Nem todos foram guardados. Tente novamente mais tarde.' : ''}
      </span>
    </>
  );
}
