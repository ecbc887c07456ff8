import { Button } from '@/components/ui/button';
import { StatusMessage } from '@/components/ui/status-message';
import type { Obstacle } from '@/lib/lens/check';
import { isReachable } from '@/lib/lens/state';
import { lensTotal } from '@/lib/lens/totals';
import { formatBRL } from '@/lib/money/format';
import type { ShopCall } from '@/lib/purchase/use-shop-call';
import styles from './lens-order.module.css';
import type { Lens } from './use-lens';

type Props = {
  lens: Lens;
  /** Price of the frame in reais. */
  preco: number;
  /** Whether the shop gives a discount for Pix. */
  hasPix: boolean;
  shop: ShopCall;
  obstacle: Obstacle | null;
  onFinish: () => void;
};

/** Running total, always in view (A24), the way back, and 'Finalizar' in the last tab (LENS-13). */
export function LensFooter({ lens, preco, hasPix, shop, obstacle, onFinish }: Props) {
  const { groups, state, dispatch } = lens;
  const index = groups.findIndex(({ id }) => id === state.step);
  const next = index < 0 ? undefined : groups[index + 1];
  const problem = shop.failure || (obstacle?.message ?? '');
  return (
    <div className={styles.footer}>
      <div className={styles.problem}>
        <StatusMessage tone="error">{problem}</StatusMessage>
      </div>
      <p className={styles.total} aria-live="polite">
        <span>Total </span>
        <strong>{formatBRL(lensTotal(groups, state, preco))}</strong>
        {hasPix ? <small>O desconto do PIX entra na sacola.</small> : null}
      </p>
      {index < 0 ? null : (
        <div className={styles.moves}>
          <Button variant="secondary" onClick={() => dispatch({ type: 'back' })}>
            Voltar
          </Button>
          {next ? (
            <Button
              aria-disabled={!isReachable(groups, state.choices, next.id) || undefined}
              onClick={() => dispatch({ type: 'next' })}
            >
              Continuar
            </Button>
          ) : (
            <Button busy={shop.busy} onClick={onFinish}>
              {shop.busy ? 'Finalizando' : 'Finalizar'}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
