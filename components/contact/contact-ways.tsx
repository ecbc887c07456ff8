import type { ReactNode } from 'react';
import { WhatsAppIcon } from '@/components/ui/icons-shop';
import { LinkButton } from '@/components/ui/link-button';
import type { ShopFacts } from '@/lib/storefront/storefront';
import styles from './contact-ways.module.css';

type Props = {
  facts: ShopFacts;
  /** Address of a chat with the shop, or null when its settings give no number. */
  whatsappHref: string | null;
  title?: string | undefined;
  /** Further ways, such as profiles elsewhere. */
  children?: ReactNode;
};

/** How to reach the shop, and when it answers (INST-20, SCOPE-16, SCOPE-17, L1). */
export function ContactWays({ facts, whatsappHref, title = 'Fale com a gente', children }: Props) {
  const { email, phone, hours, whatsApp, legalName, cnpj, address } = facts;
  return (
    <section className={styles.ways} aria-labelledby="fale-com-a-gente">
      <h2 className={styles.title} id="fale-com-a-gente">
        {title}
      </h2>
      <dl className={styles.list}>
        <div className={styles.way}>
          <dt>WhatsApp</dt>
          <dd>
            {whatsappHref === null ? (
              whatsApp
            ) : (
              <LinkButton href={whatsappHref} variant="secondary" target="_blank" rel="noopener">
                <WhatsAppIcon />
                {whatsApp}
              </LinkButton>
            )}
          </dd>
        </div>
        <div className={styles.way}>
          <dt>Telefone</dt>
          <dd>
            <a className={styles.strong} href={`tel:${phone.dial}`}>
              {phone.label}
            </a>
            <p>{hours}</p>
          </dd>
        </div>
        <div className={styles.way}>
          <dt>E-mail</dt>
          <dd>
            <a className={styles.strong} href={`mailto:${email}`}>
              {email}
            </a>
            <p>Respondemos em até um dia útil.</p>
          </dd>
        </div>
        <div className={styles.way}>
          <dt>Endereço</dt>
          <dd>
            <address className={styles.address}>{address}</address>
            <p>
              {legalName} <span className={styles.number}>CNPJ {cnpj}</span>
            </p>
          </dd>
        </div>
      </dl>
      {children}
    </section>
  );
}
