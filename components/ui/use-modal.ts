import { type RefObject, useEffect } from 'react';
import { closeWaitingPanel } from './lazy-loading';

function openModal(dialog: HTMLDialogElement): void {
  const isExpected = closeWaitingPanel();
  dialog.showModal();
  if (!isExpected) return;
  // It takes the place of one that looks the same.
  for (const animation of dialog.getAnimations({ subtree: true })) animation.finish();
}

/** Opens and closes a modal `dialog` with `isOpen`. */
export function useModal(ref: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null || dialog.open === isOpen) return;
    if (isOpen) openModal(dialog);
    else dialog.close();
  }, [ref, isOpen]);
}
