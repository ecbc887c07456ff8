import { TextAreaField } from '@/components/ui/field';
import type { LensGroup } from '@/lib/lens/options';
import { HealthConsent } from './health-consent';
import styles from './prescription.module.css';
import { TypedForm } from './typed-form';
import type { Lens } from './use-lens';

/** Tab of the kind 'text': free words, and in the first one the typed prescription, which goes with the order. */
export function LensNote({ lens, group }: { lens: Lens; group: LensGroup }) {
  const { groups, state, dispatch } = lens;
  const isFirst = groups.find(({ papel }) => papel === 'text') === group;
  return (
    <div className={styles.receipt}>
      {isFirst ? <TypedForm lens={lens} /> : null}
      <TextAreaField
        label={isFirst ? 'Algo mais sobre a receita (opcional)' : group.nome}
        rows={3}
        value={state.notes[group.id] ?? ''}
        onChange={(event) => dispatch({ type: 'note', group: group.id, text: event.target.value })}
      />
      <HealthConsent lens={lens} />
    </div>
  );
}
