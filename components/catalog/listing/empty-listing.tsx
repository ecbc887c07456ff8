import { ShopSymbol } from '@/components/layout/drawings';
import { LinkList } from '@/components/layout/links';
import { buttonProps, LinkButton } from '@/components/ui/button';
import type { CategoryLink, Facets } from '@/lib/catalog/listing/facets';
import { currentStorefront } from '@/lib/config/storefronts/current';
import type { Produto } from '@/lib/platform/schemas/product';
import { whatsappLink } from '@/lib/shared/whatsapp';
import styles from './listing.module.css';
import { ListingLink } from './listing-link';
import { PopularProducts } from './popular-products';

/** Offers of an empty listing: departments and popular products. */
export type Alternatives = {
  categories: readonly CategoryLink[];
  /** The shop's brands by name, if the search may have been for another brand. */
  brands?: readonly { label: string; href: string }[];
  title: string;
  produtos: readonly Produto[];
};

/** A link to a chat that begins with `message`; renders nothing without a number. */
export function AskByChat({ whatsapp, message }: { whatsapp: string; message: string }) {
  const href = whatsappLink(whatsapp, message);
  if (!href) return null;
  return (
    <LinkButton href={href} variant="quiet" target="_blank" rel="noopener">
      Perguntar pelo WhatsApp
    </LinkButton>
  );
}

/** More brands would push the products out of view; 'Todas as marcas' is above. */
const MAX_BRANDS = 24;

function soldBrandsText(count: number): string {
  if (count > MAX_BRANDS) return `Algumas das ${count} marcas da loja:`;
  return count === 1 ? 'Trabalhamos com esta:' : `Trabalhamos com estas ${count}:`;
}

/** For a search without results, which may have been for another brand: the brands that the shop sells. */
function SoldBrands({ brands }: { brands: readonly { label: string; href: string }[] }) {
  return (
    <section className={`ruled ${styles.brands}`} aria-labelledby="marcas-vendidas">
      <h2 id="marcas-vendidas">Procura uma marca?</h2>
      <p className={styles.emptyText}>{soldBrandsText(brands.length)}</p>
      <LinkList links={brands.slice(0, MAX_BRANDS)} linkClassName="tap" />
    </section>
  );
}

type EmptyListingProps = {
  facets: Facets;
  isSearch: boolean;
  /** Text of the search; '' for none. */
  searched: string;
  isPastEnd: boolean;
  firstPageHref: string;
  /** WhatsApp number from the settings; '' for none. */
  whatsapp: string;
  alternatives: Alternatives | null;
};

/** Message and next steps for an empty list. */
export function EmptyListing({ facets, alternatives, ...state }: EmptyListingProps) {
  const { isSearch, searched, isPastEnd, firstPageHref, whatsapp } = state;
  const { categorias, applied, clearHref } = facets;
  const { icon, copy } = currentStorefront();
  const nearby = [
    ...(categorias?.filhas ?? []),
    ...(categorias?.irmas ?? []),
    ...(categorias?.niveisAnteriores ?? []),
  ];
  const isUnknown = isSearch && !isPastEnd && applied.length === 0;
  const brands = isUnknown && searched !== '' ? (alternatives?.brands ?? []) : [];
  const ways = nearby.length > 0 ? nearby.slice(0, 4) : (alternatives?.categories ?? []);
  return (
    <div className={styles.empty}>
      <ShopSymbol paths={icon} />
      {isUnknown ? null : <h2 className={styles.emptyTitle}>Nenhum produto encontrado</h2>}
      <p className={styles.emptyText}>
        {/* The page's heading already says it. */}
        {isUnknown ? 'Nenhum produto encontrado. ' : ''}
        {emptyAdvice({ isSearch, isPastEnd, isFiltered: applied.length > 0 }, copy.noResultsTip)}
      </p>
      <div className={styles.steps}>
        {isPastEnd ? (
          <ListingLink {...buttonProps({})} href={firstPageHref}>
            Voltar à primeira página
          </ListingLink>
        ) : null}
        {applied.length > 0 ? (
          <ListingLink {...buttonProps({})} href={clearHref} replacesAll>
            Limpar filtros
          </ListingLink>
        ) : null}
        {ways.map(({ nome, href }) => (
          <LinkButton key={href} href={href} variant="secondary">
            {nome}
          </LinkButton>
        ))}
        {brands.length > 0 && brands.length <= MAX_BRANDS ? null : (
          <LinkButton href="/marcas" variant="secondary">
            Todas as marcas
          </LinkButton>
        )}
      </div>
      <AskByChat
        whatsapp={whatsapp}
        message="Olá! Não encontrei no site o produto que procuro. Podem me ajudar?"
      />
      {brands.length > 0 ? <SoldBrands brands={brands} /> : null}
      {alternatives ? <PopularProducts level="h3" whatsapp={whatsapp} {...alternatives} /> : null}
    </div>
  );
}

type EmptyReason = { isSearch: boolean; isPastEnd: boolean; isFiltered: boolean };

function emptyAdvice(state: EmptyReason, searchAdvice: string): string {
  if (state.isPastEnd) return 'Esta lista termina antes desta página.';
  if (state.isFiltered) return 'Nenhum modelo reúne todos os filtros escolhidos. Tire um deles ou recomece.';
  if (state.isSearch) return searchAdvice;
  return 'Esta seleção está sendo renovada. Enquanto isso, veja o resto da loja.';
}
