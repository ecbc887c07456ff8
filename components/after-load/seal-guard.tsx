'use client';

import { useEffect } from 'react';
import { useConfirm } from '@/components/ui/use-confirm';

/** A right click on a seal, which the page marks with `data-seal`, says that it must not be copied (FOOT-09). */
export function SealGuard() {
  const { ask, dialog } = useConfirm();
  useEffect(() => {
    function guard(event: MouseEvent) {
      if (!(event.target instanceof Element) || event.target.closest('[data-seal]') === null) return;
      event.preventDefault();
      void ask({ text: 'A cópia deste selo é proibida.', confirm: 'Entendi' });
    }
    document.addEventListener('contextmenu', guard);
    return () => document.removeEventListener('contextmenu', guard);
  }, [ask]);
  return dialog;
}
