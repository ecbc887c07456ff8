'use client';

import type { MouseEvent } from 'react';
import { Button } from '@/components/ui/button';
import { KIT_FORM } from '@/lib/kit/form';
import { useKit } from './kit-context';

/**
 * Buys the kit, or names the first product whose size is missing; the panel and the phones' bar have one each.
 * Until script takes over, and without it, it sends the plain form.
 */
export function KitBuyButton() {
  const { busy, buy } = useKit();

  function press(event: MouseEvent) {
    event.preventDefault();
    buy();
  }

  return (
    <Button block busy={busy} type="submit" form={KIT_FORM} onClick={press}>
      {busy ? 'Adicionando' : 'Adicionar à sacola'}
    </Button>
  );
}
