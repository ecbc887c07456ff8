import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { Button, LinkButton } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox-radio';
import { TextAreaField, TextField } from '@/components/ui/field';
import { FieldGroup } from '@/components/ui/field-group';
import { WhatsAppIcon } from '@/components/ui/icons-shop';
import type { FrameMillimetres } from '@/lib/catalog/product/frame-size';
import { whatsappLink } from '@/lib/catalog/product/whatsapp';
import type { LensGroup } from '@/lib/purchase/lens/options';
import { prescriptionMessage } from '@/lib/purchase/lens/summary';
import {
  EYE_NAMES,
  EYES,
  type Eye,
  isPrescriptionEmpty,
  MAX_FIELD_LENGTH,
  MEASURES,
  measureError,
  namedSphere,
  PRESCRIBED_MEASURES,
  RULES,
  signChoices,
  sphereInWords,
  TOTAL_PD,
  type TypedPrescription,
  totalPdError,
} from '@/lib/purchase/lens/typed-prescription';
import type { Lens } from '@/lib/purchase/lens/use-lens';
import { useStore } from '@/lib/shared/store';
import { facePhoto } from '@/lib/try-on/photo';
import dialog from './lens-dialog.module.css';
import { heightsIn, MeasuredPupils } from './measured-pupils';
import { PhotoPicker } from './photo-picker';
import styles from './prescription.module.css';

const PRIVACY_POLICY = '/pagina/politica-de-privacidade';
const CONSENT_NEEDED = 'Para enviar a receita, marque a sua autorização.';

/** Times that the shopper wanted to send something before allowing its use. */
type Asked = { asked: number };

