'use client';

import { Dialog } from '@/components/ui/dialog';
import type { MenuLink } from './menu-link';
import { SideMenuList } from './side-menu-list';

type Props = {
  id: string;
  open: boolean;
  onClose: () => void;
  items: readonly MenuLink[];
  accountHref: string;
  wishListHref: string;
};

/** Drawer with the whole menu (HEAD-11 to HEAD-14); a followed link closes it. */
export function MenuDrawerPanel({ id, open, onClose, ...list }: Props) {
  return (
    <Dialog id={id} open={open} onClose={onClose} title="Menu" side="left">
      <SideMenuList {...list} onLeave={onClose} />
    </Dialog>
  );
}
