import Link from 'next/link';
import { PinIcon, ReturnIcon, ShieldIcon, TruckIcon } from '@/components/ui/icons-shop';
import styles from './trust-facts.module.css';

/** What the shop stands for, beside every product (A19, L4). */
export function TrustFacts() {
  return (
    <ul className={styles.facts}>
      <li>
        <ReturnIcon />
        <span>
          <Link href="/pagina/troca-e-devolucao" prefetch={false}>
            7 dias para devolver
          </Link>
          , contados do recebimento
        </span>
      </li>
      <li>
        <ShieldIcon />
        <span>Garantia de 1 ano</span>
      </li>
      <li>
        <TruckIcon />
        <span>Envio por Sedex para todo o Brasil</span>
      </li>
      <li>
        <PinIcon />
        <span>Lojas físicas para ajustes e dúvidas</span>
      </li>
    </ul>
  );
}
