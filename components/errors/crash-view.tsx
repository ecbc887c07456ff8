'use client';

import { Container } from '@/components/layout/container';
import { Button } from '@/components/ui/button';
import { BlurredLens } from './blurred-lens';
import styles from './error-view.module.css';
import { reloadPage } from './reload-page';
import { useCountdownReload } from './use-countdown-reload';

type Props = { status?: number; reload?: () => void };

/** View of the crash boundary: counts 5 to 1 and reloads (ERR-06, A-09). */
export function CrashView({ status = 500, reload = reloadPage }: Props) {
  const { state, seconds, stop } = useCountdownReload(0, 5, reload);
  const stopped = state === 'stopped';
  return (
    <Container>
      <div className={styles.view} data-kind="unavailable">
        <div className={styles.words}>
          <p className={styles.status}>Erro {status}</p>
          <h1 className={styles.title}>
            Por uma indisponibilidade do sistema, a página não pôde ser carregada.
          </h1>
          <p className={styles.text}>
            {stopped ? 'Recarregue quando quiser.' : 'Vamos tentar de novo em instantes.'}
          </p>
          <div className={styles.actions}>
            <Button size="lg" onClick={reload}>
              Recarregar agora
            </Button>
            {stopped ? null : (
              <Button variant="quiet" onClick={stop}>
                Não recarregar
              </Button>
            )}
          </div>
        </div>
        <BlurredLens>
          {stopped ? null : (
            <span className={styles.count} role="timer" aria-label="Segundos até recarregar">
              {Math.max(1, seconds)}
            </span>
          )}
        </BlurredLens>
      </div>
    </Container>
  );
}
