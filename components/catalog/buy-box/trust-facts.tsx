import Link from 'next/link';
import { LockIcon, ReturnIcon, ShieldIcon } from '@/components/ui/icons-core';
import { GlassesIcon, PinIcon } from '@/components/ui/icons-shop';
import styles from './trust-facts.module.css';

type Props = {
  /** Mentions the physical shops; null if there are none. */
  visit: string | null;
  /** Promises about prescription lenses: laboratory days, and time to get used to them. */
  lensPromises?: readonly string[];
};

/** Guarantees next to every buy button, including the legal right of withdrawal and the contract. */
export function TrustFacts({ visit, lensPromises = [] }: Props) {
  return (
    <ul className={styles.facts} aria-label="Compre com tranquilidade">
      <li>
        <ReturnIcon />
        <Link href="/pagina/troca-e-devolucao" prefetch={false}>
          7 dias para devolver
        </Link>
        , contados do recebimento
      </li>
      <li>
        <ShieldIcon />
        Garantia de 1 ano do fabricante; nós cuidamos do acionamento
      </li>
      {lensPromises.length === 0 ? null : (
        <li>
          <GlassesIcon />
          Lentes de grau: {lensPromises.join(', ')}
        </li>
      )}
      <li>
        <LockIcon />
        Pagamento seguro, pelos{' '}
        <Link href="/pagina/termos-de-compra" prefetch={false}>
          termos de compra
        </Link>
      </li>
      {visit === null ? null : (
        <li>
          <PinIcon />
          <Link href="/pagina/onde-estamos" prefetch={false}>
            {visit}
          </Link>
        </li>
      )}
    </ul>
  );
}
