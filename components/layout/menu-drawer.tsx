'use client';

import { useId, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { MenuIcon } from '@/components/ui/icons-controls';
import { fetchAhead, useOnDemand } from '@/components/ui/use-on-demand';
import type { MenuLink } from './menu-link';

const load = () => import('./menu-drawer-panel');
const prepare = () => fetchAhead(load);

type Props = { items: readonly MenuLink[]; accountHref: string; wishListHref: string };

/** Menu button of narrow screens (HEAD-02, HEAD-13); its drawer is fetched with the first touch. */
export function MenuDrawer(props: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const close = () => setOpen(false);
  const panel = useOnDemand(load, open, close);

  return (
    <>
      <IconButton
        label="Abrir menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={panel ? id : undefined}
        onClick={() => setOpen(true)}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <MenuIcon />
      </IconButton>
      {panel ? <panel.MenuDrawerPanel {...props} id={id} open={open} onClose={close} /> : null}
    </>
  );
}
