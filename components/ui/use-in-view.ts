import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Whether an element is in view, above the bar that phones have at the lower edge; null until the browser has said, or without the element.
 * @param find called once, after the first rendering
 */
export function useInView(find: () => Element | null | undefined): boolean | null {
  const [isInView, setInView] = useState<boolean | null>(null);
  const findOnce = useEffectEvent(find);
  useEffect(() => {
    const element = findOnce();
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting === true), {
      rootMargin: '0px 0px -72px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return isInView;
}
