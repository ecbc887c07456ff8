import Link from 'next/link';
import { LockIcon, ReturnIcon, ShieldIcon } from '@/components/ui/icons-core';
import { PinIcon, TruckIcon } from '@/components/ui/icons-shop';
import styles from './trust-facts.module.css';

/**
 * Guarantees beside every buy button, the legal right of return and the contract among them.
 * @param visit what the physical shops offer; null without any
 */
export function TrustFacts({ visit }: { visit: string | null }) {
  return (
    <ul className={styles.facts} aria-label="Compre com tranquilidade">
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
        Garantia de 1 ano do fabricante; nós cuidamos do acionamento
      </li>
      <li>
        <TruckIcon />
        Entrega em todo o Brasil
      </li>
      <li>
        <LockIcon />
        <span>
          Pagamento seguro, pelos{' '}
          <Link href="/pagina/termos-de-compra" prefetch={false}>
            termos de compra
          </Link>
        </span>
      </li>
      {visit === null ? null : (
        <li>
          <PinIcon />
          {visit}
        </li>
      )}
    </ul>
  );
}
