import type { Company } from '@/lib/config/storefronts/storefront';
import { addressLine } from '@/lib/config/storefronts/texts';
import { encodeCompactJson } from '@/lib/shared/encode-compact-json';
import type { MenuLink } from '@/lib/shared/menu-link';
import { type FooterColumn, FooterView, type FooterViewProps } from './footer-view';

type Props = Pick<FooterViewProps, 'social' | 'newsletter' | 'extra' | 'seals'> & {
  storefront: Pick<FooterViewProps, 'name' | 'wordmark' | 'contact'> & { company: Company | null };
  /** Four-digit year for the legal line. */
  year: number;
  /** Entries with children become columns; all others share one. */
  menus: readonly MenuLink[];
};

const toColumn = (title: string, links: readonly MenuLink[]): FooterColumn => ({
  title,
  links: links.map(({ label, href, target }) => ({ label, href, ...(target && { target }) })),
});

function menuColumns(menus: readonly MenuLink[]): FooterColumn[] {
  const ungrouped = menus.filter(({ children }) => children.length === 0);
  const groups = menus
    .filter(({ children }) => children.length > 0)
    .map(({ label, children }) => toColumn(label, children));
  return ungrouped.length > 0 ? [...groups, toColumn('Mais', ungrouped)] : groups;
}

/** Footer of every page, including error pages. Everything that does not depend on the browser is computed here. */
export function Footer({ storefront, year, menus, ...slots }: Props) {
  const { name, wordmark, contact, company } = storefront;
  return (
    <FooterView
      name={name}
      wordmark={wordmark}
      contact={contact}
      columns={encodeCompactJson(menuColumns(menus))}
      owner={`© ${year} ${company ? `${company.legalName} CNPJ ${company.cnpj}` : name}`}
      address={company ? addressLine(company.address) : ''}
      {...slots}
    />
  );
}
