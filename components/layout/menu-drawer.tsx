'use client';

import { useId, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { MenuIcon } from '@/components/ui/icons-core';
import { preload, useLazyModule } from '@/components/ui/lazy-loading';
import type { CompactJson } from '@/lib/shared/compact-json';
import type { MenuLink } from '@/lib/shared/menu-link';

const TITLE = 'Menu';

const load = () => import('./menu-drawer-panel');
const preloadPanel = () => preload(load);

type Props = {
  menu: CompactJson<readonly MenuLink[]>;
  accountHref: string;
  wishListHref: string;
  measureHref?: string;
};

/** Menu button on narrow screens; its drawer is loaded on the first interaction. */
export function MenuDrawer(props: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const close = () => setOpen(false);
  const panel = useLazyModule(load, open, close);

  return (
    <>
      <IconButton
        label="Abrir menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        data-panel={TITLE}
        data-side="left"
        aria-controls={panel ? id : undefined}
        onClick={() => setOpen(true)}
        onPointerEnter={preloadPanel}
        onFocus={preloadPanel}
      >
        <MenuIcon />
      </IconButton>
      {panel ? <panel.MenuDrawerPanel {...props} id={id} title={TITLE} open={open} onClose={close} /> : null}
    </>
  );
}
