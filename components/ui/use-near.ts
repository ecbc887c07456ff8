'use client';

import { type RefObject, useEffect, useState } from 'react';

/** How far below the screen something counts as near: what it needs is there when it comes into view. */
const AHEAD = '600px';

/** True once the element has come near the screen. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);

  useEffect(() => {
    if (near || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [near, element]);

  return near;
}
