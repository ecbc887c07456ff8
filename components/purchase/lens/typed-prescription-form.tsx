import { type MouseEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { FieldGroup } from '@/components/ui/field-group';
import type { FrameMillimetres } from '@/lib/catalog/product/frame-size';
import { adviseHigherIndex, strongestNote } from '@/lib/purchase/lens/index-advice';
import { isSingleVision } from '@/lib/purchase/lens/summary';
import {
  EYE_NAMES,
  EYES,
  type Eye,
  isPrescriptionEmpty,
  isPrescriptionValid,
  MAX_FIELD_LENGTH,
  MEASURES,
  measureError,
  missingPrescriptionParts,
  namedSphere,
  PRESCRIBED_MEASURES,
  RULES,
  signChoices,
  sphereInWords,
  TOTAL_PD,
  type TypedPrescription,
  totalPdError,
  typedCorrections,
} from '@/lib/purchase/lens/typed-prescription';
import type { Lens } from '@/lib/purchase/lens/use-lens';
import { useStore } from '@/lib/shared/store';
import { facePhoto } from '@/lib/try-on/photo';
import dialog from './lens-dialog.module.css';
import { heightsIn, MeasuredPupils } from './measured-pupils';
import styles from './prescription.module.css';
import { useLensToDraw } from './use-lens-to-draw';

type SphereSignProps = {
  typed: TypedPrescription;
  eye: Eye;
  /** Whether the field has been left. */
  isAsked: boolean;
  onChoose: (text: string) => void;
};

/** The defect that an eye's sphere corrects, as text; if the sign is missing, asks for it instead of guessing. */
function SphereSign({ typed, eye, isAsked, onChoose }: SphereSignProps) {
  // The clicked button is removed.
  function choose({ currentTarget }: MouseEvent<HTMLElement>, text: string) {
    currentTarget.closest(`.${styles.eye}`)?.querySelector('input')?.focus();
    onChoose(text);
  }

  const choices = isAsked ? signChoices(typed, eye, 'esferico') : null;
  if (choices === null) {
    const words = sphereInWords(typed, eye);
    return words === '' ? null : <p className={styles.sphere}>Esférico {words}</p>;
  }
  return (
    <FieldGroup legend="Qual é o sinal do esférico na receita?" look="label">
      <div className={styles.signs}>
        {choices.map((text) => (
          <Button key={text} variant="secondary" size="sm" onClick={(event) => choose(event, text)}>
            {namedSphere(text)}
          </Button>
        ))}
      </div>
    </FieldGroup>
  );
}

/** Copies the values of the right eye to the left eye while the left is empty. */
function RepeatRightEye({ lens: { state, dispatch } }: { lens: Lens }) {
  const filled = (eye: Eye) => typedCorrections(state.typed, eye);
  if (filled('od').length === 0 || filled('oe').length > 0) return null;
  // The clicked button is removed.
  function repeat({ currentTarget }: MouseEvent<HTMLElement>) {
    currentTarget.closest(`.${styles.eye}`)?.querySelector('input')?.focus();
    for (const measure of filled('od'))
      dispatch({ type: 'type', eye: 'oe', measure, text: state.typed[`od-${measure}`] ?? '' });
  }
  return (
    <div className={styles.repeat}>
      <Button variant="quiet" size="sm" onClick={repeat}>
        Repetir os valores do olho direito
      </Button>
    </div>
  );
}

/** Says that the typed prescription needs a higher index than the chosen one, with a button to choose again. */
function HigherIndexAdvice({ lens: { groups, state, dispatch }, frame }: Omit<FormProps, 'asked'>) {
  const advice = adviseHigherIndex(groups, state, useLensToDraw(state.typed, frame));
  return (
    <div role="status">
      {advice ? (
        <p className={dialog.aside}>
          {advice.reason}{' '}
          <Button variant="quiet" size="sm" onClick={() => dispatch({ type: 'go', step: advice.group.id })}>
            Rever {advice.group.nome}
          </Button>
        </p>
      ) : null}
    </div>
  );
}

type FormProps = {
  lens: Lens;
  /** Measurements of the chosen size; null when they are unknown. */
  frame: FrameMillimetres | null;
  /** How many times the shopper tried to go on although something is missing or wrong. */
  asked: number;
};

/**
 * Prescription typed eye by eye, with range checks; a field is validated once it has been left, all of them once the
 * shopper has tried to go on.
 */
export function TypedPrescriptionForm({ lens, frame, asked }: FormProps) {
  const { groups, state, dispatch } = lens;
  const photo = useStore(facePhoto);
  const heights = heightsIn(photo, frame);
  const hasHeights = heights !== null || EYES.some((eye) => state.typed[`${eye}-altura`]);
  const [touched, setTouched] = useState<ReadonlySet<string>>(() => new Set(Object.keys(state.typed)));
  const [isSubmitted, setIsSubmitted] = useState(asked > 0);
  if (asked > 0 && !isSubmitted) setIsSubmitted(true);
  const isChecked = (...fields: string[]) => isSubmitted || fields.some((field) => touched.has(field));
  const [startsOpen] = useState(() => !isPrescriptionEmpty(state.typed));
  const needsAddition = !isSingleVision(groups, state);
  const hasAddition = needsAddition || EYES.some((eye) => state.typed[`${eye}-adicao`]);
  const earlier = strongestNote(state);
  const missing = missingPrescriptionParts(state.typed, needsAddition);
  const measures = (hasHeights ? MEASURES : PRESCRIBED_MEASURES).filter(
    (measure) => hasAddition || measure !== 'adicao',
  );
  return (
    <details className={styles.typed} open={startsOpen}>
      <summary>Digitar os valores da receita (opcional)</summary>
      <p className={dialog.aside}>DNP é a distância do meio do nariz à pupila, em mm.</p>
      {earlier ? <p className={dialog.aside}>{earlier}</p> : null}
      {EYES.map((eye) => (
        <fieldset className={styles.eye} key={eye}>
          <legend>{EYE_NAMES[eye]}</legend>
          {measures.map((measure) => {
            const field = `${eye}-${measure}` as const;
            const { label, example } = RULES[measure];
            // A cylinder and its axis need each other.
            const pair = ['cilindrico', 'eixo'].includes(measure) ? [`${eye}-cilindrico`, `${eye}-eixo`] : [];
            const error = isChecked(field, ...pair) ? measureError(state.typed, eye, measure) : '';
            return (
              <TextField
                key={field}
                label={label}
                aria-label={`${label}, ${EYE_NAMES[eye]}`}
                inputMode="text"
                autoComplete="off"
                placeholder={`ex.: ${example}`}
                maxLength={MAX_FIELD_LENGTH}
                value={state.typed[field] ?? ''}
                error={error || undefined}
                onBlur={() => setTouched((known) => new Set(known).add(field))}
                onChange={(event) => dispatch({ type: 'type', eye, measure, text: event.target.value })}
              />
            );
          })}
          <SphereSign
            typed={state.typed}
            eye={eye}
            isAsked={isChecked(`${eye}-esferico`)}
            onChoose={(text) => dispatch({ type: 'type', eye, measure: 'esferico', text })}
          />
          {eye === 'oe' ? <RepeatRightEye lens={lens} /> : null}
        </fieldset>
      ))}
      <TextField
        label="DNP total (opcional)"
        hint="Distância entre as duas pupilas em mm, quando a receita traz um número só."
        inputMode="decimal"
        autoComplete="off"
        placeholder={`ex.: ${TOTAL_PD.example}`}
        maxLength={MAX_FIELD_LENGTH}
        value={state.typed['dnp-total'] ?? ''}
        error={(isChecked('dnp-total') && totalPdError(state.typed)) || undefined}
        onBlur={() => setTouched((known) => new Set(known).add('dnp-total'))}
        onChange={(event) => dispatch({ type: 'type-total-pd', text: event.target.value })}
      />
      {photo ? (
        <MeasuredPupils
          photo={photo}
          heights={heights}
          onUse={(typed) => dispatch({ type: 'use-measured', typed })}
        />
      ) : null}
      {missing.length > 0 && !state.photoSubmitted ? (
        <p className={dialog.aside}>
          Em branco: {missing.join(' e ')}. Confira na receita; se ela não traz, siga assim.
        </p>
      ) : null}
      <HigherIndexAdvice lens={lens} frame={frame} />
      {state.photoSubmitted && !isPrescriptionValid(state.typed) ? (
        <p className={dialog.aside}>Valores incompletos não seguem com o pedido: vale a foto.</p>
      ) : null}
    </details>
  );
}
