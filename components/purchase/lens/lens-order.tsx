import { Button } from '@/components/ui/button';
import { StatusMessage } from '@/components/ui/status-message';
import { useSettings } from '@/lib/browser/use-settings';
import { cashDiscount } from '@/lib/purchase/cart/cart';
import { isReachable } from '@/lib/purchase/lens/state';
import { lensSummary, lensTotal } from '@/lib/purchase/lens/summary';
import type { Lens } from '@/lib/purchase/lens/use-lens';
import type { LensProblem } from '@/lib/purchase/lens/validation';
import type { CheckoutRedirect } from '@/lib/purchase/use-checkout-redirect';
import { formatBRL, toCents } from '@/lib/shared/money';
import styles from './lens-order.module.css';

type Props = {
  lens: Lens;
  /** Price of the frame, BRL. */
  preco: number;
  /** Whole percent that the shop gives for Pix, 0 for none. */
  pixPercent: number;
  checkout: CheckoutRedirect;
  problem: LensProblem | null;
  onFinish: () => void;
};

/** Running total, always in view, 'Voltar', and 'Finalizar' in the last tab. */
export function LensFooter({ lens, preco, pixPercent, checkout, problem, onFinish }: Props) {
  const { groups, state, dispatch } = lens;
  const index = groups.findIndex(({ id }) => id === state.step);
  const next = index < 0 ? undefined : groups[index + 1];
  const total = lensTotal(groups, state, preco);
  const problemText = checkout.failure || (problem?.message ?? '');
  return (
    <div className={styles.footer}>
      <div className={styles.problem}>
        <StatusMessage tone="error">{problemText}</StatusMessage>
      </div>
      <p className={styles.total} aria-live="polite">
        <span>Total </span>
        <strong>{formatBRL(total)}</strong>
        <PixPrice total={total} percent={pixPercent} />
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

/**
 * What the order costs with Pix, where the shop's discount holds for whole orders; of a discount on the frame alone the
 * lenses' part is not known.
 */
function PixPrice({ total, percent }: { total: number; percent: number }) {
  const order = cashDiscount(useSettings()?.pagamento.geral.descontoVista ?? {});
  if (percent === 0) return null;
  if (order?.method !== 'pix' || order.percent !== percent)
    return <small>O desconto do PIX entra na sacola.</small>;
  const amount = Math.round(toCents(total) * (1 - percent / 100)) / 100;
  return (
    <span className={styles.pix}>
      No Pix: <b>{formatBRL(amount)}</b> ({percent}% de desconto)
    </span>
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
