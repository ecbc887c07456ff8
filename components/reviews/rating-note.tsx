'use client';

import { useEffect, useState } from 'react';
import { Stars } from '@/components/ui/stars';
import styles from './reviews.module.css';

/** ms until the rating shows under the name (PDP-41, REVIEW-26, CONST-11). */
const DELAY_MS = 3_000;

/** Average and count of the reviews, and the way to them; comes late, into a place kept for it (PDP-41). */
export function RatingNote({ media, quantidade }: { media: number; quantidade: number }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  if (quantidade === 0) return null;
  return (
    <p className={styles.note}>
      {due ? (
        <a href="#avaliacoes">
          <Stars value={media} /> {quantidade === 1 ? '1 avaliação' : `${quantidade} avaliações`}
        </a>
      ) : null}
    </p>
  );
}
