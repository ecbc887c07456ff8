import type { ReactNode } from 'react';
import { LinkButton } from '@/components/ui/button';
import { WhatsAppIcon } from '@/components/ui/icons-shop';
import type { Company, Contact, Storefront } from '@/lib/config/storefronts/storefront';
import { addressLine } from '@/lib/config/storefronts/texts';
import styles from './contact-channels.module.css';

type Props = {
  company: Company | null;
  contact: Contact;
  /** WhatsApp link, or null if the settings have no number. */
  whatsappHref: string | null;
  /** Further channels, such as social profiles. */
  children?: ReactNode;
};

/** How to reach the shop, and when it responds. */
export function ContactChannels({
  company,
  contact: { email, phone, hours, whatsApp },
  whatsappHref,
  children,
}: Props) {
  return (
    <section className={`ruled ${styles.channels}`} aria-labelledby="fale-com-a-gente">
      <h2 className={styles.title} id="fale-com-a-gente">
        Canais de atendimento
      </h2>
      <dl className={styles.list} data-keep-clear="">
        {whatsApp === null && whatsappHref === null ? null : (
          <div className={styles.channel}>
            <dt>WhatsApp</dt>
            <dd>
              {whatsappHref === null ? (
                whatsApp
              ) : (
                <LinkButton href={whatsappHref} variant="secondary" target="_blank" rel="noopener">
                  <WhatsAppIcon />
                  {whatsApp ?? 'Conversar'}
                </LinkButton>
              )}
            </dd>
          </div>
        )}
        {phone === null && hours === null ? null : (
          <div className={styles.channel}>
            <dt>{phone === null ? 'Atendimento' : 'Telefone'}</dt>
            <dd>
              {phone === null ? null : (
                <a className={`tap ${styles.strong}`} href={`tel:${phone.dial}`}>
                  {phone.label}
                </a>
              )}
              {hours === null ? null : <p>{hours.text}</p>}
            </dd>
          </div>
        )}
        {email === null ? null : (
          <div className={styles.channel}>
            <dt>E-mail</dt>
            <dd>
              <a className={`tap ${styles.strong}`} href={`mailto:${email}`}>
                {email}
              </a>
              <p>Respondemos em até um dia útil.</p>
            </dd>
          </div>
        )}
        {company === null ? null : (
          <div className={styles.channel}>
            <dt>Endereço</dt>
            <dd>
              <address className={styles.address}>{addressLine(company.address)}</address>
              <p>
                {company.legalName} <span className={styles.number}>CNPJ {company.cnpj}</span>
              </p>
            </dd>
          </div>
        )}
      </dl>
      {children}
    </section>
  );
}

/** Public offices for complaints that the shop has not resolved; the Procon is named if the storefront names one. */
export function ComplaintLinks({ procon }: Pick<Storefront, 'procon'>) {
  return (
    <>
      Se a nossa resposta não resolver, registre a reclamação em{' '}
      <a href="https://www.consumidor.gov.br/" target="_blank" rel="noopener">
        consumidor.gov.br
      </a>
      , serviço público que fala com as empresas inscritas nele, ou procure o{' '}
      {procon === null ? (
        'Procon da sua cidade ou do seu estado'
      ) : (
        <>
          <a href={procon.href} target="_blank" rel="noopener">
            {procon.name}
          </a>{' '}
          ou o Procon da sua cidade
        </>
      )}
      .
    </>
  );
}
