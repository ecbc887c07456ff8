import { type Ref, useId } from 'react';
import { Checkbox } from '@/components/ui/choice';
import { useShown } from '@/components/ui/use-shown';
import dialog from './lens-dialog.module.css';
import styles from './prescription.module.css';
import type { Lens } from './use-lens';

const PRIVACY = '/pagina/politica-de-privacidade';

type Props = { lens: Lens; error?: string; ref?: Ref<HTMLInputElement> };

/** Consent to the use of the prescription, a health datum: of its own, specific, never ticked beforehand (L9). */
export function HealthConsent({ lens: { state, dispatch }, error = '', ref }: Props) {
  const id = useId();
  const whole = useShown<HTMLDivElement>(error);
  return (
    <div className={styles.consent} ref={whole}>
      <Checkbox
        ref={ref}
        label="Autorizo o uso dos dados de saúde da minha receita somente para fazer estas lentes."
        checked={state.consent}
        error={error || undefined}
        aria-describedby={id}
        onChange={(event) => dispatch({ type: 'consent', given: event.target.checked })}
      />
      <p className={dialog.aside} id={id}>
        Sem a autorização, nada da receita é enviado.{' '}
        <a href={PRIVACY} target="_blank" rel="noopener">
          Como cuidamos dos seus dados
        </a>
      </p>
    </div>
  );
}
