'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ZoomPicture } from './zoom-dialog';

export const loadZoom = () => import('./zoom-dialog');

type Opened = { pictures: ZoomPicture[]; index: number };

/** The pictures of the row, read from the page: their addresses need not travel a second time. */
function picturesIn(row: HTMLElement): ZoomPicture[] {
  return [...row.querySelectorAll<HTMLAnchorElement>('a[data-zoom]')].map((link) => ({
    src: link.href,
    alt: link.querySelector('img')?.alt ?? '',
  }));
}

/** Opens the pictures of a row in the zoom dialog; until it is there their links lead to the files (PDP-10). */
export function useZoom(row: RefObject<HTMLElement | null>) {
  const opener = useRef<HTMLElement | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const controller = new AbortController();
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-zoom]') : null;
      // A press that asks for a new tab gets one.
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      opener.current = link;
      setOpened({ pictures: picturesIn(element), index: Number(link.dataset.zoom) });
    };
    element.addEventListener('click', open, { signal: controller.signal });
    return () => controller.abort();
  }, [row]);

  return {
    opened,
    /** Without the dialog's code the picture itself is shown. */
    giveUp: () => {
      if (opener.current instanceof HTMLAnchorElement) window.location.assign(opener.current.href);
    },
    turn: (index: number) => setOpened((before) => before && { ...before, index }),
    close: () => {
      setOpened(null);
      opener.current?.focus({ preventScroll: true });
    },
  };
}
