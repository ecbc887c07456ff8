import { type ReactNode, useEffect, useState } from 'react';

/** Shows its children for `ms` from when it appears, then nothing. */
export function Brief({ ms, children }: { ms: number; children: ReactNode }) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver ? null : children;
}
