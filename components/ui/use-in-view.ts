import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Whether an element is in view; null until the browser has said, or without the element.
 * @param find called once, after the first rendering
 */
export function useInView(find: () => Element | null | undefined): boolean | null {
  const [isInView, setInView] = useState<boolean | null>(null);
  const findOnce = useEffectEvent(find);
  useEffect(() => {
    const element = findOnce();
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting === true));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return isInView;
}
