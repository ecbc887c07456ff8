import { Container } from '@/components/layout/container';
import type { LineDrawing } from '@/lib/storefront/storefront';
import { AutoReload } from './auto-reload';
import { BlurredLens } from './blurred-lens';
import styles from './error-view.module.css';

/**
 * Page for failures that pass (ERR-02 to ERR-05, ERR-10). Reloads on its own for 5xx only; the status shows small
 * (A-10, A-11).
 */
export function UnavailableView({ status, emblem }: { status: number; emblem: LineDrawing }) {
  return (
    <Container>
      <div className={styles.view} data-kind="unavailable">
        <div className={styles.words}>
          <p className={styles.status}>Erro {status}</p>
          <h1 className={styles.title}>Ops, tivemos uma indisponibilidade temporária.</h1>
          <AutoReload automatic={status >= 500} />
        </div>
        <BlurredLens emblem={emblem} />
      </div>
    </Container>
  );
}
