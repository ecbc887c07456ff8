import facts from '@/components/catalog/buy-box/trust-facts.module.css';
import { BagIcon } from '@/components/ui/icons-core';
import { GlassesIcon, WhatsAppIcon } from '@/components/ui/icons-shop';
import { PrescriptionChat } from './loose-lenses';

type Props = {
  nome: string;
  /** WhatsApp number from the settings; '' for none. */
  whatsapp: string;
};

/** On the page of lenses sold without a frame: how they are bought (A21). */
export function LooseLensesSteps(props: Props) {
  return (
    <>
      <p>Só o par de lentes, sem a armação.</p>
      <ol className={facts.facts}>
        <li>
          <BagIcon />
          <span>Compre o par de lentes.</span>
        </li>
        <li>
          <WhatsAppIcon />
          <span>
            Mande a foto da receita
            <PrescriptionChat {...props} />.
          </span>
        </li>
        <li>
          <GlassesIcon />
          <span>Diga a armação: uma desta loja ou a sua.</span>
        </li>
      </ol>
    </>
  );
}
