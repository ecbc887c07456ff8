import { useState } from 'react';
import { TextField } from '@/components/ui/field';
import {
  EYE_NAMES,
  EYES,
  isTypedEmpty,
  MAX_TYPED,
  MEASURES,
  RULES,
  typedProblem,
} from '@/lib/lens/typed-prescription';
import styles from './prescription.module.css';
import type { Lens } from './use-lens';

/** Prescription typed eye by eye, with range checks (A25); a field is judged once it has been left. */
export function TypedForm({ lens: { state, dispatch } }: { lens: Lens }) {
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set(Object.keys(state.typed)));
  const [startsOpen] = useState(() => !isTypedEmpty(state.typed));
  return (
    <details className={styles.typed} open={startsOpen}>
      <summary>Digitar os valores da receita (opcional)</summary>
      {EYES.map((eye) => (
        <fieldset className={styles.eye} key={eye}>
          <legend>{EYE_NAMES[eye]}</legend>
          {MEASURES.map((measure) => {
            const field = `${eye}-${measure}` as const;
            const { nome, exemplo } = RULES[measure];
            // Whoever gave a cylinder is told that its axis is missing.
            const isChecked = left.has(field) || (measure === 'eixo' && left.has(`${eye}-cilindrico`));
            return (
              <TextField
                key={field}
                label={nome}
                aria-label={`${nome}, ${EYE_NAMES[eye]}`}
                inputMode="text"
                autoComplete="off"
                placeholder={exemplo}
                maxLength={MAX_TYPED}
                value={state.typed[field] ?? ''}
                error={isChecked ? typedProblem(state.typed, eye, measure) || undefined : undefined}
                onBlur={() => setLeft((known) => new Set(known).add(field))}
                onChange={(event) => dispatch({ type: 'type', eye, measure, text: event.target.value })}
              />
            );
          })}
        </fieldset>
      ))}
    </details>
  );
}
