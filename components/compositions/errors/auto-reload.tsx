'use client';

import { Button, LinkButton } from '@/components/ui/button';
import { reloadPage } from '@/lib/browser/location';
import styles from './error-views.module.css';
import { useCountdownReload } from './use-countdown-reload';

type Props = {
  /** False leaves the reload to the shopper. */
  automatic: boolean;
  reload?: () => void;
};

/** Reload button, and the automatic reload after 1 s and 5 s more, which can be stopped. */
export function AutoReload({ automatic, reload = reloadPage }: Props) {
  const { state, stop } = useCountdownReload(automatic ? 1000 : null, 5, reload);
  const stopped = state === 'stopped';
  return (
    <>
      {automatic ? (
        <p className={styles.text} role="status">
          {stopped
            ? 'A recarga automática parou. Recarregue quando quiser.'
            : 'A página será recarregada em 5 segundos.'}
        </p>
      ) : null}
      <div className={styles.actions}>
        <Button size="lg" onClick={reload}>
          Recarregar agora
        </Button>
        {automatic && !stopped ? (
          <Button variant="quiet" onClick={stop}>
            Não recarregar
          </Button>
        ) : null}
        <noscript>
          <LinkButton size="lg" href="">
            Recarregar agora
          </LinkButton>
        </noscript>
      </div>
    </>
  );
}
