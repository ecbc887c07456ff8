'use client';

import { type ReactNode, useEffect, useId, useState } from 'react';
import useSWR from 'swr';
import { Carousel, CarouselSkeleton } from '@/components/ui/carousel';
import { Skeleton } from '@/components/ui/skeleton';
import { Stars } from '@/components/ui/stars';
import { fetchFromGateway } from '@/lib/browser/gateway-client';
import { reviewDate } from '@/lib/catalog/reviews/review-summary';
import type { ServiceReview, StoreReviews } from '@/lib/catalog/reviews/service-schema';
import { formatLongDate } from '@/lib/shared/formats';
import styles from './store-testimonials.module.css';

const STORE_REVIEWS_URL = '/v2/front/reviews/store';
const DELAY_MS = 2_000;
const VISIBLE = { narrow: 1, medium: 3, wide: 4 } as const;

type Props = {
  title?: string | undefined;
  /** Shown while loading. */
  fallback?: ReactNode;
};

/** Requests the reviews after two seconds, so that they do not compete with the page. */
function useStoreReviews() {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return useSWR<StoreReviews>(isDue ? STORE_REVIEWS_URL : null, fetchFromGateway, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
}

/** 'Experiência 10, atendimento 9, recomenda', without missing parts. */
function storeGrades({ experiencia, atendimento, recomenda }: ServiceReview): string {
  const parts = [
    experiencia === null ? '' : `experiência ${experiencia}`,
    atendimento === null ? '' : `atendimento ${atendimento}`,
    recomenda === true ? 'recomenda' : '',
  ];
  const text = parts.filter(Boolean).join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function Testimonial({ review }: { review: ServiceReview }) {
  const { text, author, date, rate } = review;
  const day = formatLongDate(reviewDate(date)?.iso ?? date);
  const grades = storeGrades(review);
  return (
    <figure className={styles.card}>
      <Stars value={rate} />
      <blockquote className={styles.text}>{text}</blockquote>
      <figcaption className={styles.author}>
        {author}
        {grades === '' ? null : <span>{grades}</span>}
        {day === '' ? null : <time dateTime={date}>{day}</time>}
      </figcaption>
    </figure>
  );
}

/** Row of store reviews; renders nothing without reviews. */
export function Testimonials({ title, notice, store_reviews }: StoreReviews & { title: string }) {
  const id = useId();
  if (store_reviews.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={`spread ${styles.head}`}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
      </header>
      <Carousel label={title} visible={VISIBLE} focusable>
        {store_reviews.map((review, index) => (
          <li key={review.id || index}>
            <Testimonial review={review} />
          </li>
        ))}
      </Carousel>
      {notice === '' ? null : <p className={styles.notice}>{notice}</p>}
    </section>
  );
}

/** Skeleton with the dimensions of the reviews. */
export function TestimonialsSkeleton() {
  return (
    <div className={styles.section} data-later="" aria-hidden="true">
      <p className={styles.title}>
        <Skeleton width="short" />
      </p>
      <CarouselSkeleton visible={VISIBLE}>
        <div className={styles.card}>
          <Skeleton width="short" />
          <span className={styles.text}>
            <Skeleton />
            <Skeleton />
            <Skeleton />
            <Skeleton width="medium" />
          </span>
          <Skeleton width="medium" />
        </div>
      </CarouselSkeleton>
    </div>
  );
}

/** Store reviews, loaded in the browser; renders nothing if there are none or the request fails. */
export function StoreTestimonials({ title = 'Depoimentos de clientes', fallback = null }: Props) {
  const { data, error } = useStoreReviews();
  if (data !== undefined) return <Testimonials title={title} {...data} />;
  return error === undefined ? fallback : null;
}
