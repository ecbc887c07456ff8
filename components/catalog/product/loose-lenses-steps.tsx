import facts from '@/components/catalog/buy-box/trust-facts.module.css';
import { whatsappLink } from '@/lib/shared/whatsapp';

type Props = {
  nome: string;
  /** WhatsApp number from the settings; '' for none. */
  whatsapp: string;
};

/** ' pelo WhatsApp', as a link that sends the prescription; renders nothing without a usable number. */
function PrescriptionChat({ nome, whatsapp }: Props) {
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

/** On the page of lenses sold without a frame: how they are bought (A21). */
export function LooseLensesSteps(props: Props) {
  return (
    <ol className={facts.facts}>
      <li>Compre o par de lentes.</li>
      <li>
        Mande a foto da receita
        <PrescriptionChat {...props} />.
      </li>
      <li>Diga a armação: uma desta loja ou a sua.</li>
    </ol>
  );
}
