import { AccessibilityIcon, ReturnIcon } from '@/components/ui/icons-shop';
import type { ShopFacts } from '@/lib/storefront/storefront';
import styles from './footer.module.css';
import { ShopLink } from './shop-link';

/** Opens the choice of cookies where there is JavaScript; else the place that explains it (L10). */
const COOKIES = '/pagina/politica-de-privacidade#cookies';

type Props = { facts: ShopFacts; year: number };

/** Legal line with name, CNPJ and address (FOOT-06, L1), the 7 days of regret (L4) and the accessibility mark (L11). */
export function FooterLegal({ facts, year }: Props) {
  return (
    <div className={styles.legal}>
      <p>
        © {year} {facts.legalName} CNPJ {facts.cnpj}
        <br />
        {facts.address}
      </p>
      <p className={styles.rights}>
        <ShopLink className={styles.link} href="/pagina/troca-e-devolucao">
          <ReturnIcon />
          Troca e devolução em até 7 dias
        </ShopLink>
        <ShopLink className={styles.link} href="/pagina/acessibilidade">
          <AccessibilityIcon />
          Acessibilidade
        </ShopLink>
        <ShopLink className={styles.link} href={COOKIES}>
          Preferências de cookies
        </ShopLink>
      </p>
    </div>
  );
}
