'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onChange` when the path changes, also on Back, but not for the first path. */
export function usePageChange(onChange: () => void): void {
  const pathname = usePathname();
  const before = useRef(pathname);
  const change = useEffectEvent(onChange);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    change();
  }, [pathname]);
}
