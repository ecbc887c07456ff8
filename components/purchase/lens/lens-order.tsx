import { Button } from '@/components/ui/button';
import { StatusMessage } from '@/components/ui/status-message';
import { isReachable } from '@/lib/purchase/lens/state';
import { lensSummary, lensTotal } from '@/lib/purchase/lens/summary';
import type { Lens } from '@/lib/purchase/lens/use-lens';
import type { LensProblem } from '@/lib/purchase/lens/validation';
import type { CheckoutRedirect } from '@/lib/purchase/use-checkout-redirect';
import { formatBRL } from '@/lib/shared/money';
import styles from './lens-order.module.css';

type Props = {
  lens: Lens;
  /** Price of the frame, BRL. */
  preco: number;
  /** Whether the shop gives a discount for Pix. */
  hasPix: boolean;
  checkout: CheckoutRedirect;
  problem: LensProblem | null;
  onFinish: () => void;
};

/** Running total, always in view, 'Voltar', and 'Finalizar' in the last tab. */
export function LensFooter({ lens, preco, hasPix, checkout, problem, onFinish }: Props) {
  const { groups, state, dispatch } = lens;
  const index = groups.findIndex(({ id }) => id === state.step);
  const next = index < 0 ? undefined : groups[index + 1];
  const problemText = checkout.failure || (problem?.message ?? '');
  return (
    <div className={styles.footer}>
      <div className={styles.problem}>
        <StatusMessage tone="error">{problemText}</StatusMessage>
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
            <Button busy={checkout.busy} onClick={onFinish}>
              {checkout.busy ? 'Finalizando' : 'Finalizar'}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** What is chosen so far, each with its price and a button to change it. */
export function LensSummary({ lens: { groups, state, dispatch } }: { lens: Lens }) {
  const lines = lensSummary(groups, state);
  if (lines.length === 0) return null;
  return (
    <section className={styles.summary} aria-labelledby="lens-summary">
      <h4 id="lens-summary">Resumo das lentes</h4>
      <dl>
        {lines.map(({ id, nome, title, subtitle, cents }) => (
          <div className={styles.line} key={id}>
            <dt>{nome}</dt>
            <dd>
              <span>
                {title}
                {subtitle ? <small> {subtitle}</small> : null}
              </span>
              <span className={styles.amount}>{cents === 0 ? 'Incluso' : formatBRL(cents / 100)}</span>
              {id === state.step ? null : (
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={`Alterar ${nome}`}
                  onClick={() => dispatch({ type: 'go', step: id })}
                >
                  Alterar
                </Button>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
