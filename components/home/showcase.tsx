import { type ReactNode, useId } from 'react';
import { Container } from '@/components/layout/container';
import { LinkButton } from '@/components/ui/link-button';
import styles from './showcase.module.css';

type Props = {
  title: string;
  /** Where all of them are; no link when null. */
  href: string | null;
  /** `li` elements with product cards. */
  children: ReactNode;
};

/** Launches (HOME-07): the heading stays beside the cards while they pass; a row to pull on a phone. */
export function Showcase({ title, href, children }: Props) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Container>
        <div className={styles.grid}>
          <header className={styles.intro}>
            <h2 className={styles.title} id={id}>
              {title}
            </h2>
            {href === null ? null : (
              <LinkButton href={href} variant="quiet">
                Ver todos
              </LinkButton>
            )}
          </header>
          <ul className={styles.cards}>{children}</ul>
        </div>
      </Container>
    </section>
  );
}
