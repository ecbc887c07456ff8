import type { ReactNode } from 'react';
import { LinkButton } from '@/components/ui/button';
import { WhatsAppIcon } from '@/components/ui/icons-shop';
import type { CompanyInfo } from '@/lib/config/storefronts/storefront';
import styles from './contact-channels.module.css';

type Props = {
  facts: CompanyInfo;
  /** WhatsApp link, or null when the settings have no number. */
  whatsappHref: string | null;
  title?: string | undefined;
  /** Further channels, such as social profiles. */
  children?: ReactNode;
};

/** How to reach the shop, and when it answers. */
export function ContactChannels({ facts, whatsappHref, title = 'Fale com a gente', children }: Props) {
  const { email, phone, hours, whatsApp, legalName, cnpj, address } = facts;
  return (
    <section className={styles.channels} aria-labelledby="fale-com-a-gente">
      <h2 className={styles.title} id="fale-com-a-gente">
        {title}
      </h2>
      <dl className={styles.list}>
        <div className={styles.channel}>
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
        <div className={styles.channel}>
          <dt>Telefone</dt>
          <dd>
            <a className={styles.strong} href={`tel:${phone.dial}`}>
              {phone.label}
            </a>
            <p>{hours}</p>
          </dd>
        </div>
        <div className={styles.channel}>
          <dt>E-mail</dt>
          <dd>
            <a className={styles.strong} href={`mailto:${email}`}>
              {email}
            </a>
            <p>Respondemos em até um dia útil.</p>
          </dd>
        </div>
        <div className={styles.channel}>
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
