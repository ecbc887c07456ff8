'use client';

import { useEffect, useState } from 'react';
import { useOnDemand } from '@/components/ui/use-on-demand';

const load = () => import('./shell-extras');

/** Becomes true when the page has loaded and the browser has nothing better to do. */
function useAfterLoad(): boolean {
  const [after, setAfter] = useState(false);
  useEffect(() => {
    let handle = 0;
    const idle = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 1));
    const wait = () => {
      handle = idle(() => setAfter(true));
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
    return () => {
      window.removeEventListener('load', wait);
      window.cancelIdleCallback?.(handle);
    };
  }, []);
  return after;
}

/** Place of what every page has but none waits for. `whatsApp` tells the hours of the chat. */
export function AfterLoad({ whatsApp }: { whatsApp: string }) {
  const extras = useOnDemand(load, useAfterLoad(), () => undefined);
  return extras && <extras.ShellExtras whatsApp={whatsApp} />;
}
