import facts from '@/components/catalog/buy-box/trust-facts.module.css';
import { whatsappLink } from '@/lib/shared/whatsapp';

type Props = {
  nome: string;
  /** WhatsApp number from the settings; '' for none. */
  whatsapp: string;
  /** Whether the platform takes the prescription with the order. */
  isAsked?: boolean;
};

/** ' pelo WhatsApp', as a link that sends the prescription; renders nothing without a usable number. */
function PrescriptionChat({ nome, whatsapp }: Omit<Props, 'isAsked'>) {
  const href = whatsappLink(whatsapp, `Olá! Quero enviar a minha receita para: ${nome.trim()}`);
  if (href === null) return null;
  return (
    <>
      {' '}
      <a href={href} target="_blank" rel="noopener">
        pelo WhatsApp<span className="visually-hidden"> (abre em nova aba)</span>
      </a>
    </>
  );
}

/** On the page of lenses sold without a frame: how they are bought (A21). */
export function LooseLensesSteps({ isAsked = false, ...props }: Props) {
  return (
    <ol className={facts.facts}>
      {isAsked ? null : <li>Compre o par de lentes.</li>}
      <li>
        {isAsked ? 'Anexe a receita, em foto ou digitada, ou mande depois' : 'Mande a foto da receita'}
        <PrescriptionChat {...props} />.
      </li>
      <li>Diga a armação: uma desta loja ou a sua.</li>
      {isAsked ? <li>Um ótico confere o grau e as medidas com você antes do corte.</li> : null}
    </ol>
  );
}
