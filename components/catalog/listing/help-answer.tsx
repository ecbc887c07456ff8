import { Fragment } from 'react';
import { ShopLink } from '@/components/layout/links';
import { LinkButton } from '@/components/ui/button';
import type { HelpPage } from '@/lib/catalog/search/search-offers';
import { type Alternatives, AskByChat } from './empty-listing';
import styles from './listing.module.css';
import { PopularProducts } from './popular-products';

/** Help pages that match a search, above the products that the search finds (SEARCH-12). */
export function HelpLinks({ typed, links }: { typed: string; links: readonly HelpPage[] }) {
  if (links.length === 0) return null;
  return (
    <p>
      {`Sobre “${typed}”, veja `}
      {links.map(({ label, href, answer }, index) => (
        <Fragment key={href}>
          {index > 0 ? ' e ' : ''}
          <ShopLink href={href}>{label}</ShopLink>
          {answer ? ` (${answer.replace(/\.$/, '')})` : ''}
        </Fragment>
      ))}
      .
    </p>
  );
}

type Props = {
  links: readonly HelpPage[];
  /** WhatsApp number from the settings; '' for none. */
  whatsapp: string;
  alternatives: Alternatives;
};

/** Result of a search for help that finds no product: only the help pages (SEARCH-12). */
export function HelpAnswer({ links, whatsapp, alternatives }: Props) {
  return (
    <div className={styles.empty}>
      {links.map(({ href, answer }) => (answer ? <p key={href}>{answer}</p> : null))}
      <div className={styles.steps}>
        {links.map(({ label, href }) => (
          <LinkButton key={href} href={href}>
            {label}
          </LinkButton>
        ))}
        <AskByChat whatsapp={whatsapp} message="Olá! Tenho uma dúvida sobre a loja. Podem me ajudar?" />
      </div>
      <PopularProducts level="h2" whatsapp={whatsapp} {...alternatives} />
    </div>
  );
}
