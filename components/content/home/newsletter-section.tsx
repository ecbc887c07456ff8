import type { ReactNode } from 'react';
import { Container } from '@/components/layout/container';
import styles from './newsletter-section.module.css';

/**
 * Invitation to the newsletter; `form` is a form that asks for a name. Hidden without JavaScript, which the form needs.
 */
export function NewsletterSection({ form }: { form: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby="newsletter">
      <Container>
        <div className={styles.columns}>
          <header className={styles.head}>
            <h2 id="newsletter">Saiba antes</h2>
            <p>Lançamentos e ofertas no seu e-mail.</p>
          </header>
          {form}
        </div>
      </Container>
    </section>
  );
}
