'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';

/** Hands the page on: by the device's own sheet, else into the clipboard (A23). */
export function ShareButton({ nome, url }: { nome: string; url: string }) {
  const [word, setWord] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setWord('Link copiado');
    } catch (error) {
      console.warn('Link not copied', error);
      setWord('Copie o link na barra de endereços');
    }
  }

  async function share() {
    if (!navigator.share) return copy();
    try {
      await navigator.share({ title: nome, url });
    } catch (error) {
      // Closing the sheet is an answer, too.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  }

  return (
    <span className="scripted">
      <Button variant="quiet" size="sm" onClick={share}>
        Compartilhar
      </Button>{' '}
      <span role="status">{word}</span>
    </span>
  );
}
