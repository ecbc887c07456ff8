'use client';

import { Button } from '@/components/ui/button';
import { chooseConsent } from '@/lib/consent/choose';
import { ConsentAnswers } from './consent-answers';
import styles from './consent-banner.module.css';

const POLICY = '/pagina/politica-de-privacidade';

/** First layer: accepting and refusing are equally easy, and nothing is hidden behind it (L10). */
export function ConsentBanner({ onDetails }: { onDetails: () => void }) {
  return (
    <section className={styles.banner} aria-labelledby="consentimento-titulo">
      <h2 className={styles.title} id="consentimento-titulo">
        Cookies: você decide
      </h2>
      <p>
        Os necessários fazem a loja funcionar. Os de preferências, estatística e marketing só entram com a sua
        permissão, que você muda quando quiser. <a href={POLICY}>Política de privacidade</a>
      </p>
      <ConsentAnswers onAnswer={chooseConsent}>
        <Button variant="quiet" onClick={onDetails}>
          Escolher
        </Button>
      </ConsentAnswers>
    </section>
  );
}
