'use client';

import { type RefObject, useEffect, useState } from 'react';

/** Distance from the viewport that counts as near, so that lazy content is loaded when it scrolls into view. */
const ROOT_MARGIN = '600px';

/** Becomes true once the element is near the viewport. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear, element]);

  return isNear;
}
