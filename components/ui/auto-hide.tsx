import { type ReactNode, useEffect, useState } from 'react';

/** Shows its children for `afterMs` milliseconds after mounting, then nothing. */
export function AutoHide({ afterMs, children }: { afterMs: number; children: ReactNode }) {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHidden(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return isHidden ? null : children;
}
