'use client';

import { useEffect, useState } from 'react';
import { Stars } from '@/components/ui/stars';

/** The rating must not appear earlier. */
const DELAY_MS = 3_000;

/** Average and count of the reviews, as a link to them. Appears after a delay, in space that the page reserves. */
export function RatingLink({ media, quantidade }: { media: number; quantidade: number }) {
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setVisible(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  if (quantidade === 0) return null;
  return (
    <p>
      {isVisible ? (
        <a href="#avaliacoes">
          {media > 0 ? <Stars value={media} /> : null}{' '}
          {quantidade === 1 ? '1 avaliação' : `${quantidade} avaliações`}
        </a>
      ) : null}
    </p>
  );
}
