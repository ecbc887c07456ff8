import { type RefObject, useEffect } from 'react';

/** Opens and closes a modal `dialog` with `open`. */
export function useModal(ref: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [ref, open]);
}
