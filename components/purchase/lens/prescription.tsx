import { useId, useState } from 'react';
import { LinkButton } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox-radio';
import { TextAreaField } from '@/components/ui/field';
import { WhatsAppIcon } from '@/components/ui/icons-shop';
import type { FrameMillimetres } from '@/lib/catalog/product/frame-size';
import type { LensGroup } from '@/lib/purchase/lens/options';
import { isFilled, prescriptionMessage, prescriptionTab } from '@/lib/purchase/lens/summary';
import { isPrescriptionEmpty, isPrescriptionValid } from '@/lib/purchase/lens/typed-prescription';
import type { Lens } from '@/lib/purchase/lens/use-lens';
import { whatsappLink } from '@/lib/shared/whatsapp';
import { useChosenSize } from './chosen-size';
import dialog from './lens-dialog.module.css';
import { PhotoPicker } from './photo-picker';
import styles from './prescription.module.css';
import { TypedPrescriptionForm } from './typed-prescription-form';
import type { PrescriptionPhoto } from './use-prescription-photo';

const PRIVACY_POLICY = '/pagina/politica-de-privacidade';
const CONSENT_NEEDED = 'Para enviar a receita, marque a sua autorização.';
const CONSENT_AND_VALUES_NEEDED =
  'Para enviar a receita, marque a sua autorização e corrija o que está marcado abaixo.';

/** How many times the shopper tried to go on although something is missing or wrong. */
type Asked = { asked: number };

type ConsentProps = Asked & {
  lens: Lens;
  /** Whether the typed values are below. */
  hasValues: boolean;
};

/**
 * Consent to the use of the prescription, which is health data: separate, specific, never preselected, and requested
 * first.
 */
function HealthConsent({ lens: { state, dispatch }, asked, hasValues }: ConsentProps) {
  const id = useId();
  // With a photo, wrong values are left out instead.
  const isWrong = hasValues && state.photo === null && !isPrescriptionValid(state.typed);
  const needed = isWrong ? CONSENT_AND_VALUES_NEEDED : CONSENT_NEEDED;
  const error = asked > 0 && !state.consent ? needed : undefined;
  return (
    <div className={styles.consent}>
      <Checkbox
        label="Autorizo o uso dos dados de saúde da minha receita somente para fazer estas lentes."
        checked={state.consent}
        error={error}
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

/**
 * Text tab: a note, and the typed prescription unless an earlier tab asked for it. A tab with only a note asks for
 * consent once there is something to send.
 */
export function TextPrescription({
  lens,
  group,
  asked,
  frame,
}: { lens: Lens; group: LensGroup } & Asked & WithFrame) {
  const { groups, state, dispatch } = lens;
  const isPrescriptionTab = prescriptionTab(groups) === group;
  // Consent given in an earlier tab is not requested again; the checkbox remains once it has been shown.
  const needsConsent = isPrescriptionTab || (!state.consent && isFilled(groups, state, group));
  const [asksConsent, setAsksConsent] = useState(needsConsent);
  if (needsConsent && !asksConsent) setAsksConsent(true);
  return (
    <div className={styles.prescription}>
      {asksConsent ? <HealthConsent lens={lens} asked={asked} hasValues={isPrescriptionTab} /> : null}
      {isPrescriptionTab ? <TypedPrescriptionForm lens={lens} frame={frame} asked={asked} /> : null}
      <TextAreaField
        label={
          isPrescriptionTab
            ? 'Algo mais sobre a receita (opcional)'
            : `${group.nome}${group.obrigatorio ? '' : ' (opcional)'}`
        }
        rows={isPrescriptionTab ? 3 : 2}
        value={state.notes[group.id] ?? ''}
        onChange={(event) => dispatch({ type: 'note', group: group.id, text: event.target.value })}
      />
    </div>
  );
}

type PrescriptionUploadProps = {
  lens: Lens;
  photo: PrescriptionPhoto;
  group: LensGroup;
  nome: string;
  url: string;
  whatsapp: string;
} & Asked &
  WithFrame;

/**
 * Upload tab: a photo with the order, or a chat message to the shop, now or later; and the typed prescription unless an
 * earlier tab asked for it.
 */
export function PrescriptionUpload({
  lens,
  photo,
  group,
  nome,
  url,
  whatsapp,
  asked,
  frame,
}: PrescriptionUploadProps) {
  const { groups, state } = lens;
  const { text: size } = useChosenSize();
  const chat = whatsappLink(whatsapp, prescriptionMessage({ nome, size, url }, groups, state));
  const isPrescriptionTab = prescriptionTab(groups) === group;
  const hasText = groups.some(({ role }) => role === 'text');

  return (
    <div className={styles.prescription}>
      <p className={dialog.aside}>
        Lentes de grau são feitas somente com receita médica, em geral com até 1 ano. A foto deve mostrar
        nome, data, grau dos dois olhos e o registro do médico.
      </p>
      <HealthConsent lens={lens} asked={asked} hasValues={isPrescriptionTab} />
      <PhotoPicker photo={photo} />
      {isPrescriptionTab ? (
        <>
          <TypedPrescriptionForm lens={lens} frame={frame} asked={asked} />
          {hasText || isPrescriptionEmpty(state.typed) ? null : (
            <p className={dialog.aside}>
              Com o pedido segue a foto da receita. Os valores digitados servem para calcular a espessura e,
              sem nenhum erro marcado, vão na mensagem do WhatsApp.
            </p>
          )}
        </>
      ) : null}
      {chat ? (
        <div className={styles.chat}>
          <p>Sem a receita agora? Siga em frente e mande depois, pelo WhatsApp.</p>
          <LinkButton href={chat} variant="secondary" target="_blank" rel="noopener">
            <WhatsAppIcon /> Enviar receita pelo WhatsApp
          </LinkButton>
          {!hasText && !state.consent && !isPrescriptionEmpty(state.typed) ? (
            <p className={dialog.aside}>Com a autorização marcada, os valores digitados vão na mensagem.</p>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
