'use client';

import { InstalmentRows } from '@/components/product/instalment-rows';
import { Dialog } from '@/components/ui/dialog';
import type { InstalmentRow } from '@/lib/money/instalments';

type Props = { parcelas: readonly InstalmentRow[]; open: boolean; onClose: () => void };

/** Popup with every way to pay in instalments (KIT-12). */
export function KitInstalments({ parcelas, open, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title="Todas as parcelas" side="center">
      <InstalmentRows parcelas={parcelas} />
    </Dialog>
  );
}
