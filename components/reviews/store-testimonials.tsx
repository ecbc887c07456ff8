'use client';

import { type ReactNode, useEffect, useId, useState } from 'react';
import useSWR from 'swr';
import { Carousel } from '@/components/ui/carousel';
import { Skeleton } from '@/components/ui/skeleton';
import { Stars } from '@/components/ui/stars';
import { fetchFromGateway } from '@/lib/gateway/browser';
import { formatDay } from '@/lib/reviews/day';
import type { Opinion, StoreReviews } from '@/lib/reviews/opinion';
import styles from './store-testimonials.module.css';

const KEY = '/v2/front/reviews/store';
const DELAY_MS = 2_000;
const VISIBLE = { narrow: 1, medium: 3, wide: 4 } as const;
const PLACES = ['a', 'b', 'c', 'd'];

type Props = {
  title?: string;
  /** Stands in the place until the answer is there, with the geometry of what comes. */
  fallback?: ReactNode;
};

/** Asks for the reviews once the page had two seconds for itself (REVIEW-25). */
function useStoreReviews() {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return useSWR<StoreReviews>(due ? KEY : null, fetchFromGateway, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
}

function Testimonial({ opinion: { text, author, date, rate } }: { opinion: Opinion }) {
  const day = formatDay(date);
  return (
    <figure className={styles.card}>
      <Stars value={rate} />
      <blockquote className={styles.text}>{text}</blockquote>
      <figcaption className={styles.author}>
        {author}
        {day === '' ? null : <time dateTime={date}>{day}</time>}
      </figcaption>
    </figure>
  );
}

/** Reviews as a row: four in view over 1023 px, three on a tablet, one on a phone (REVIEW-28). */
export function Testimonials({ title, notice, store_reviews }: StoreReviews & { title: string }) {
  const id = useId();
  if (store_reviews.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {notice === '' ? null : <p className={styles.notice}>{notice}</p>}
      </header>
      <Carousel label={title} visible={VISIBLE} plain>
        {store_reviews.map((opinion, index) => (
          <li key={opinion.id || index}>
            <Testimonial opinion={opinion} />
          </li>
        ))}
      </Carousel>
    </section>
  );
}

/** Place of the reviews while they load, with their geometry. */
export function TestimonialsSkeleton() {
  return (
    <div className={styles.section} data-later="" aria-hidden="true">
      <p className={styles.title}>
        <Skeleton width="short" />
      </p>
      <ul className={styles.places}>
        {PLACES.map((place) => (
          <li className={styles.card} key={place}>
            <Skeleton width="short" />
            <span className={styles.text}>
              <Skeleton />
              <Skeleton />
              <Skeleton />
              <Skeleton width="medium" />
            </span>
            <Skeleton width="medium" />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What customers say about the shop (HOME-14, REVIEW-04, REVIEW-05); nothing when there is nothing to show. */
export function StoreTestimonials({ title = 'Depoimentos de clientes', fallback = null }: Props) {
  const { data, error } = useStoreReviews();
  if (data !== undefined) return <Testimonials title={title} {...data} />;
  return error === undefined ? fallback : null;
}
