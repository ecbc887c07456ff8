'use client';

import { useEffect, useState } from 'react';

const DELAY_MS = 300;
const TEXT = 'Nenhuma marca encontrada';

/** Says that there are no brands, but not within the first moment of the page (BRAND-04). */
export function NoBrands() {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <p role="status">{due ? TEXT : ''}</p>
      <noscript>
        <p>{TEXT}</p>
      </noscript>
    </>
  );
}
