import type { ShopFacts } from '@/lib/storefront/storefront';
import styles from './footer.module.css';
import { ShopLink } from './shop-link';

/** How to reach the shop, at the same place on every page (L1). */
export function FooterContact({ facts }: { facts: ShopFacts }) {
  return (
    <section className={styles.help} aria-labelledby="rodape-atendimento">
      <h2 className={styles.menuTitle} id="rodape-atendimento">
        Atendimento
      </h2>
      <address className={styles.contact}>
        <a className={styles.link} href={`tel:${facts.phone.dial}`}>
          <span className={styles.strong}>{facts.phone.label}</span>
        </a>
        <a className={styles.link} href={`mailto:${facts.email}`}>
          {facts.email}
        </a>
        <ShopLink className={styles.link} href="/pagina/contato">
          Fale com a gente
        </ShopLink>
        <span>{facts.hours}</span>
        <span>{facts.whatsApp}</span>
      </address>
    </section>
  );
}
