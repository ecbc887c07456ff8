'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ZoomPicture } from './zoom-dialog';

export const loadZoom = () => import('./zoom-dialog');

type Opened = { pictures: ZoomPicture[]; index: number };

/** Reads the pictures from the DOM, so that their URLs are not serialised into the page a second time. */
function readPictures(row: HTMLElement): ZoomPicture[] {
  return [...row.querySelectorAll<HTMLAnchorElement>('a[data-zoom]')].map((link) => ({
    src: link.dataset.file ?? link.href,
    thumb: link.querySelector('img')?.currentSrc ?? '',
    alt: link.querySelector('img')?.alt ?? '',
  }));
}

/** Opens the pictures of a row in the zoom dialog. Without JavaScript they link to the files. */
export function useZoom(row: RefObject<HTMLElement | null>) {
  const opener = useRef<HTMLElement | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const controller = new AbortController();
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-zoom]') : null;
      // Let a modified click open a new tab or window.
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      opener.current = link;
      setOpened({ pictures: readPictures(element), index: Number(link.dataset.zoom) });
    };
    element.addEventListener('click', open, { signal: controller.signal });
    return () => controller.abort();
  }, [row]);

  return {
    opened,
    /** Fallback if the dialog cannot be loaded. */
    openFile: () => {
      if (opener.current instanceof HTMLAnchorElement) window.location.assign(opener.current.href);
    },
    show: (index: number) => setOpened((before) => before && { ...before, index }),
    close: () => {
      setOpened(null);
      opener.current?.focus({ preventScroll: true });
    },
  };
}
