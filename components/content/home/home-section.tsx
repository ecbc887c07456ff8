import { type ReactNode, useId } from 'react';
import { Container } from '@/components/layout/container';
import { LinkButton } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import styles from './home-section.module.css';

type Props = {
  /** Null for the skeleton of a section that is still loading. */
  title: string | null;
  /** sunken: on a darker background; bare: without margins, for pictures as wide as the screen. */
  tone?: 'sunken' | 'bare' | undefined;
  /** Address of a page with all of it, to which the end of the heading links. */
  href?: string | undefined;
  children: ReactNode;
};

/** Section of the home page with a title, or its skeleton of the same size, hidden from screen readers. */
export function HomeSection({ title, tone, href, children }: Props) {
  const id = useId();
  const head =
    title === null ? (
      <div className={styles.title}>
        <Skeleton width="short" />
      </div>
    ) : (
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
    );
  const heading = href ? (
    <div className={`spread ${styles.head}`}>
      {head}
      <LinkButton href={href} variant="quiet" size="sm">
        Ver todos
      </LinkButton>
    </div>
  ) : (
    head
  );
  const content =
    tone === 'bare' ? (
      <>
        {heading}
        {children}
      </>
    ) : (
      <Container>
        {heading}
        {children}
      </Container>
    );
  if (title === null) {
    return (
      <div className={styles.section} data-tone={tone} data-later="" aria-hidden="true">
        {content}
      </div>
    );
  }
  return (
    <section className={styles.section} data-tone={tone} aria-labelledby={id}>
      {content}
    </section>
  );
}

const PLACES = Array.from({ length: 9 }, (_, place) => String(place));

type SkeletonProps = {
  tone?: Props['tone'];
  /** Class of the list, and of each item. */
  className?: string | undefined;
  itemClass?: string | undefined;
  /** At most nine. */
  count: number;
  /** Placeholder of one item. */
  children?: ReactNode;
};

/** Placeholder of a section that contains a list: `count` times the same item. */
export function SectionSkeleton({ tone, className, itemClass, count, children }: SkeletonProps) {
  return (
    <HomeSection title={null} tone={tone}>
      <ul className={className}>
        {PLACES.slice(0, count).map((place) => (
          <li className={itemClass} key={place}>
            {children}
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
