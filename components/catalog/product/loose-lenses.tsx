import { whatsappLink } from '@/lib/shared/whatsapp';

type Props = {
  nome: string;
  /** WhatsApp number from the settings; '' for none. */
  whatsapp: string;
};

/** ' pelo WhatsApp', as a link that sends the prescription; renders nothing without a usable number. */
export function PrescriptionChat({ nome, whatsapp }: Props) {
  const href = whatsappLink(whatsapp, `Olá! Quero enviar a minha receita para: ${nome.trim()}`);
  if (href === null) return null;
  return (
    <>
      {' '}
      <a href={href} target="_blank" rel="noopener">
        pelo WhatsApp<span className="visually-hidden">, abre em nova aba</span>
      </a>
    </>
  );
}

/** In the bag, for lenses sold without a frame: how to send the prescription and the frame after the purchase (A21). */
export function LooseLensesNote(props: Props) {
  return (
    <p>
      Depois da compra, mande a foto da receita
      <PrescriptionChat {...props} /> e diga em qual armação montamos.
    </p>
  );
}
