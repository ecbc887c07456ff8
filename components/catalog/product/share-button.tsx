'use client';

import { useState } from 'react';
import { useChosenSizeHref } from '@/components/catalog/buy-box/purchase-context';
import { Button } from '@/components/ui/button';

/** Shares the product, in the size chosen here, with the device's share sheet, or copies its URL. */
export function ShareButton({ nome, url: address }: { nome: string; url: string }) {
  const url = useChosenSizeHref(address);
  const [message, setMessage] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setMessage('Link copiado');
    } catch (error) {
      console.warn('Link not copied', error);
      setMessage('Link não copiado');
    }
  }

  async function share() {
    if (!navigator.share) return copy();
    try {
      await navigator.share({ title: nome, url });
    } catch (error) {
      // AbortError: the shopper closed the sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  }

  return (
    <span className="scripted">
      <Button variant="quiet" size="sm" onClick={share}>
        {message || 'Compartilhar'}
      </Button>
      <span className="visually-hidden" role="status">
        {message}
      </span>
    </span>
  );
}
