'use client';

import Link from 'next/link';
import type { ReactNode } from 'react';
import { iconButtonLook } from '@/components/ui/icon-button';
import { BlogIcon, FacebookIcon, InstagramIcon } from '@/components/ui/icons-shop';
import type { Storefront } from '@/lib/storefront/storefront';
import { Container } from './container';
import styles from './footer.module.css';
import { FooterContact } from './footer-contact';
import { FooterLegal } from './footer-legal';
import type { MenuLink } from './menu-link';
import { PaymentMarks } from './payment-marks';
import { SecuritySeals } from './security-seals';
import { ShopLink } from './shop-link';
import { Wordmark } from './wordmark';

const SOCIAL = [
  { network: 'instagram', label: 'Instagram', Icon: InstagramIcon },
  { network: 'facebook', label: 'Facebook', Icon: FacebookIcon },
  { network: 'blog', label: 'Blog', Icon: BlogIcon },
] as const;

type Props = {
  storefront: Pick<Storefront, 'name' | 'wordmark' | 'facts'>;
  /** Four-digit year of the legal line. */
  year: number;
  /** Groups of links; a group is an entry with children (FOOT-04). */
  menus: readonly MenuLink[];
  /** Addresses by network; networks without one do not show (FOOT-03). */
  social: Partial<Record<(typeof SOCIAL)[number]['network'], string>>;
  newsletter?: ReactNode;
  /** The 'most searched' list and the like, between links and marks (FOOT-07). */
  extra?: ReactNode;
};

/** Loose links (entries without children) share one column under a general heading. */
function columns(menus: readonly MenuLink[]): { title: string; links: readonly MenuLink[] }[] {
  const loose = menus.filter(({ children }) => children.length === 0);
  const groups = menus
    .filter(({ children }) => children.length > 0)
    .map(({ label, children }) => ({ title: label, links: children }));
  return loose.length > 0 ? [...groups, { title: 'Mais', links: loose }] : groups;
}

/**
 * Footer of every page, error pages included (FOOT-01 to FOOT-06, L1). It does nothing in the browser; as a client
 * component its markup is not in every page's data a second time.
 */
export function Footer({ storefront, year, menus, social, newsletter, extra }: Props) {
  const shown = SOCIAL.flatMap((entry) => {
    const href = social[entry.network];
    return href ? [{ ...entry, href }] : [];
  });
  return (
    <footer className={styles.footer}>
      <Container>
        <div className={styles.top}>
          <div className={styles.lead}>
            <Link className={styles.name} href="/" prefetch={false}>
              <Wordmark name={storefront.name} wordmark={storefront.wordmark} />
            </Link>
            {newsletter ? <div className={styles.newsletter}>{newsletter}</div> : null}
            {shown.length > 0 ? (
              <ul className={styles.social} aria-label="Redes sociais">
                {shown.map(({ network, label, href, Icon }) => (
                  <li key={network}>
                    <a {...iconButtonLook()} href={href} target="_blank" rel="noopener" aria-label={label}>
                      <Icon />
                    </a>
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
          <div className={styles.menus}>
            {columns(menus).map(({ title, links }) => (
              <nav aria-label={`Rodapé: ${title}`} key={title}>
                <h2 className={styles.menuTitle}>{title}</h2>
                <ul>
                  {links.map(({ label, href, target }) => (
                    <li key={`${href}${label}`}>
                      {href === null ? (
                        label
                      ) : (
                        <ShopLink className={styles.link} href={href} target={target}>
                          {label}
                        </ShopLink>
                      )}
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
            <FooterContact facts={storefront.facts} />
          </div>
        </div>
        {extra}
        <div className={styles.marks}>
          <PaymentMarks />
          <SecuritySeals />
        </div>
        <FooterLegal facts={storefront.facts} year={year} />
      </Container>
    </footer>
  );
}
