'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { focusHeading } from '@/components/ui/focus-heading';
import { chooseConsent } from '@/lib/consent/choose-consent';
import { ACCEPTED, type Consent, REFUSED } from '@/lib/consent/consent';
import styles from './consent-banner.module.css';

type Props = { onAnswer: (consent: Consent) => void; children: ReactNode };

/** Buttons to decline and to accept with equal weight; `children` are further buttons. */
export function ConsentButtons({ onAnswer, children }: Props) {
  return (
    <div className={styles.buttons}>
      <Button variant="secondary" onClick={() => onAnswer(REFUSED)}>
        Rejeitar não necessários
      </Button>
      <Button variant="secondary" onClick={() => onAnswer(ACCEPTED)}>
        Aceitar todos
      </Button>
      {children}
    </div>
  );
}

const POLICY = '/pagina/politica-de-privacidade';

/** First layer of the consent dialog: accepting and declining are equally easy. */
export function ConsentBanner({ onDetails }: { onDetails: () => void }) {
  const banner = useRef<HTMLElement>(null);
  // The banner unmounts with the clicked button, and the focus would be lost.
  useLayoutEffect(() => {
    const own = banner.current;
    return () => {
      if (own?.contains(document.activeElement)) focusHeading();
    };
  }, []);
  return (
    <section className={styles.banner} ref={banner} data-consent="" aria-labelledby="consentimento-titulo">
      <h2 className={styles.title} id="consentimento-titulo">
        Cookies: você decide
      </h2>
      <p>Os necessários fazem a loja funcionar.</p>
      {/* As a single paragraph, this would be the largest text of a listing on phones, and count as its largest
          paint. */}
      <p>Os outros só entram com a sua permissão.</p>
      <ConsentButtons onAnswer={chooseConsent}>
        <a className="tap" href={POLICY}>
          Política de privacidade
        </a>
        <Button variant="quiet" onClick={onDetails}>
          Escolher
        </Button>
      </ConsentButtons>
    </section>
  );
}
