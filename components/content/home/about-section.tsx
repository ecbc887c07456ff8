import { Container } from '@/components/layout/container';
import { ShopLink } from '@/components/layout/links';
import { ArrowRightIcon } from '@/components/ui/icons-core';
import styles from './about-section.module.css';
import type { Action } from './home-hero';

type Props = { title: string; text: string; action: Action };

/** Dark section about the shop, at the end of the home page. */
export function AboutSection({ title, text, action }: Props) {
  return (
    <section className={styles.section} data-bleed="end">
      <Container>
        <div className={styles.content}>
          <svg
            className={styles.drawing}
            viewBox="0 0 600 600"
            preserveAspectRatio="xMidYMid slice"
            aria-hidden="true"
          >
            <circle cx="300" cy="300" r="250" />
            <circle cx="300" cy="300" r="4" />
            <path d="M300-400v1400M300 300h1400" />
          </svg>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{text}</p>
          <ShopLink className={styles.link} href={action.href}>
            {action.label}
            <ArrowRightIcon />
          </ShopLink>
        </div>
      </Container>
    </section>
  );
}
