import { whatsappLink } from '@/lib/shared/whatsapp';

type Props = {
  nome: string;
  /** WhatsApp number from the settings; '' for none. */
  whatsapp: string;
  /** Whether the lenses are already chosen, and therefore not explained. */
  isInBag?: boolean;
};

/** For lenses sold without a frame: how to send the prescription and the frame after the purchase (A21). */
export function LooseLensesNote({ nome, whatsapp, isInBag = false }: Props) {
  const chatHref = whatsappLink(whatsapp, `Olá! Quero enviar a minha receita para: ${nome.trim()}`);
  return (
    <p>
      {isInBag ? null : 'Só o par de lentes, sem a armação. '}
      Depois da compra, mande a foto da receita
      {chatHref ? (
        <>
          {' '}
          <a href={chatHref} target="_blank" rel="noopener">
            pelo WhatsApp<span className="visually-hidden">, abre em nova aba</span>
          </a>
        </>
      ) : null}{' '}
      {`e diga em qual armação montamos${isInBag ? '.' : ': uma desta loja ou a sua.'}`}
    </p>
  );
}
