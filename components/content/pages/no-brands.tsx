'use client';

import { useEffect, useState } from 'react';

const DELAY_MS = 300;
const TEXT = 'Nenhuma marca encontrada';

/** Empty state that appears after a moment, so that it does not flash while brands load. */
export function NoBrands() {
  const [isVisible, setIsVisible] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsVisible(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <p role="status">{isVisible ? TEXT : ''}</p>
      <noscript>
        <p>{TEXT}</p>
      </noscript>
    </>
  );
}
