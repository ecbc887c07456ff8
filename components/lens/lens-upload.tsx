import { useRef, useState } from 'react';
import { WhatsAppIcon } from '@/components/ui/icons-shop';
import { LinkButton } from '@/components/ui/link-button';
import { prescriptionMessage } from '@/lib/lens/message';
import { isTypedEmpty } from '@/lib/lens/typed-prescription';
import { whatsappLink } from '@/lib/product/whatsapp';
import { HealthConsent } from './health-consent';
import dialog from './lens-dialog.module.css';
import { PhotoPicker } from './photo-picker';
import styles from './prescription.module.css';
import { TypedForm } from './typed-form';
import type { Lens } from './use-lens';

type Props = { lens: Lens; nome: string; url: string; whatsapp: string };

const UNAUTHORISED = 'Para enviar a receita, marque a sua autorização.';

/** Prescription: a photo with the order, or a message to the shop, now or later (LENS-11, LENS-12, A-41, L14). */
export function LensUpload({ lens, nome, url, whatsapp }: Props) {
  const { groups, state, dispatch } = lens;
  const [asked, setAsked] = useState(false);
  const consent = useRef<HTMLInputElement>(null);
  const chat = whatsappLink(whatsapp, prescriptionMessage({ nome, url }, groups, state));
  const typesHere = groups.every(({ papel }) => papel !== 'text');

  function handOver() {
    setAsked(true);
    if (state.consent) return dispatch({ type: 'hand-over' });
    // The box may be below the edge of the dialog.
    consent.current?.focus();
  }

  return (
    <div className={styles.receipt}>
      <p className={dialog.aside}>
        Lentes de grau são feitas somente com receita médica, em geral com até 1 ano. A foto deve mostrar
        nome, data, grau dos dois olhos e o registro do médico.
      </p>
      <PhotoPicker lens={lens} onHandOver={handOver} />
      {typesHere ? <TypedForm lens={lens} /> : null}
      <HealthConsent
        ref={consent}
        lens={lens}
        error={asked && !state.consent && state.photo ? UNAUTHORISED : ''}
      />
      {chat ? (
        <div className={styles.chat}>
          <p>Prefere conversar? Finalize agora e mande a receita pelo WhatsApp quando quiser.</p>
          <LinkButton href={chat} variant="secondary" target="_blank" rel="noopener">
            <WhatsAppIcon /> Enviar receita pelo WhatsApp
          </LinkButton>
          {typesHere && !state.consent && !isTypedEmpty(state.typed) ? (
            <p className={dialog.aside}>Com a autorização marcada, os valores digitados vão na mensagem.</p>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
