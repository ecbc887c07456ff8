import { type ReactNode, useId } from 'react';
import { Container } from '@/components/layout/container';
import { Skeleton } from '@/components/ui/skeleton';
import styles from './stage.module.css';

type Props = {
  /** Heading; null for the place of a stage that is still loading. */
  title: string | null;
  /** sunken: on a deeper ground; bare: without margins, for pictures from edge to edge. */
  tone?: 'sunken' | 'bare';
  children: ReactNode;
};

/** A titled part of the home page, or its place with the same geometry, which nobody hears of. */
export function Stage({ title, tone, children }: Props) {
  const id = useId();
  const head = (
    <h2 className={styles.title} id={id}>
      {title ?? <Skeleton width="short" />}
    </h2>
  );
  const content =
    tone === 'bare' ? (
      <>
        {head}
        {children}
      </>
    ) : (
      <Container>
        {head}
        {children}
      </Container>
    );
  if (title === null) {
    return (
      <div className={styles.stage} data-tone={tone} data-later="" aria-hidden="true">
        {content}
      </div>
    );
  }
  return (
    <section className={styles.stage} data-tone={tone} aria-labelledby={id}>
      {content}
    </section>
  );
}
