import { Button } from '@/components/ui/button';
import { lensSummary } from '@/lib/lens/totals';
import { formatBRL } from '@/lib/money/format';
import styles from './lens-order.module.css';
import type { Lens } from './use-lens';

/** What is chosen so far, each with what it adds and the way to change it (LENS-10). */
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
