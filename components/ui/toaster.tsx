'use client';

import { useEffect, useRef, useSyncExternalStore } from 'react';
import { toasts } from './toast-store';
import styles from './toaster.module.css';

const SHOWN_MS = 6_000;

/**
 * Place of the toasts, once in the shell. For what went well and can be missed; what needs an answer is an alert
 * dialog, what belongs to a field stands beside it. Stays while the pointer rests on it (WCAG 2.2.1).
 */
export function Toaster() {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.get, () => null);
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = box.current;
    if (toast === null || element === null) return;
    // The top layer is shared with dialogs: showing anew puts the notice above one that opened since.
    element.hidePopover?.();
    element.showPopover?.();
    let timer = setTimeout(toasts.hide, SHOWN_MS);
    const hold = () => clearTimeout(timer);
    const resume = () => {
      timer = setTimeout(toasts.hide, SHOWN_MS);
    };
    element.addEventListener('pointerenter', hold);
    element.addEventListener('pointerleave', resume);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('pointerenter', hold);
      element.removeEventListener('pointerleave', resume);
      element.hidePopover?.();
    };
  }, [toast]);

  return (
    <>
      <div className="visually-hidden" role="status">
        {toast?.text}
      </div>
      <div className={styles.toast} ref={box} popover="manual" aria-hidden="true">
        {toast?.text}
      </div>
    </>
  );
}
