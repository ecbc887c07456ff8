'use client';

import { type ReactNode, useEffect, useId, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { MenuIcon } from '@/components/ui/icons-controls';

type Props = { className: string | undefined; children: ReactNode };

/** Menu button of narrow screens and its drawer (HEAD-02, HEAD-13); a followed link closes it. */
export function MenuDrawer({ className, children }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    function follow(event: Event) {
      if (event.target instanceof Element && event.target.closest('dialog a')) setOpen(false);
    }
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [open]);

  return (
    <>
      <button
        type="button"
        className={className}
        aria-label="Abrir menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(true)}
      >
        <MenuIcon />
      </button>
      <Dialog id={id} open={open} onClose={() => setOpen(false)} title="Menu" side="left">
        {children}
      </Dialog>
    </>
  );
}
