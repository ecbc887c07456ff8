'use client';

import { useEffect, useRef, useState } from 'react';
import { ChevronDownIcon } from '@/components/ui/icons-controls';

type Props = { label: string; controls: string; className: string | undefined };

/**
 * Opens and closes the panel that follows it; the style sheet reads `aria-expanded`. Closes on Escape, on a press
 * elsewhere and when the focus leaves the menu entry (HEAD-12, A28).
 */
export function MenuToggle({ label, controls, className }: Props) {
  const [open, setOpen] = useState(false);
  const [dismissed, setDismissed] = useState(false);
  const ref = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const entry = ref.current?.parentElement;
    if (!open || !entry) return;
    function leave(event: Event) {
      if (event.target instanceof Node && !entry?.contains(event.target)) setOpen(false);
    }
    function onKey(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      setOpen(false);
      ref.current?.focus();
    }
    function follow(event: Event) {
      if (event.target instanceof Element && event.target.closest('a')) setOpen(false);
    }
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', onKey);
    entry.addEventListener('click', follow);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', onKey);
      entry.removeEventListener('click', follow);
    };
  }, [open]);

  // A panel that the pointer opened goes with Escape as well, until the pointer comes anew (WCAG 1.4.13).
  useEffect(() => {
    const entry = ref.current?.parentElement;
    if (!entry) return;
    function onKey(event: KeyboardEvent) {
      if (event.key === 'Escape' && entry?.matches(':hover')) setDismissed(true);
    }
    const renew = () => setDismissed(false);
    entry.addEventListener('pointerenter', renew);
    document.addEventListener('keydown', onKey);
    return () => {
      entry.removeEventListener('pointerenter', renew);
      document.removeEventListener('keydown', onKey);
    };
  }, []);

  return (
    <button
      ref={ref}
      type="button"
      className={className}
      aria-expanded={open}
      aria-controls={controls}
      aria-label={`Abrir ${label}`}
      data-dismissed={dismissed ? '' : undefined}
      onClick={() => setOpen(!open)}
    >
      <ChevronDownIcon />
    </button>
  );
}
