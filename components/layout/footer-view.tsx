'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { iconButtonProps } from '@/components/ui/icon-button';
import {
  AccessibilityIcon,
  FacebookIcon,
  InstagramIcon,
  LockIcon,
  ReturnIcon,
  ShieldIcon,
} from '@/components/ui/icons-core';
import type { Contact, Wordmark as Mark, OpeningHours } from '@/lib/config/storefronts/storefront';
import { type CompactJson, decodeCompactJson } from '@/lib/shared/compact-json';
import type { MenuLink } from '@/lib/shared/menu-link';
import { Container } from './container';
import styles from './footer.module.css';
import { LinkList, ShopLink } from './links';
import { PaymentMarks } from './payment-marks';
import { Wordmark } from './wordmark';

const SOCIAL = [
  { network: 'instagram', label: 'Instagram', Icon: InstagramIcon },
  { network: 'facebook', label: 'Facebook', Icon: FacebookIcon },
  { network: 'blog', label: 'Blog', Icon: null },
] as const;

/** Opening hours as plain text, because the footer is in the payload of each page. */
export type FooterContactDetails = Omit<Contact, 'hours'> & { hours: Pick<OpeningHours, 'text'> | null };

/** A titled column of links. */
export type FooterColumn = { title: string; links: readonly Pick<MenuLink, 'label' | 'href' | 'target'>[] };

export type FooterViewProps = {
  /** Name of the shop, and its logo. */
  name: string;
  wordmark: Mark;
  contact: FooterContactDetails;
  columns: CompactJson<readonly FooterColumn[]>;
  /** Owner and postal address; '' for none. */
  owner: string;
  address: string;
  /** URLs; networks without one are not shown. */
  social: Partial<Record<(typeof SOCIAL)[number]['network'], string>>;
  newsletter?: ReactNode;
  /** Between the links and the payment marks, such as the list of popular searches. */
  extra?: ReactNode;
  /** List items next to the security seals. */
  seals?: ReactNode;
};

/**
 * The footer. It is a client component although it has no behaviour, so that it adds only its props to the page's
 * payload, not its markup a second time.
 */
export function FooterView({ columns, contact, social, newsletter, extra, seals, ...shop }: FooterViewProps) {
  const networks = SOCIAL.flatMap((entry) => {
    const href = social[entry.network];
    return href ? [{ ...entry, href }] : [];
  });
  return (
    <footer className={styles.footer}>
      <Container>
        <div className={styles.top}>
          <div className={styles.lead}>
            <Link className={styles.logo} href="/" prefetch={false}>
              <Wordmark name={shop.name} wordmark={shop.wordmark} />
            </Link>
            {networks.length > 0 ? (
              <nav className={styles.social} aria-label="Redes sociais">
                {networks.map(({ network, label, href, Icon }) =>
                  Icon ? (
                    <a
                      {...iconButtonProps()}
                      href={href}
                      target="_blank"
                      rel="noopener"
                      aria-label={label}
                      key={network}
                    >
                      <Icon />
                    </a>
                  ) : (
                    <a className="tap" href={href} target="_blank" rel="noopener" key={network}>
                      {label}
                    </a>
                  ),
                )}
              </nav>
            ) : null}
            {newsletter}
          </div>
          <div className={styles.menus}>
            {decodeCompactJson(columns).map(({ title, links }) => (
              <nav aria-label={`Rodapé: ${title}`} key={title}>
                {/* Wide screens always show its links. */}
                <details>
                  <summary className={styles.fold}>{title}</summary>
                  <LinkList links={links} className={styles.links} />
                </details>
              </nav>
            ))}
            <FooterContact contact={contact} />
          </div>
        </div>
        {extra}
        <div className={styles.trust}>
          <PaymentMarks />
          <SecuritySeals>{seals}</SecuritySeals>
        </div>
        <FooterLegal owner={shop.owner} address={shop.address} />
      </Container>
    </footer>
  );
}

/** Contact details, which Brazilian law requires on every page. */
function FooterContact({ contact: { phone, email, hours, whatsApp } }: { contact: FooterContactDetails }) {
  // Several lines in one element, because the footer is on each page.
  const times = [hours?.text, whatsApp].filter(Boolean).join('\n');
  return (
    <section className={styles.help} aria-labelledby="rodape-atendimento">
      <h2 className={styles.menuTitle} id="rodape-atendimento">
        Atendimento
      </h2>
      <address className={styles.contact}>
        {phone ? (
          <a className={styles.link} href={`tel:${phone.dial}`}>
            {phone.label}
          </a>
        ) : null}
        {email ? (
          <a className={styles.link} href={`mailto:${email}`}>
            {email}
          </a>
        ) : null}
        <ShopLink className={styles.link} href="/pagina/contato">
          Fale com a gente
        </ShopLink>
        {times ? <p>{times}</p> : null}
      </address>
    </section>
  );
}

/** With JavaScript this link opens the cookie preferences; without, the page that explains them. */
const COOKIES_HREF = '/pagina/politica-de-privacidade#cookies';

/** Company details and links that Brazilian law requires: right of withdrawal, accessibility, cookies. */
function FooterLegal({ owner, address }: { owner: string; address: string }) {
  return (
    <div className={styles.legal}>
      <p>{[owner, address].filter(Boolean).join('\n')}</p>
      <p className={styles.rights}>
        <ShopLink className={styles.link} href="/pagina/troca-e-devolucao">
          <ReturnIcon />
          Troca e devolução em até 7 dias
        </ShopLink>
        <ShopLink className={styles.link} href="/pagina/acessibilidade">
          <AccessibilityIcon />
          Acessibilidade
        </ShopLink>
        <ShopLink className={styles.link} href={COOKIES_HREF}>
          Preferências de cookies
        </ShopLink>
      </p>
    </div>
  );
}

const SEALS = [
  { label: 'Conexão segura', Icon: LockIcon },
  { label: 'Dados protegidos pela LGPD', Icon: ShieldIcon },
] as const;

/** Security seals, and seals from other companies. `SealGuard` handles a right click on elements with `data-seal`. */
export function SecuritySeals({ children }: { children?: ReactNode }) {
  return (
    <ul className={styles.seals} aria-label="Segurança" data-seal="">
      {SEALS.map(({ label, Icon }) => (
        <li className={styles.seal} key={label}>
          <Icon />
          {label}
        </li>
      ))}
      {children}
    </ul>
  );
}
