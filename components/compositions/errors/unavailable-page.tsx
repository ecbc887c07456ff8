'use client';

import { useSyncExternalStore } from 'react';
import { Button, LinkButton } from '@/components/ui/button';
import { reloadPage } from '@/lib/browser/location';
import styles from './error-views.module.css';
import { useCountdownReload } from './use-countdown-reload';

type Props = {
  /** If false, only the shopper reloads the page. */
  automatic: boolean;
  reload?: () => void;
};

/** Reload button, and an automatic reload after 1 s and then 5 s, which can be stopped. */
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

/** The code never changes, so there is nothing to subscribe to. */
const subscribe = () => () => undefined;

/** The id of the request for this document, as sent by the server; null after a client-side navigation. */
function readCode(): string | null {
  const [document] = performance.getEntriesByType('navigation');
  if (document?.name !== window.location.href || !(document instanceof PerformanceNavigationTiming))
    return null;
  return document.serverTiming.find(({ name }) => name === 'request')?.description || null;
}

/**
 * Code with which customer service finds the failure in the logs. The page is cached for everyone, so the code is read
 * from the response headers.
 */
export function RequestCode() {
  const code = useSyncExternalStore(subscribe, readCode, () => null);
  return code === null ? null : <> · Código: {code}</>;
}