/** Consent to the use of the prescription, a health datum: separate, specific, never preset, and asked for first. */
function HealthConsent({ lens: { state, dispatch }, asked }: { lens: Lens } & Asked) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const error = asked > 0 && !state.consent ? CONSENT_NEEDED : '';
  useEffect(() => {
    // The box may be above the edge of the dialog.
    if (asked === 0) return;
    box.current?.focus();
    box.current?.closest(`.${styles.consent}`)?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  return (
    <div className={styles.consent}>
      <Checkbox
        ref={box}
        label="Autorizo o uso dos dados de saúde da minha receita somente para fazer estas lentes."
        checked={state.consent}
        error={error || undefined}
        aria-describedby={id}
        onChange={(event) => dispatch({ type: 'consent', given: event.target.checked })}
      />
      <p className={dialog.aside} id={id}>
        Sem a autorização, nada da receita é enviado.{' '}
        <a href={PRIVACY_POLICY} target="_blank" rel="noopener">
          Como cuidamos dos seus dados
        </a>
      </p>
    </div>
  );
}

/** Measurements of the chosen size; null when they are unknown. */
type WithFrame = { frame: FrameMillimetres | null };

type SphereSignProps = {
  typed: TypedPrescription;
  eye: Eye;
  /** Whether the field was left. */
  isAsked: boolean;
  onChoose: (text: string) => void;
};

/** What the sphere of an eye corrects, in words; one without a sign is asked for, not guessed. */
function SphereSign({ typed, eye, isAsked, onChoose }: SphereSignProps) {
  // The pressed button goes away.
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

/** Prescription typed eye by eye, with range checks; a field is validated once it was left. */
function TypedPrescriptionForm({ lens: { state, dispatch }, frame }: { lens: Lens } & WithFrame) {
  const photo = useStore(facePhoto);
  const heights = heightsIn(photo, frame);
  const hasHeights = heights !== null || EYES.some((eye) => state.typed[`${eye}-altura`]);
  const [touched, setTouched] = useState<ReadonlySet<string>>(() => new Set(Object.keys(state.typed)));
  const [startsOpen] = useState(() => !isPrescriptionEmpty(state.typed));
  return (
    <details className={styles.typed} open={startsOpen}>
      <summary>Digitar os valores da receita (opcional)</summary>
      {EYES.map((eye) => (
        <fieldset className={styles.eye} key={eye}>
          <legend>{EYE_NAMES[eye]}</legend>
          {(hasHeights ? MEASURES : PRESCRIBED_MEASURES).map((measure) => {
            const field = `${eye}-${measure}` as const;
            const { label, example } = RULES[measure];
            // A cylinder needs its axis.
            const isChecked = touched.has(field) || (measure === 'eixo' && touched.has(`${eye}-cilindrico`));
            return (
              <TextField
                key={field}
                label={label}
                aria-label={`${label}, ${EYE_NAMES[eye]}`}
                inputMode="text"
                autoComplete="off"
                placeholder={example}
                maxLength={MAX_FIELD_LENGTH}
                value={state.typed[field] ?? ''}
                error={isChecked ? measureError(state.typed, eye, measure) || undefined : undefined}
                onBlur={() => setTouched((known) => new Set(known).add(field))}
                onChange={(event) => dispatch({ type: 'type', eye, measure, text: event.target.value })}
              />
            );
          })}
          <SphereSign
            typed={state.typed}
            eye={eye}
            isAsked={touched.has(`${eye}-esferico`)}
            onChoose={(text) => dispatch({ type: 'type', eye, measure: 'esferico', text })}
          />
        </fieldset>
      ))}
      <TextField
        label="DNP total (opcional)"
        hint="Distância entre as duas pupilas em mm, quando a receita traz um número só."
        inputMode="decimal"
        autoComplete="off"
        placeholder={TOTAL_PD.example}
        maxLength={MAX_FIELD_LENGTH}
        value={state.typed['dnp-total'] ?? ''}
        error={(touched.has('dnp-total') && totalPdError(state.typed)) || undefined}
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
    </details>
  );
}

/** Tab of the kind 'text': a note, and in the first one the typed prescription, which is sent with the order. */
export function TextPrescription({
  lens,
  group,
  asked,
  frame,
}: { lens: Lens; group: LensGroup } & Asked & WithFrame) {
  const { groups, state, dispatch } = lens;
  const isFirst = groups.find(({ role }) => role === 'text') === group;
  return (
    <div className={styles.prescription}>
      <HealthConsent lens={lens} asked={asked} />
      {isFirst ? <TypedPrescriptionForm lens={lens} frame={frame} /> : null}
      <TextAreaField
        label={isFirst ? 'Algo mais sobre a receita (opcional)' : group.nome}
        rows={3}
        value={state.notes[group.id] ?? ''}
        onChange={(event) => dispatch({ type: 'note', group: group.id, text: event.target.value })}
      />
    </div>
  );
}

type PrescriptionUploadProps = { lens: Lens; nome: string; url: string; whatsapp: string } & Asked &
  WithFrame;

/** Prescription: a photo with the order, or a chat message to the shop, now or later. */
export function PrescriptionUpload({ lens, nome, url, whatsapp, asked, frame }: PrescriptionUploadProps) {
  const { groups, state } = lens;
  const chat = whatsappLink(whatsapp, prescriptionMessage({ nome, url }, groups, state));
  const hasTypedForm = groups.every(({ role }) => role !== 'text');

  return (
    <div className={styles.prescription}>
      <p className={dialog.aside}>
        Lentes de grau são feitas somente com receita médica, em geral com até 1 ano. A foto deve mostrar
        nome, data, grau dos dois olhos e o registro do médico.
      </p>
      <HealthConsent lens={lens} asked={asked} />
      <PhotoPicker lens={lens} />
      {hasTypedForm ? (
        <>
          <TypedPrescriptionForm lens={lens} frame={frame} />
          {isPrescriptionEmpty(state.typed) ? null : (
            <p className={dialog.aside}>
              Com o pedido segue a foto da receita. Os valores digitados servem para calcular a espessura e
              vão na mensagem do WhatsApp.
            </p>
          )}
        </>
      ) : null}
      {chat ? (
        <div className={styles.chat}>
          <p>Prefere conversar? Finalize agora e mande a receita pelo WhatsApp quando quiser.</p>
          <LinkButton href={chat} variant="secondary" target="_blank" rel="noopener">
            <WhatsAppIcon /> Enviar receita pelo WhatsApp
          </LinkButton>
          {hasTypedForm && !state.consent && !isPrescriptionEmpty(state.typed) ? (
            <p className={dialog.aside}>Com a autorização marcada, os valores digitados vão na mensagem.</p>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
