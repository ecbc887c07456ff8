import { Button } from '@/components/ui/button';
import { splitLabel } from '@/lib/lens/label';
import type { LensGroup } from '@/lib/lens/options';
import { fittingValues } from '@/lib/lens/state';
import { valueCents } from '@/lib/lens/totals';
import { formatBRL } from '@/lib/money/format';
import dialog from './lens-dialog.module.css';
import styles from './lens-options.module.css';
import type { Lens } from './use-lens';

function priceText(cents: number): string {
  if (cents === 0) return 'Incluso';
  return `${cents > 0 ? '+' : '−'} ${formatBRL(Math.abs(cents) / 100)}`;
}

/**
 * Values of a tab. They are buttons, not radios: choosing moves on (LENS-07), and arrow keys must not. One that
 * does not go with an earlier choice is left out (LENS-06).
 */
export function LensChoices({ lens, group }: { lens: Lens; group: LensGroup }) {
  const { groups, state, dispatch } = lens;
  const values = fittingValues(groups, state.choices, group);
  const left = group.valores.length - values.length;
  return (
    <>
      <ul className={styles.values}>
        {values.map((value) => {
          const { title, subtitle } = splitLabel(value.valor);
          return (
            <li key={value.id}>
              <button
                className={styles.value}
                type="button"
                aria-pressed={state.choices[group.id] === value.id}
                onClick={() => dispatch({ type: 'choose', group: group.id, value: value.id })}
              >
                <strong>{title}</strong>
                {subtitle ? <span>{subtitle}</span> : null}
                <span className={styles.price}>{priceText(valueCents(group, value))}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {values.length === 0 ? (
        <p>Nenhuma opção combina com as escolhas anteriores. Volte e mude uma delas.</p>
      ) : null}
      {left > 0 && values.length > 0 ? (
        <p className={dialog.aside}>
          {left === 1 ? '1 opção não combina' : `${left} opções não combinam`} com o que você já escolheu.
        </p>
      ) : null}
      {group.obrigatorio ? null : (
        <div>
          <Button variant="quiet" size="sm" onClick={() => dispatch({ type: 'leave-out', group: group.id })}>
            Seguir sem esta opção
          </Button>
        </div>
      )}
    </>
  );
}
